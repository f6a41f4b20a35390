import { z } from "zod";
import { newsItems } from "../../../shared/content/news.ts";
import { dayPlanSchemas, placeId } from "../../../shared/content/schema/day-plans.ts";
import { destination, destinationSchemas, walk } from "../../../shared/content/schema/destinations.ts";
import { figureSchemas } from "../../../shared/content/schema/figures.ts";
import { foodSchemas } from "../../../shared/content/schema/foods.ts";
import { gettingThereSchemas } from "../../../shared/content/schema/getting-there.ts";
import { linkSchemas } from "../../../shared/content/schema/links.ts";
import { mapSchemas } from "../../../shared/content/schema/maps.ts";
import { newsSchemas, road } from "../../../shared/content/schema/news.ts";
import { operatorFacts } from "../../../shared/content/schema/operators.ts";
import { pageSchemas } from "../../../shared/content/schema/pages.ts";
import { scheduleSchemas } from "../../../shared/content/schema/schedule.ts";
import { searchSchemas } from "../../../shared/content/schema/search.ts";
import { staySchemas } from "../../../shared/content/schema/stays.ts";
import { terminalSchemas } from "../../../shared/content/schema/terminals.ts";
import { travelTipSchemas } from "../../../shared/content/schema/travel-tips.ts";
import { idIn, list, text } from "../../../shared/content/schema/values.ts";
import { yearSchemas } from "../../../shared/content/schema/year.ts";

// These accept ids of the file that they check, which its own schema cannot import.
const sight = destination.extend({
  near: list(placeId).exactOptional(),
  onFoot: list(walk.extend({ from: placeId })).exactOptional(),
});
const currentRoad = road.extend({ notice: idIn(newsItems, "news.ts").exactOptional() });

/** By the names of exports in content. */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  ...dayPlanSchemas,
  ...destinationSchemas,
  ...figureSchemas,
  ...foodSchemas,
  ...gettingThereSchemas,
  ...mapSchemas,
  ...newsSchemas,
  ...scheduleSchemas,
  ...pageSchemas,
  ...searchSchemas,
  ...linkSchemas,
  ...staySchemas,
  ...terminalSchemas,
  ...travelTipSchemas,
  ...yearSchemas,
  destinations: list(sight),
  operator: operatorFacts,
  roads: list(currentRoad),
  sessionRoad: sight,
};

/** What needs no schema of its own: a text, a list of texts, or texts by name. */
export const plainTexts: z.ZodType = z.lazy(() =>
  z.union(
    [text, z.array(text), z.record(z.string(), plainTexts)],
    "Give these facts a schema in shared/content/schema.",
  ),
);
