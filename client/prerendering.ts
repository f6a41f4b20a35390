/** Whether nobody has opened the page yet: the browser prerenders it. */
export function isPrerendering(): boolean {
  const page: Document & { prerendering?: boolean } = document;
  return page.prerendering ?? false;
}

/** Whether the browser had asked for the page before it was opened. */
export function wasAskedForAhead(): boolean {
  const [visit]: (PerformanceEntry & { activationStart?: number; deliveryType?: string })[] =
    performance.getEntriesByType("navigation");
  return Boolean(visit?.activationStart) || visit?.deliveryType === "navigational-prefetch";
}
