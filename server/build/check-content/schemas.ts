import { z } from "zod";
import { destinations } from "../../../shared/content/destinations.ts";
import { asOf } from "../../../shared/content/figures.ts";
import { longDate } from "../../../shared/content/formulas/dates.ts";
import { landmarks } from "../../../shared/content/maps/city-map.ts";
import { newsItems } from "../../../shared/content/news.ts";
import { dayPlan, dayPlanSchemas, stop } from "../../../shared/content/schema/day-plans.ts";
import { destination, walk } from "../../../shared/content/schema/destinations.ts";
import { figureSchemas } from "../../../shared/content/schema/figures.ts";
import { foodSchemas } from "../../../shared/content/schema/foods.ts";
import { gettingThereSchemas } from "../../../shared/content/schema/getting-there.ts";
import { mapSchemas } from "../../../shared/content/schema/maps.ts";
import { datedFact, newsSchemas, road } from "../../../shared/content/schema/news.ts";
import { operatorSchemas } from "../../../shared/content/schema/operators.ts";
import { pageSchemas } from "../../../shared/content/schema/pages.ts";
import { scheduleSchemas } from "../../../shared/content/schema/schedule.ts";
import { staySchemas } from "../../../shared/content/schema/stays.ts";
import { terminalSchemas } from "../../../shared/content/schema/terminals.ts";
import { travelTipSchemas } from "../../../shared/content/schema/travel-tips.ts";
import { id, list, text } from "../../../shared/content/schema/values.ts";
import { yearSchemas } from "../../../shared/content/schema/year.ts";

const knownFact = datedFact
  .refine((fact) => fact.text.includes(longDate(fact.lastKnown)), "Name the date of `lastKnown` in the text.")
  .refine(({ lastKnown }) => lastKnown <= asOf, {
    path: ["lastKnown"],
    message: "`lastKnown` is later than `asOf` in figures.ts. Correct one of them.",
  });

const placeId = idIn([...destinations, ...landmarks], "destinations.ts or maps/city-map.ts");
const sight = destination.extend({
  near: list(placeId).exactOptional(),
  onFoot: list(walk.extend({ from: placeId })).exactOptional(),
});
const plan = dayPlan.extend({ stops: list(stop.extend({ place: placeId.exactOptional() })) });

/** By the names of exports in content. Those listed here look into other content. */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  ...dayPlanSchemas,
  ...figureSchemas,
  ...foodSchemas,
  ...gettingThereSchemas,
  ...mapSchemas,
  ...newsSchemas,
  ...operatorSchemas,
  ...scheduleSchemas,
  ...pageSchemas,
  ...staySchemas,
  ...terminalSchemas,
  ...travelTipSchemas,
  ...yearSchemas,
  attractionIds: list(idIn(destinations, "destinations.ts")),
  datedFacts: z.record(z.string(), knownFact),
  dayPlans: list(plan),
  destinations: list(sight),
  roads: list(road.extend({ notice: idIn(newsItems, "news.ts").exactOptional() })),
  sessionRoad: sight,
};

const texts: z.ZodType = z.lazy(() => z.union([text, z.array(text), z.record(z.string(), texts)]));

/** For what needs no schema of its own: a figure, or texts in a list or by name. */
export const figureOrTexts = z.union(
  [z.number().positive(), texts],
  "Give these facts a schema in shared/content/schema.",
);

/** The id of an entry in another list. */
function idIn(entries: readonly { readonly id: string }[], file: string) {
  return id.refine((known) => entries.some((entry) => entry.id === known), `Nothing in ${file} has this id.`);
}
