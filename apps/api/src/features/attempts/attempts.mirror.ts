import { type AttemptRow, attemptRow } from '@quorbit/contracts/attempts/row';
import type { MirrorReader } from '../../lib/mirror.ts';
import { sealedQuizzes } from '../quizzes/seals.service.ts';
import { toAttemptView } from './attempt-view.ts';
import { listForMirror, listIds } from './attempts.repository.ts';

/** Mirror rows of kind `attempt`. */
export const attemptMirror: MirrorReader = {
  kind: 'attempt',
  body: attemptRow,
  ids: listIds,
  async read(db, audience, ids) {
    const rows = await listForMirror(db, audience.userId, ids);
    const reader = { id: audience.userId, role: audience.role };
    const quizIds = rows.map(({ attempt }) => attempt.quizId);
    const sealed = await sealedQuizzes(db, reader, audience.now, quizIds);
    return new Map(
      rows.map(({ keyedPackHash, openPackHash, ...row }) => {
        // The report on the device joins the pack that has the key, as soon as it may be seen.
        const packHash = sealed.has(row.attempt.quizId) ? openPackHash : keyedPackHash;
        const body: AttemptRow = { ...toAttemptView(row), packHash };
        return [body.id, body];
      }),
    );
  },
};
