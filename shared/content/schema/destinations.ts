import { z } from "zod";
import { amount, id, line, list, location, text, type ValueOf } from "./values.ts";

const jeepney = z.strictObject({
  /** Completes "Jeepney …": what its sign says, and where to board. "“La Trinidad” from Magsaysay Avenue". */
  boarding: text,
  /** Completes "Get off …". */
  getOff: text,
  /** Minutes from the center. */
  ride: amount,
});

const walk = z.strictObject({
  /** The id of a destination or landmark. */
  from: id,
  /** Completes "7 minutes …". */
  way: text,
});

const destination = z.strictObject({
  /** The anchor on the page, and the name of its picture: "burnham-park". */
  id,
  name: text,
  /** Where the name is too long: on the map and in links to maps. */
  shortName: text.exactOptional(),
  /** "City park", "Viewpoint". */
  type: text,
  description: text,
  teaser: text,
  highlights: list(text),
  /** The time for the visit itself: "1–1½ hours". */
  timeNeeded: text,
  /** Completes "best …". */
  bestTime: text,
  /** "Free", or what is known of the fee, with its year. */
  entrance: text,
  hours: text.exactOptional(),
  /** Steps of the stair up to it. They add time to the walk. */
  stairSteps: z.int().exactOptional(),
  /** Walks from places nearby, if they are short or pleasant enough. The minutes are computed. */
  onFoot: list(walk).exactOptional(),
  jeepney: jeepney.exactOptional(),
  /** Ids of places to combine it with, besides Session Road. */
  near: list(id).exactOptional(),
  inRain: text,
  /** For wheelchairs, strollers and weak knees, in a few words each. What is not known is left out. */
  access: z
    .partialRecord(z.enum(["slope", "steps"]), line)
    .refine((known) => Object.keys(known).length > 0, "Write something of the slope or the steps."),
  /** What to know before going: a closure, a registration. */
  notice: text.exactOptional(),
  pictureAlt: text,
  location,
  /** Meters above sea level, where a terrain model has been read. */
  height: z.int().exactOptional(),
});

export type Destination = ValueOf<typeof destination>;

export const schemas = {
  destinations: list(destination),
  cityCenter: destination,
  cathedralSteps: z.int().positive(),
};
