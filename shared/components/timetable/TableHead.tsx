/** Implicit roles, made explicit: browsers may drop table semantics where rows are blocks or grids. */
export const roles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  columnHeader: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
} as const;

interface TableHeadProps {
  readonly columns: readonly string[];
  readonly className?: string;
}

/** The head of a table whose rows are blocks or grids at some widths. */
export function TableHead({ columns, className }: TableHeadProps) {
  return (
    <thead role={roles.group}>
      <tr className={className} role={roles.row}>
        {columns.map((column) => (
          <th key={column} scope="col" role={roles.columnHeader}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
