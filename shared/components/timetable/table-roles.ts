/** Roles that the elements have anyway: where rows are blocks or grids, browsers may forget the table. */
export const roles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  columnHeader: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
} as const;
