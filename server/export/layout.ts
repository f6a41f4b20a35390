/** How pages are named: foods.html, or foods/index.html for hosts that know only folders. */
export const layouts = ["flat", "directory"] as const;
export type Layout = (typeof layouts)[number];

/** The file that holds a page: "/" is always index.html. */
export function pageFile(path: string, layout: Layout): string {
  if (path === "/") {
    return "index.html";
  }
  return layout === "flat" ? `${path.slice(1)}.html` : `${path.slice(1)}/index.html`;
}

/** Where a host answers a page without a redirect: hosts that know only folders want the slash. */
export function pageAddress(path: string, layout: Layout): string {
  return layout === "flat" || path === "/" ? path : `${path}/`;
}
