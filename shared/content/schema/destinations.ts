import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { mapPlacement } from "./maps.ts";
import { id, location, minutes, priceRange, text } from "./texts.ts";

/** A jeepney line that goes to a sight. */
const jeepney = z.strictObject({
  /** What stands on its sign: "La Trinidad". */
  sign: text,
  /** Where it loads, to follow "from". */
  boardAt: text,
  /** Where to leave it, to follow "Get off". */
  getOff: text,
  /** The ride from the center. */
  ride: minutes,
});

/** A place to see, one card on the destinations page. */
export const destination = z.strictObject({
  /** Stable anchor on the page, and the name of its picture: "burnham-park". */
  id,
  name: text,
  /** "City park", "Viewpoint". */
  type: text,
  description: text,
  /** One line for the poster on the home page. */
  teaser: text,
  highlights: list(text),
  /** How long a visit takes, without the way there: "1–1½ hours". */
  timeNeeded: text,
  /** The best part of the day, to follow "best". */
  bestTime: text,
  /** "Free", or what is known of the fee, with its year. */
  entrance: text,
  /** Left out where no hours are known. */
  hours: text.exactOptional(),
  /** Of the stair that leads up to it: they take time on top of the walk. */
  steps: z.int().exactOptional(),
  /** The walk from the center, where it is short or pleasant enough. */
  onFoot: text.exactOptional(),
  jeepney: jeepney.exactOptional(),
  /** Pesos by the meter from Session Road. */
  taxi: priceRange.exactOptional(),
  /** What can be joined with it. */
  near: text,
  inRain: text,
  /** For wheelchairs, strollers and weak knees. */
  access: text,
  /** Something to know before going: a closure, a registration. */
  notice: text.exactOptional(),
  /** What the drawing shows. */
  pictureAlt: text,
  location,
  onMap: mapPlacement.exactOptional(),
});

export type Destination = Fields<typeof destination>;
