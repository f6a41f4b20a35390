import { slugOf } from "../../../shared/content/operators.ts";
import type { GuideContent } from "./guide-content.ts";

/** The path to a value: file, list, entry, field, as in ["stays", "hotels", 3, "priceRange"]. */
export type Place = readonly PropertyKey[];

/** A place in an editor's words. */
interface PlaceName {
  readonly file: string;
  readonly entry: string;
  readonly field: string;
}

/** The parts of a row of the timetable, in order. */
const rowFields = ["time", "operator", "terminal", "bus type"];

/** Returns the file to open, the entry to look for, and its field. */
export function namePlace(content: GuideContent, place: Place): PlaceName {
  const [, list = "", key] = place;
  const whole = valueAt(content, place.slice(0, 2));
  const entry = valueAt(content, place.slice(0, 3));
  const isEntry = key !== undefined && isObject(entry) && (isList(whole) || !isList(entry));
  // A text, a figure or a single object is not an entry of a list: it is called by its name in the file.
  const start = isEntry ? 3 : 2;
  const steps = place.slice(start).map((_, index) => stepName(content, place.slice(0, start + index + 1)));
  return {
    file: fileOf(content, place),
    entry: isEntry ? stepName(content, place.slice(0, 3)) : String(list),
    field: steps.join(" › ") || wholeName(isEntry, whole),
  };
}

/** Returns what to call a whole entry, a whole list, or a single text. */
function wholeName(isEntry: boolean, whole: unknown): string {
  if (isEntry) {
    return "whole entry";
  }
  return isList(whole) ? "whole list" : "text";
}

/** Returns the value at a place; undefined if there is none. */
function valueAt(content: GuideContent, place: Place): unknown {
  return place.reduce<unknown>(
    (value, step) => (isObject(value) ? Reflect.get(value, step) : undefined),
    content,
  );
}

/** Names the last step of a place: a field by its name, an item of a list by its own name or its line. */
function stepName(content: GuideContent, place: Place): string {
  const step = place.at(-1) ?? "";
  if (!isList(valueAt(content, place.slice(0, -1)))) {
    return String(step);
  }
  const line = `line ${Number(step) + 1}`;
  if (place[1] === "departureRows" && place.length === 4) {
    return rowFields[Number(step)] ?? line;
  }
  const item = valueAt(content, place);
  return isList(item) ? item.slice(0, 3).join(" ") : (ownName(item) ?? line);
}

function ownName(item: unknown): string | undefined {
  return ["id", "terminal", "busType", "title", "heading", "name", "months", "place"]
    .map((field) => (isObject(item) ? Reflect.get(item, field) : undefined))
    .find((name) => typeof name === "string");
}

/** Files outside shared/content that are checked as content. */
const elsewhere: Readonly<Record<string, string>> = {
  site: "shared/site.ts",
  scriptTexts: "shared/universal/script-texts.ts",
  searchWords: "shared/search/search-words.ts",
};

/** Returns the file of a place. Each operator has its own file. */
function fileOf(content: GuideContent, place: Place): string {
  const [file, , index] = place;
  const operator = file === "operators" ? content.operators.directory[Number(index)] : undefined;
  if (operator) {
    return `shared/content/operators/${slugOf(operator.name)}.ts`;
  }
  return elsewhere[String(file)] ?? `shared/content/${fileName(place)}`;
}

/** Returns the name of a file of content, and of its schema: "bus-routes.ts" for "busRoutes". */
export function fileName([file = ""]: Place): string {
  return `${String(file).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
