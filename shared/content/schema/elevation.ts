import { z } from "zod";
import { type Fields, list } from "./forms.ts";

/** The height of a road at one point. */
const roadHeight = z.strictObject({
  /** Kilometers from the beginning of the road. */
  km: z.number(),
  /** Meters above sea level. */
  meters: z.number(),
});

/** The height of a road at its points, from its beginning on. */
export const roadHeights = list(roadHeight).superRefine((points, context) => {
  for (const [index, { km }] of points.entries()) {
    const before = points[index - 1];
    if (before && km <= before.km) {
      context.addIssue({
        code: "custom",
        message: `${km} km stands below ${before.km} km. Write the kilometers in rising order.`,
        path: [index, "km"],
      });
    }
  }
});

export type RoadHeight = Fields<typeof roadHeight>;
