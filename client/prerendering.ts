/** Whether nobody has opened the page yet: the browser prerenders it. */
export function isPrerendering(): boolean {
  const page: Document & { prerendering?: boolean } = document;
  return page.prerendering ?? false;
}

/** Whether the page was opened after the browser had begun to prerender it. */
export function wasPrerendered(): boolean {
  const [visit]: (PerformanceEntry & { activationStart?: number })[] =
    performance.getEntriesByType("navigation");
  return Boolean(visit?.activationStart);
}
