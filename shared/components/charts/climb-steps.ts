import type { RoadHeight } from "../../content/schema/bus-routes.ts";

/** The class of what follows the road while the page scrolls. Its rules set the place and the height. */
export const climbClass = "climb";

/** The steps of the climb, one for each known point of the road. The build adds them to the style sheet. */
export function climbRules(points: readonly RoadHeight[]): string {
  const { km: length = 1, meters: summit = 1 } = points.at(-1) ?? {};
  const steps = points.map(
    ({ km, meters }) =>
      `${((km / length) * 100).toFixed(1)}%{--km:${km};--meters:${meters};--rise:${((meters / summit) * 100).toFixed(1)}%}`,
  );
  return `.${climbClass}{animation-name:climb}@keyframes climb{${steps.join("")}}`;
}
