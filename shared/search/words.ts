/** Normalizes a word for comparison. */
export type WordForm = (word: string) => string;

/** Excludes May, which is usually a verb, or Filipino for "there is". */
const months = "january|february|march|april|june|july|august|september|october|november|december";

const wordEnd = "(?![\\p{L}\\p{N}])";

/** Finds words. "4 AM" and "4:30 AM" are words for their hour, "23 December" is one for its month. */
export const wordPattern = new RegExp(
  [
    `(?:\\d{1,2} )?(?:${months})(?: \\d{1,2})?${wordEnd}`,
    `\\d+(?::\\d\\d)? ?[ap]m${wordEnd}`,
    "\\d{1,3}(?:,\\d{3})+",
    "wi[- ]fi",
    "[\\p{L}\\p{M}\\p{N}]+",
  ].join("|"),
  "giu",
);

/** English and Filipino stop words. "Baguio" is on every page. */
const stopWords = new Set(
  `a about accept after again all also am an and another any anybody anyone are around as at available baguio be because
  been before being beside besides best between both but by came can cannot city come coming could did do does doing don else even
  ever every finished for from gave get give go goes going gonna good got had has have he hello help heavy her here hi his how
  i idea if im in into is isn it its just kind know let like lot made make many may me more most my near nearby
  need needed of off on only or other our over overnight per please really recommend refer s same she shop should so some still store such sure t
  take taking tell than thank thanks that the their them then there these they thing this those through to too try u up us
  use using ve very via want was wanna we were what when where whether which while who whose why will with within work would
  worth wrong yes you your
  ako akong alam amin ang ano anong anu at atin ay ba bakit balak banda bang bawat bilang dahil dapat dala dalhin daw dito
  diyan doon dun eh gaano galing gusto gustong habang hanggang hindi ho ilan ilang in ito iyan iyon kailan kailangan kami kanya
  kapag kasi kayo kaya kelan ko kong kung lahat lang lamang lugar mag magdala maging magandang maganda mahaba malapit man marami
  maraming mas may mayroon mayroong mayron meron merong mga mo mong mula muna na naman namin nandito nang nasa natin ng
  nga ngayon ni nila nya niya nyo opo pa paano pag pano pang papunta papuntang para pero pinaka pinakamagandang po
  pumasok pumunta punta pupunta puwede puwedeng pwede pwedeng raw rin din sa saan san sana si sila sino siya sobra sulit sya
  talaga tinatanggap buhay kasya pala uy tapos tayo tuwing tungkol yan yun yung wala walang`
    .split(/\s+/)
    .map(singular),
);

/** Stop words that change the meaning of a phrase: "bus to Manila". */
const phraseWords = new Set(["to", "from", "do", "how", "where", "which", "ilang", "baguio", "overnight"]);

export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/**
 * Returns a function that normalizes words: lower case without accents, singular, and the first of its synonyms.
 * So "paranaque" finds "Parañaque", and "strawberry" and "presa" find "Strawberries".
 */
export function createWordForm(synonyms: readonly (readonly string[])[]): WordForm {
  const canonical = new Map(
    synonyms.flatMap(([first = "", ...others]) => others.map((word) => [singular(word), singular(first)])),
  );
  return (word) => {
    const form = singular(plain(word));
    return canonical.get(form) ?? form;
  };
}

/** Whether a normalized word is too common to search for. */
export function isStopWord(form: string): boolean {
  return stopWords.has(form);
}

/** Whether a normalized word counts in a phrase. */
export function isPhraseWord(form: string): boolean {
  return phraseWords.has(form) || !stopWords.has(form);
}

/** Lower case without accents and commas; a time becomes its hour, a date its month. */
function plain(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^wi[- ]fi$/, "wifi")
    .replaceAll(",", "")
    .replace(/^(\d+)(?::\d\d)? ?([ap]m)$/, "$1$2")
    .replace(/^\d+ | \d+$/g, "");
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/ies$/, "y").replace(/([^s])s$/, "$1") : word;
}
