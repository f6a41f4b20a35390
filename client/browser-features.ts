/** Features that some browsers lack, with what the guide does then. */
const browser: typeof navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator;

export function isSavingData(): boolean {
  return browser.connection?.saveData ?? false;
}

export function isSlow(): boolean {
  return browser.connection?.effectiveType?.endsWith("2g") ?? false;
}

/** Runs a function when the browser is idle, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(run, { timeout: 2_000 });
  } else {
    setTimeout(run);
  }
}
