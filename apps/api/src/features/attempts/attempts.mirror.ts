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
      rows.map(({ keyedPackHash, ...row }) => {
        // Once graded the key may be seen: the report on the device joins the pack that has it.
        const body: AttemptRow = { ...toAttemptView(row), packHash: keyedPackHash };
        return [body.id, body];
      }),
    );
  },
};
