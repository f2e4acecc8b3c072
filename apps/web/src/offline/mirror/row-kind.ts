import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import { OWN_SCOPE } from '@quorbit/contracts/sync/scopes';
import type { StoredRow } from '../queue/records.ts';
import { type RecordInput, type Selector, selector, selectorFor, type TableInput } from './selector.ts';

interface RowOf<Body> extends StoredRow {
  body: Body;
}

/** One kind of mirrored rows. */
export interface RowKind<Body> {
  kind: MirrorKind;
  /** The rows of this kind among others. */
  of(rows: readonly StoredRow[]): RowOf<Body>[];
  /** All rows of this kind on this device, of whatever scope. */
  rows: Selector<readonly RowOf<Body>[]>;
  /** Their bodies. */
  bodies: Selector<readonly Body[]>;
  /** The body of the learner's own row with this id, without reading the others; null where there is none. */
  body(id: string): Selector<Body | null>;
}

/**
 * A kind of mirrored rows with the type of its bodies. Bodies were checked when they were stored (`row-rules.ts`):
 * those that do not fit, and those that the server could not read, are left out here.
 */
export function mirrorKind<Body>(kind: MirrorKind): RowKind<Body> {
  const keyOf = ({ scope, kind, id }: StoredRow) => [scope, kind, id];
  const all: TableInput<StoredRow> = { id: `rows ${kind}`, table: 'rows', only: { field: 'kind', value: kind }, keyOf };
  const isOfKind = (row: StoredRow): row is RowOf<Body> => row.kind === kind && row.body !== null && row.unfit !== true;
  const of = (rows: readonly StoredRow[]) => rows.filter(isOfKind);
  const rows = selector((get) => of(get(all)));
  return {
    kind,
    of,
    rows,
    bodies: selector((get) => get(rows).map(({ body }) => body)),
    body: selectorFor((get, id: string) => {
      // A file of work may contain anything.
      if (typeof id !== 'string') return null;
      const key = [OWN_SCOPE, kind, id];
      const one: RecordInput<StoredRow> = { id: `rows ${key.join(' ')}`, table: 'rows', key, keyOf };
      const row = get(one);
      return row && isOfKind(row) ? row.body : null;
    }),
  };
}
