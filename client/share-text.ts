/**
 * Shares a text through the browser, or copies it where the browser cannot share, as inside some apps.
 * @param shown receives the text where it can only be copied after it is shown.
 * @returns whether the text was shared, was copied, or stands selected in `shown`. Canceling counts as
 * shared.
 */
export async function shareText(text: string, shown: HTMLElement): Promise<"shared" | "copied" | "shown"> {
  try {
    // One field for everything: given text and address apart, many apps send the address alone.
    await navigator.share({ text });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") {
      return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    shown.textContent = text;
    getSelection()?.selectAllChildren(shown);
    // Deprecated, but it needs no permission: it works in apps that refuse the clipboard.
    return document.execCommand("copy") ? "copied" : "shown";
  }
}
