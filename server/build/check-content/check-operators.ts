import type { Operator } from "../../../shared/content/operator.ts";
import { operatorSlug, pesos } from "../../../shared/content/operators.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Finding } from "./problem.ts";

/** Each operator agrees with its file, its departures and its own fares. */
export function checkOperators({ operators, schedule }: GuideContent): readonly Finding[] {
  return Object.entries(operators.operatorBySlug).flatMap(([key, operator]) => {
    const place = ["operators", "operatorBySlug", key];
    const rows = schedule.departureRows.filter(([, slug]) => slug === operator.slug);
    return [
      [[...place, "slug"], fileMessage(operator, key) ?? slugMessage(operator)],
      [[...place, "tripsPerDay"], tripsMessage(operator, rows.length)],
      ...operator.fares.map(
        (_, index): Finding => [[...place, "fares", index, "price"], orderMessage(operator, index)],
      ),
    ] satisfies readonly Finding[];
  });
}

function fileMessage({ slug }: Operator, key: string): string | undefined {
  return slug === key
    ? undefined
    : `The operator is filed under "${key}", not "${slug}". Write the same slug in both.`;
}

function slugMessage({ slug, name }: Operator): string | undefined {
  const expected = operatorSlug(name);
  return slug === expected
    ? undefined
    : `The slug of ${name} is "${expected}", not "${slug}": the name in lower case, spaces turned to hyphens. Correct one of the two.`;
}

/** Most operators have no rows at all; those that have any have all of them. */
function tripsMessage({ name, tripsPerDay }: Operator, rows: number): string | undefined {
  return rows === 0 || rows === tripsPerDay
    ? undefined
    : `${name} has ${tripsPerDay} trips a day here and ${rows} rows in schedule.ts. Make the two equal.`;
}

function orderMessage({ fares }: Operator, index: number): string | undefined {
  const [before, fare] = [fares[index - 1], fares[index]];
  return before && fare && pesos(before.price) > pesos(fare.price)
    ? `${fare.busType} at ${fare.price} stands below a dearer fare. Put the cheapest first.`
    : undefined;
}
