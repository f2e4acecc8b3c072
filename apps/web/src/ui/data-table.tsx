import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique within the table. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  numeric?: boolean;
  /** The column that names the row. */
  names?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table on wide screens and a card per row on phones. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div className="overflow-x-auto md:rounded-card md:border md:border-base-300 md:bg-base-100">
      <table className="rows-as-cards w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={`px-4 py-3 text-sm text-quiet ${column.numeric ? 'text-end' : 'text-start'}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="md:border-t md:border-base-300">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.names) {
    return (
      <th scope="row" className="text-start font-semibold md:px-4 md:py-3">
        {column.cell(row)}
      </th>
    );
  }
  const align = column.numeric ? 'figures whitespace-nowrap md:text-end' : '';
  return (
    <td data-label={column.header} className={`md:px-4 md:py-3 ${align}`}>
      {column.cell(row)}
    </td>
  );
}
