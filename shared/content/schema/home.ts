import { z } from "zod";
import { pageName } from "./pages.ts";
import { line, list, type ValueOf } from "./values.ts";

/** A card of the home page that links to a page. */
const journeyCard = z.strictObject({ page: pageName, text: line });

export type JourneyCard = ValueOf<typeof journeyCard>;

export const schemas = { journeyCards: list(journeyCard) };
