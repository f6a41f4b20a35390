import type { ProfileSectionId } from "../content/derived/operator-texts.ts";
import { otherNames, otherNamesOfProfileParts } from "../content/other-names.ts";
import type { SiteHref } from "../paths.ts";

// Each key is an address of the guide, or the anchor of a section that all profiles have.
const names: Readonly<Record<string, string | undefined>> = otherNames satisfies Partial<
  Record<SiteHref, string>
>;
const parts: Readonly<Record<string, string | undefined>> = otherNamesOfProfileParts satisfies Partial<
  Record<ProfileSectionId, string>
>;

/**
 * Other names of what is at an address, if it has any. Names of operators also appear as one word: "joybus".
 */
export function otherNamesOf(address: string): string | undefined {
  const [, slug = "", part = ""] = /^\/operators\/([^#]+)#?(.*)/.exec(address) ?? [];
  const nameInOneWord = slug.replaceAll("-", "");
  return [names[address] ?? parts[part], nameInOneWord].filter(Boolean).join(" ") || undefined;
}
