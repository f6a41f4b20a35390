import { z } from "zod";
import { firstDuplicate } from "../../../shared/content/formulas/lists.ts";
import { dayPlanSchemas } from "../../../shared/content/schema/day-plans.ts";
import { destinationSchemas } from "../../../shared/content/schema/destinations.ts";
import { figureSchemas } from "../../../shared/content/schema/figures.ts";
import { foodSchemas } from "../../../shared/content/schema/foods.ts";
import { gettingThereSchemas } from "../../../shared/content/schema/getting-there.ts";
import { linkSchemas } from "../../../shared/content/schema/links.ts";
import { mapSchemas } from "../../../shared/content/schema/maps.ts";
import { newsSchemas } from "../../../shared/content/schema/news.ts";
import { operatorSchemas } from "../../../shared/content/schema/operators.ts";
import { pageSchemas } from "../../../shared/content/schema/pages.ts";
import { scheduleSchemas } from "../../../shared/content/schema/schedule.ts";
import { searchSchemas } from "../../../shared/content/schema/search.ts";
import { staySchemas } from "../../../shared/content/schema/stays.ts";
import { terminalSchemas } from "../../../shared/content/schema/terminals.ts";
import { travelTipSchemas } from "../../../shared/content/schema/travel-tips.ts";
import { text } from "../../../shared/content/schema/values.ts";
import { yearSchemas } from "../../../shared/content/schema/year.ts";

const named = [
  dayPlanSchemas,
  destinationSchemas,
  figureSchemas,
  foodSchemas,
  gettingThereSchemas,
  linkSchemas,
  mapSchemas,
  newsSchemas,
  operatorSchemas,
  pageSchemas,
  scheduleSchemas,
  searchSchemas,
  staySchemas,
  terminalSchemas,
  travelTipSchemas,
  yearSchemas,
].flatMap((group) => Object.entries<z.ZodType>(group));

/** By the names of exports in content. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(named);

const doubled = firstDuplicate(named.map(([name]) => name));
if (doubled) {
  throw new Error(
    `Two schemas have the name “${doubled}”. Rename one of them, and the export that it checks.`,
  );
}

/** What needs no schema of its own: a text, a list of texts, or texts by name. */
export const plainTexts: z.ZodType = z.lazy(() =>
  z.union(
    [text, z.array(text), z.record(z.string(), plainTexts)],
    "Give these facts a schema in shared/content/schema, under the name of this export.",
  ),
);
