import { readPage } from "./read-page.ts";

/** Words that weaken a statement, or pass the question on to the reader. "May" is a month. */
const hedges = new RegExp(
  `\\b(?:${[
    "[Uu]sual(?:ly)?",
    "[Oo]ften",
    "[Ss]ometimes",
    "may",
    "[Mm]ight",
    "[Mm]aybe",
    "[Pp]erhaps",
    "[Pp]robably",
    "[Ll]ikely",
    "[Mm]ostly",
    "[Gg]enerally",
    "[Nn]ormally",
    "[Tt]ypically",
    "[Rr]oughly",
    "[Rr]eport(?:s|ed|edly)?",
    "said to",
    "not confirmed",
    "[Uu]nconfirmed",
    "(?:not |un)known",
    "[Ee]stimates?",
    "[Aa]pproximate(?:ly)?",
    "[Aa]sk",
    "[Cc]heck(?!-)",
    "[Cc]onfirm",
    "[Ss]eems?",
    "[Aa]ppears?",
    "[Aa]s a rule",
    // Before a figure, it only says how exact the figure is; after "ask", it is no hedge.
    "about(?= (?:an?|half|every|once|twice|daily|hourly)\\b)",
  ].join("|")})\\b`,
  "g",
);

/** The hedges in the main text of a page, and how many words it has. */
export function hedgesOf(html: string): { readonly found: readonly string[]; readonly words: number } {
  const { body } = readPage(html.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2060", ""));
  const main = body.querySelector("main") ?? body;
  for (const unread of main.querySelectorAll("script, style, template, svg, [aria-hidden=true]")) {
    unread.remove();
  }
  // A space between elements, or the last word of one and the first of the next are one.
  const text = main.innerHTML
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/&\w+;/g, "");
  return {
    found: Array.from(text.matchAll(hedges), ([word]) => word),
    words: text.match(/[\p{L}\p{N}₱][^\s]*/gu)?.length ?? 0,
  };
}
