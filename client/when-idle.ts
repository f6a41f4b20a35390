/** Runs a function when the browser is idle, or as soon as possible where it cannot tell. */
export const whenIdle = window.requestIdleCallback ?? setTimeout;
