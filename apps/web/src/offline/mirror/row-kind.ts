import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import type { UserDatabase } from '../database.ts';
import type { StoredRow } from '../queue/records.ts';

interface RowOf<Body> extends StoredRow {
  body: Body;
}

/** One kind of mirrored rows. */
export interface RowKind<Body> {
  kind: MirrorKind;
  /** The rows of this kind among others. */
  of(rows: readonly StoredRow[]): RowOf<Body>[];
  /** All rows of this kind on this device, of whatever scope. */
  rows(database: UserDatabase): Promise<RowOf<Body>[]>;
  /** Their bodies. */
  bodies(database: UserDatabase): Promise<Body[]>;
}

/**
 * A kind of mirrored rows with the type of its bodies. Bodies were checked when they were stored (`row-rules.ts`):
 * those that do not fit, and those that the server could not read, are left out here.
 */
export function mirrorKind<Body>(kind: MirrorKind): RowKind<Body> {
  const isOfKind = (row: StoredRow): row is RowOf<Body> => row.kind === kind && row.body !== null && row.unfit !== true;
  const of = (rows: readonly StoredRow[]) => rows.filter(isOfKind);
  const rows = async ({ rows }: UserDatabase) => of(await rows.where('kind').equals(kind).toArray());
  return { kind, of, rows, bodies: async (database) => (await rows(database)).map(({ body }) => body) };
}
