/** With the Network Information API, which many browsers lack. */
const browser: typeof navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator;

export function isSavingData(): boolean {
  return browser.connection?.saveData ?? false;
}

export function isSlow(): boolean {
  return browser.connection?.effectiveType?.endsWith("2g") ?? false;
}
