import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import { OWN_SCOPE } from '@quorbit/contracts/sync/scopes';
import type { StoredRow } from '../queue/records.ts';
import { createSelector, createSelectorFamily, type RecordInput, type Selector, type TableInput } from './selector.ts';

interface TypedRow<Body> extends StoredRow {
  body: Body;
}

/** One kind of mirrored rows. */
export interface RowKind<Body> {
  kind: MirrorKind;
  /** The rows of this kind among others. */
  filterRows(rows: readonly StoredRow[]): TypedRow<Body>[];
  /** All rows of this kind on this device, of whatever scope. */
  rows: Selector<readonly TypedRow<Body>[]>;
  /** Their bodies. */
  bodies: Selector<readonly Body[]>;
  /** The body of the learner's own row with this id, without reading the others; null where there is none. */
  selectBody(id: string): Selector<Body | null>;
}

/**
 * A kind of mirrored rows with the type of its bodies. Bodies were checked when they were stored (`row-rules.ts`):
 * those that do not fit, and those that the server could not read, are left out here.
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
      // A file of work may contain anything.
      if (typeof id !== 'string') return null;
      const key = [OWN_SCOPE, kind, id];
      const recordInput: RecordInput<StoredRow> = { id: `rows ${key.join(' ')}`, table: 'rows', key, keyOf };
      const row = get(recordInput);
      return row && isOfKind(row) ? row.body : null;
    }),
  };
}
