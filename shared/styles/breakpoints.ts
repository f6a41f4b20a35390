/** The only sizes of windows in media queries: `@media (--tablet)`. `below-tablet` is every width below `tablet`. */
export const breakpoints = {
  /** 272 px, a phone with enlarged text: everything is in one column. */
  enlarged: "(max-width: 17rem)",
  /** 350 px: room for the name of the site beside its mark. */
  phone: "(min-width: 21.875rem)",
  "below-phone": "(max-width: 21.874rem)",
  /** 736 px: two columns. */
  tablet: "(min-width: 46rem)",
  "below-tablet": "(max-width: 45.999rem)",
  /** 960 px: four columns, or a side column. */
  desk: "(min-width: 60rem)",
  "below-desk": "(max-width: 59.999rem)",
  /** 1088 px: the links of the site fit in the bar, and figures side by side. */
  wide: "(min-width: 68rem)",
  "below-wide": "(max-width: 67.999rem)",
  /** 704 px: room for a picture above the next buses. */
  tall: "(min-height: 44rem)",
  "below-tall": "(max-height: 43.999rem)",
} as const;
