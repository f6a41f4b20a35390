/** Ignores what failed: the page works without it, and the next page tries again. */
export function ignore(): void {}
