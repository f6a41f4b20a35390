/** Runs a function when the browser is idle, or as soon as possible if the browser lacks this feature. */
export const whenIdle = window.requestIdleCallback ?? setTimeout;
