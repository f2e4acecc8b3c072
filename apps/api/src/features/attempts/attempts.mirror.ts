import { type AttemptRow, attemptRow } from '@quorbit/contracts/attempts/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { toAttemptView } from './attempt-view.ts';
import { listForMirror, listIds } from './attempts.repository.ts';

/** The mirror rows of kind `attempt`: a learner's own attempts. */
export const attemptMirror: MirrorReader = {
  kind: 'attempt',
  body: attemptRow,
  listIds,
  async read(db, audience, ids) {
    const rows = await listForMirror(db, audience.userId, ids);
    return new Map(
      rows.map(({ keyedPackHash, openPackHash, ...row }) => {
        // The device builds the report from this pack, which has keys once the learner may see them. A later seal
        // doesn't change the row, because the learner already has the keys.
        const packHash = row.attempt.status === 'graded' ? keyedPackHash : openPackHash;
        const body: AttemptRow = { ...toAttemptView(row), packHash, day: row.attempt.day };
        return [body.id, body];
      }),
    );
  },
};
