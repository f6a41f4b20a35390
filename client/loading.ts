/** Firefox and Safari lack the connection, and so do TypeScript's types. */
const { connection }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator;

export function isSavingData(): boolean {
  return connection?.saveData ?? false;
}

export function isSlow(): boolean {
  return connection?.effectiveType?.endsWith("2g") ?? false;
}

/** Waits until the page has loaded and the browser is idle, after two more seconds at the latest. */
export async function untilLoaded(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) {
      requestIdleCallback(resolve, { timeout: 2_000 });
    } else {
      setTimeout(resolve);
    }
  });
}
