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
