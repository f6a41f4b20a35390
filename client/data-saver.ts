/** The Network Information API, which many browsers lack. */
function connection(): { saveData?: boolean; effectiveType?: string } | undefined {
  const browser: typeof navigator & { connection?: ReturnType<typeof connection> } = navigator;
  return browser.connection;
}

export function isSavingData(): boolean {
  return connection()?.saveData ?? false;
}

export function isSlow(): boolean {
  return connection()?.effectiveType?.endsWith("2g") ?? false;
}
