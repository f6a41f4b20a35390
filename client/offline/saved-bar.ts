import { savedBarId } from "../../shared/offline.ts";

/** A page as it is shown when it comes out of the saved copy: its bar says when it was saved. */
export function withSavedDate(html: string, savedOn: Date): string {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(savedOn);
  const hiddenBar = new RegExp(`(<p [^>]*id="${savedBarId}"[^>]*) hidden=""(>[^<]*<time)>`);
  return html.replace(hiddenBar, `$1$2 datetime="${savedOn.toISOString()}">${date}`);
}
