/** Implicit roles, made explicit: browsers may drop table semantics where rows are blocks or grids. */
export const roles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  columnHeader: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
} as const;
