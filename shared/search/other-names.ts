import type { ProfileSectionId } from "../content/derived/operator-texts.ts";
import { otherNames, otherNamesOfProfileParts } from "../content/other-names.ts";
import type { SiteHref } from "../paths.ts";

// Keys are addresses of the guide, or anchors of sections that all profiles have.
const names: Readonly<Record<string, string | undefined>> = otherNames satisfies Partial<
  Record<SiteHref, string>
>;
const parts: Readonly<Record<string, string | undefined>> = otherNamesOfProfileParts satisfies Partial<
  Record<ProfileSectionId, string>
>;

/** Returns the other names of an entry, if it has any. Those of operators include one word: "joybus". */
export function otherNamesOf(address: string): string | undefined {
  const [, slug = "", part = ""] = /^\/operators\/([^#]+)#?(.*)/.exec(address) ?? [];
  const nameInOneWord = slug.replaceAll("-", "");
  return [names[address] ?? parts[part], nameInOneWord].filter(Boolean).join(" ") || undefined;
}
