/**
 * Hands a text to other apps. Where the browser cannot, as inside other apps, the text is copied.
 * @param shown takes the text where it may not be copied without being shown first.
 * @returns whether it was handed over, was copied, or stands selected in `shown`.
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
