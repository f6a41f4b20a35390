/** What the browser tells about the connection. Undefined in many browsers. */
function connection(): { saveData?: boolean; effectiveType?: string } | undefined {
  const browser: typeof navigator & { connection?: ReturnType<typeof connection> } = navigator;
  return browser.connection;
}

/** Whether the reader has asked the browser to save data. */
export function isSavingData(): boolean {
  return connection()?.saveData ?? false;
}

/** Whether the browser rates the connection as "2g" or "slow-2g". */
export function isSlow(): boolean {
  return connection()?.effectiveType?.endsWith("2g") ?? false;
}
