/** Ignores a failure: the page works without it, and the next page tries again. */
export function ignore(): void {}
