import { type SittingRow, sittingRow } from '@quorbit/contracts/written-tests/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { listMirroredSittings } from './sittings.repository.ts';

/**
 * Mirrors one row per sitting, under the sitting's id, from the first text until after the marks are published. The row
 * changes whenever a text or the submission arrives.
 */
export const sittingMirror: MirrorReader = {
  kind: 'sitting',
  body: sittingRow,
  listIds: async (db, userIds) => (await listMirroredSittings(db, userIds)).map(({ id }) => id),
  async read(db, { userId }, ids) {
    const wantedIds = new Set(ids);
    const rows = (await listMirroredSittings(db, [userId])).filter(({ id }) => wantedIds.has(id));
    return new Map(
      rows.map(({ id: sittingId, testId, revision }): [string, SittingRow] => [
        sittingId,
        { sittingId, testId, revision },
      ]),
    );
  },
};
