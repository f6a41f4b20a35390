/**
 * Hands a text to other apps. Where the browser cannot, as inside other apps, the text is copied; where it may
 * not be copied either, the dialog shows it, selected.
 * @returns whether it was copied, which nobody sees unless the page says so.
 */
export async function shareText(text: string, dialog: HTMLDialogElement): Promise<boolean> {
  try {
    // One field for everything: given text and address apart, many apps send the address alone.
    await navigator.share({ text });
    return false;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") {
      return false;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromDialog(text, dialog);
  }
}

function copyFromDialog(text: string, dialog: HTMLDialogElement): boolean {
  const field = dialog.querySelector("textarea");
  if (field === null) {
    throw new Error("The share dialog needs a textarea. See ShareControls.tsx.");
  }
  field.value = text;
  dialog.showModal();
  field.select();
  // Deprecated, but it needs no permission: it works in apps that refuse the clipboard.
  const isCopied = document.execCommand("copy");
  if (isCopied) {
    dialog.close();
  }
  return isCopied;
}
