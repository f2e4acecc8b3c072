import type { PackRow } from '@quorbit/contracts/sync/rows';
import type { MirrorReader } from '../../lib/mirror.ts';
import { listForMirror } from './quizzes.repository.ts';
import { maySee } from './quizzes.service.ts';
import { sealedQuizzes } from './seals.ts';

/** Mirror rows of kind `pack`; the row's id is the quiz's. The pack itself is fetched by its hash. */
export const packMirror: MirrorReader = {
  kind: 'pack',
  async read(db, audience, ids) {
    const reader = { id: audience.userId, role: audience.role };
    const [rows, sealed] = await Promise.all([listForMirror(db, ids), sealedQuizzes(db, reader, audience.now)]);
    // All who share a scope see the same rows: an admin's device mirrors what premium users' do, not all that may be opened.
    const sharing = { ...reader, role: reader.role === 'user' ? 'user' : 'premium' } as const;
    const visible = rows.filter(({ quiz }) => maySee(sharing, quiz));
    return new Map(
      visible.map(({ quiz, packHash, bytes }) => {
        const body: PackRow = {
          quizId: quiz.id,
          hash: packHash,
          title: quiz.title,
          category: quiz.category,
          questionCount: quiz.questionCount,
          duration: quiz.duration,
          bytes,
          ranked: quiz.ranked,
          sealed: sealed.has(quiz.id),
          updatedAt: quiz.updatedAt.toISOString(),
        };
        return [quiz.id, body];
      }),
    );
  },
};
