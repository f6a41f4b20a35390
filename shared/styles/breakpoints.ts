/**
 * Where a layout changes: the only widths that a media query asks for. A style sheet writes `@media (--tablet)`,
 * or `@media not (--tablet)` below it.
 */
export const breakpoints = {
  /** 272 px, which is a phone whose reader has enlarged the text: nothing stands beside anything else. */
  enlarged: "(max-width: 17rem)",
  /** 350 px: chips stand in one row, and stay in view. */
  phone: "(min-width: 21.875rem)",
  /** 390 px: the timetable has room for text of full size. */
  "phone-wide": "(min-width: 24.375rem)",
  /** Narrower than 390 px and lower than 672 px: the tall picture has no room. */
  short: "(max-width: 24.3125rem) and (max-height: 42rem)",
  /** 736 px: two columns. */
  tablet: "(min-width: 46rem)",
  /** 960 px: four columns, or a column at the side. */
  desk: "(min-width: 60rem)",
  /** 1088 px: the links of the site stand in the bar, and figures side by side. */
  wide: "(min-width: 68rem)",
} as const;
