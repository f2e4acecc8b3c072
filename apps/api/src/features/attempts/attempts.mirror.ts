import { type AttemptRow, attemptRow } from '@quorbit/contracts/attempts/row';
import type { MirrorReader } from '../../lib/mirror.ts';
import { toAttemptView } from './attempt-view.ts';
import { listForMirror, listIds } from './attempts.repository.ts';

/** Mirror rows of kind `attempt`. */
export const attemptMirror: MirrorReader = {
  kind: 'attempt',
  body: attemptRow,
  ids: listIds,
  async read(db, audience, ids) {
    const rows = await listForMirror(db, audience.userId, ids);
    return new Map(
      rows.map(({ keyedPackHash, openPackHash, ...row }) => {
        // The report on the device joins the pack that has the key, as soon as it may be seen. Whoever was told the key
        // before a seal began knows it anyway: rows don't change with seals that come later.
        const packHash = row.attempt.status === 'graded' ? keyedPackHash : openPackHash;
        const body: AttemptRow = { ...toAttemptView(row), packHash, day: row.attempt.day };
        return [body.id, body];
      }),
    );
  },
};
