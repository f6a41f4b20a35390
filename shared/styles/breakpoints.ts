/** The only sizes of windows in media queries: `@media (--tablet)`, or `@media not (--tablet)` for narrower screens. */
export const breakpoints = {
  /** 272 px, a phone with enlarged text: everything is in one column. */
  enlarged: "(max-width: 17rem)",
  /** 350 px: room for the name of the site beside its mark. */
  phone: "(min-width: 21.875rem)",
  /** 736 px: two columns. */
  tablet: "(min-width: 46rem)",
  /** 960 px: four columns, or a side column. */
  desk: "(min-width: 60rem)",
  /** 1088 px: the links of the site fit in the bar, and figures side by side. */
  wide: "(min-width: 68rem)",
  /** 704 px: room for a picture above the next buses. */
  tall: "(min-height: 44rem)",
} as const;
