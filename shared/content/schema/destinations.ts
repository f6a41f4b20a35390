import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { mapPlacement } from "./maps.ts";
import { amount, id, location, range, text } from "./texts.ts";

/** A jeepney line that goes to a sight. */
const jeepney = z.strictObject({
  /** The text on its sign: "La Trinidad". */
  sign: text,
  /** Where to board, as words after "from". */
  boardAt: text,
  /** Where to leave it, as words after "Get off". */
  getOff: text,
  /** Minutes from the center. */
  ride: amount,
});

/** A place to see, one card on the destinations page. */
export const destination = z.strictObject({
  /** The anchor on the page, and the name of its picture: "burnham-park". */
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
  /** The best part of the day, as words after "best". */
  bestTime: text,
  /** "Free", or what is known of the fee, with its year. */
  entrance: text,
  /** Missing if no hours are known. */
  hours: text.exactOptional(),
  /** Steps of the stair that leads up to it. They add time to the walk. */
  steps: z.int().exactOptional(),
  /** How to walk there from the center, if that is short or pleasant enough. */
  onFoot: text.exactOptional(),
  jeepney: jeepney.exactOptional(),
  /** The metered fare from Session Road, in pesos. */
  taxi: range.exactOptional(),
  /** What to combine it with. */
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
