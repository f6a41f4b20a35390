/**
 * Runs a function now and whenever a minute begins. A phone that was asleep, or a page that was prerendered, has
 * missed minutes: there it runs when the page is looked at again, at most once within each minute.
 */
export function everyMinute(run: (now: Date) => void): void {
  let timer = 0;
  let last = 0;
  const tick = () => {
    const now = new Date();
    clearTimeout(timer);
    timer = window.setTimeout(tick, 60_000 - (now.getTime() % 60_000));
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== last) {
      last = minute;
      run(now);
    }
  };
  document.addEventListener("visibilitychange", tick);
  tick();
}
