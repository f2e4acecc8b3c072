import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface Column<Row> {
  /** The column's id, which is unique within the table. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether the column holds numbers, which are aligned to its end. */
  numeric?: boolean;
  /** Whether the column names the row; its cells are then row headers. */
  isRowHeader?: boolean;
  /** Whether the column holds actions on the row: its header is for screen readers only, and cards leave it out. */
  actions?: boolean;
  /** Whether the column is left out of the cards on phones. */
  hiddenOnPhones?: boolean;
  /** Whether the column is left out if the table is narrower than 48rem, e.g. because of a panel beside it. */
  hiddenWhenNarrow?: boolean;
  /** Whether the column is left out unless the table is at least 66rem wide. */
  fullWidthOnly?: boolean;
  /** Compares two rows by this column, smallest first. */
  compare?: (a: Row, b: Row) => number;
  /**
   * Whether the caller sorts by this column, through `onOrder`. A column with neither `compare` nor this can't be
   * sorted.
   */
  isSortable?: boolean;
}

export interface SortOrder {
  /** The id of the column that the rows are sorted by. */
  id: string;
  direction: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** The table's caption, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Whether rows are 40 px high, for long lists of short facts. */
  dense?: boolean;
  /** The key of the row whose details are shown beside the table. */
  selectedKey?: string | null;
  /** A note shown while rows are sorted although not all of them are loaded. */
  partialSortNote?: string | undefined;
  /** The order in which the caller has sorted the rows: null if unsorted, undefined if the table sorts them itself. */
  order?: SortOrder | null;
  onOrder?: (order: SortOrder | null) => void;
}

/** A table on wide screens, which becomes one card per row on phones. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  dense = false,
  selectedKey,
  partialSortNote,
  order: controlledOrder,
  onOrder,
}: DataTableProps<Row>) {
  const [ownOrder, setOwnOrder] = useState<SortOrder | null>(null);
  const order = controlledOrder === undefined ? ownOrder : controlledOrder;
  return (
    <>
      <p role="status" className="pb-2 text-sm text-quiet empty:hidden">
        {order && partialSortNote}
      </p>
      <div className="@container overflow-x-auto md:rounded-card md:border md:border-base-300 md:bg-base-100">
        <table className="rows-as-cards w-full">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Header
                  key={column.id}
                  column={column}
                  pad={dense ? 'px-3 py-1' : 'px-4 py-3'}
                  order={order?.id === column.id ? order.direction : null}
                  onSort={() => (onOrder ?? setOwnOrder)(nextOrder(column.id, order))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {sortRows(rows, columns, order).map((row) => (
              <tr
                key={keyOf(row)}
                // An expanded row is tall, so its other cells are aligned with the top.
                className={`md:border-t md:border-base-300 md:[&:has(details[open])>td]:align-top ${selectedKey === keyOf(row) ? 'bg-primary/8' : ''}`}
              >
                {columns.map((column) => (
                  <Cell
                    key={column.id}
                    column={column}
                    row={row}
                    pad={dense ? 'md:h-10 md:px-3 md:py-0.5' : 'md:px-4 md:py-3'}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Returns the next order when a header is pressed: ascending, descending, then unsorted. */
function nextOrder(id: string, before: SortOrder | null): SortOrder | null {
  if (before?.id !== id) return { id, direction: 'ascending' };
  return before.direction === 'ascending' ? { id, direction: 'descending' } : null;
}

function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: SortOrder | null): readonly Row[] {
  const compare = columns.find(({ id }) => id === order?.id)?.compare;
  if (!compare) return rows;
  return rows.toSorted((a, b) => (order?.direction === 'descending' ? compare(b, a) : compare(a, b)));
}

const getVisibilityClasses = ({
  hiddenWhenNarrow,
  hiddenOnPhones,
  fullWidthOnly,
}: Pick<Column<never>, 'hiddenWhenNarrow' | 'hiddenOnPhones' | 'fullWidthOnly'>) =>
  `${hiddenWhenNarrow ? 'md:@max-3xl:hidden' : ''} ${hiddenOnPhones ? 'max-md:hidden' : ''} ${fullWidthOnly ? 'md:@max-[66rem]:hidden' : ''}`;

interface HeaderProps<Row> {
  column: Column<Row>;
  pad: string;
  /** The direction in which the rows are sorted by this column; null if they aren't. */
  order: SortOrder['direction'] | null;
  onSort: () => void;
}

function Header<Row>({ column, pad, order, onSort }: HeaderProps<Row>) {
  const { header, numeric, actions, compare, isSortable } = column;
  const Arrow = order === null ? ChevronsUpDown : order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={order ?? undefined}
      className={`${pad} text-sm text-quiet ${numeric ? 'text-end' : 'text-start'} ${getVisibilityClasses(column)}`}
    >
      {compare || isSortable ? (
        // On phones the table head is for screen readers only, so it must not contain focusable elements.
        <>
          <span className="md:hidden">{header}</span>
          <button
            type="button"
            onClick={onSort}
            className="hidden min-h-9 cursor-pointer items-center gap-1 rounded-field font-semibold hover:text-base-content md:inline-flex"
          >
            {header}
            <Arrow className={`size-4 shrink-0 ${order === null ? 'opacity-45' : ''}`} aria-hidden="true" />
          </button>
        </>
      ) : (
        <span className={actions ? 'sr-only' : ''}>{header}</span>
      )}
    </th>
  );
}

function Cell<Row>({ column, row, pad }: { column: Column<Row>; row: Row; pad: string }) {
  const { header, numeric, isRowHeader, actions, cell } = column;
  if (isRowHeader) {
    return (
      <th scope="row" className={`text-start font-semibold ${pad}`}>
        {cell(row)}
      </th>
    );
  }
  const align = numeric ? 'figures whitespace-nowrap md:text-end' : '';
  return (
    <td data-label={actions ? undefined : header} className={`${pad} ${align} ${getVisibilityClasses(column)}`}>
      {cell(row)}
    </td>
  );
}
