/** Does something when the page is at rest. */
export const atRest = window.requestIdleCallback ?? setTimeout;
