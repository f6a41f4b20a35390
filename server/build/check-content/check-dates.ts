import type { GuideContent } from "./guide-content.ts";
import type { Finding } from "./violation.ts";

/** Checks that news comes newest first, and that none is later than the guide's information. */
export function checkDates({ news, figures }: GuideContent): readonly Finding[] {
  const dates = news.newsItems.map(({ date }) => date);
  return [
    ...dates.map(
      (date, index): Finding => [["news", "newsItems", index, "date"], orderMessage(date, dates[index - 1])],
    ),
    [["figures", "asOf"], gatheredMessage(figures.asOf, dates[0])],
  ];
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
