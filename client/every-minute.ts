/**
 * Runs a function now and whenever a minute begins. A phone that was asleep has missed minutes: it catches up when
 * the page is looked at again.
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
