import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import { OWN_SCOPE } from '@quorbit/contracts/sync/scopes';
import type { StoredRow } from '../queue/records.ts';
import { createSelector, createSelectorFamily, type RecordInput, type Selector, type TableInput } from './selector.ts';

interface TypedRow<Body> extends StoredRow {
  body: Body;
}

/** One kind of mirrored rows, with the selectors that read them. */
export interface RowKind<Body> {
  kind: MirrorKind;
  /** Returns the readable rows of this kind among the given rows. */
  filterRows(rows: readonly StoredRow[]): TypedRow<Body>[];
  /** All readable rows of this kind on this device, in all scopes. */
  rows: Selector<readonly TypedRow<Body>[]>;
  /** The bodies of all readable rows of this kind. */
  bodies: Selector<readonly Body[]>;
  /** Reads the body of the learner's own row with this id without reading the others; null if there's no such row. */
  selectBody(id: string): Selector<Body | null>;
}

/**
 * Creates a kind of mirrored rows with the type of its bodies. Bodies are checked when they are stored
 * (`row-rules.ts`). The selectors leave out rows whose bodies don't fit, and rows that the server couldn't read.
 */
export function createRowKind<Body>(kind: MirrorKind): RowKind<Body> {
  const keyOf = ({ scope, kind, id }: StoredRow) => [scope, kind, id];
  const tableInput: TableInput<StoredRow> = {
    id: `rows ${kind}`,
    table: 'rows',
    only: { field: 'kind', value: kind },
    keyOf,
  };
  const isOfKind = (row: StoredRow): row is TypedRow<Body> =>
    row.kind === kind && row.body !== null && row.unfit !== true;
  const filterRows = (rows: readonly StoredRow[]) => rows.filter(isOfKind);
  const rows = createSelector((get) => filterRows(get(tableInput)));
  return {
    kind,
    filterRows,
    rows,
    bodies: createSelector((get) => get(rows).map(({ body }) => body)),
    selectBody: createSelectorFamily((get, id: string) => {
      // An op imported from a work file may contain anything, so the id may be no string.
      if (typeof id !== 'string') return null;
      const key = [OWN_SCOPE, kind, id];
      const recordInput: RecordInput<StoredRow> = { id: `rows ${key.join(' ')}`, table: 'rows', key, keyOf };
      const row = get(recordInput);
      return row && isOfKind(row) ? row.body : null;
    }),
  };
}
