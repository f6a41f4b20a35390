import { months } from "../../../shared/content/dates.ts";
import type { Festival } from "../../../shared/content/festivals.ts";
import { newsDays } from "./fixed-figures.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Finding } from "./problem.ts";

/** News lies within its days, newest first; the printed months of a festival are those of the charts. */
export function checkDates({ news, figures, festivals }: GuideContent): readonly Finding[] {
  const dates = news.newsItems.map(({ date }) => date);
  return [
    ...dates.map(
      (date, index): Finding => [
        ["news", "newsItems", index, "date"],
        windowMessage(date) ?? orderMessage(date, dates[index - 1]),
      ],
    ),
    [["figures", "asOf"], gatheredMessage(figures.asOf, dates[0])],
    ...festivals.festivals.map(
      (festival, index): Finding => [["festivals", "festivals", index, "month"], monthMessage(festival)],
    ),
  ];
}

function windowMessage(date: string): string | undefined {
  const { first, last } = newsDays;
  return date < first || date > last
    ? `${date} lies outside the guide's news. Write a day from ${first} to ${last}, or widen newsDays in fixed-figures.ts.`
    : undefined;
}

function orderMessage(date: string, before: string | undefined): string | undefined {
  return before !== undefined && date > before
    ? `${date} stands below ${before}. Move it up: the newest comes first.`
    : undefined;
}

function gatheredMessage(asOf: string, newest: string | undefined): string | undefined {
  return newest !== undefined && newest > asOf
    ? `The guide has news of ${newest}. Write that day, or a later one.`
    : undefined;
}

function monthMessage({ month, months: numbers }: Festival): string | undefined {
  const names = numbers.map((number) => months[number - 1]).join("–");
  return month === names
    ? undefined
    : `"${month}" is not what \`months\` says. Write "${names}", or correct the numbers.`;
}
