/**
 * Runs a function now, at the start of every minute, and when the page is hidden or visible again, because timers do
 * not run while a phone sleeps.
 */
export function everyMinute(run: (now: Date) => void): void {
  let timer = 0;
  const tick = () => {
    const now = new Date();
    clearTimeout(timer);
    timer = window.setTimeout(tick, 60_000 - (now.getTime() % 60_000));
    run(now);
  };
  document.addEventListener("visibilitychange", tick);
  tick();
}
