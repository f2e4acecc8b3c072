import { type PackRow, packRow } from '@quorbit/contracts/quizzes/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { listOwnedOrDownloaded } from './authoring/owned.repository.ts';
import { listEveryoneQuizzes } from './everyone-scope.service.ts';
import { listForMirror } from './quizzes.repository.ts';
import { listSealedQuizzes } from './seals/seals.service.ts';
import { canSeeQuiz } from './visibility.ts';

/** Mirror rows of kind `pack`; the row's id is the quiz's. The pack itself is fetched by its hash. */
export const packMirror: MirrorReader = {
  kind: 'pack',
  body: packRow,
  listIds: async (db, userIds) => [
    ...new Set([...(await listOwnedOrDownloaded(db, userIds)), ...(await listEveryoneQuizzes(db))]),
  ],
  async read(db, audience, ids) {
    const reader = { id: audience.userId, role: audience.role };
    const rows = await listForMirror(db, reader.id, ids);
    const sealed = await listSealedQuizzes(db, reader, audience.now, ids);
    // A quiz is in the scopes of its owner and keepers, and in everybody's scope, which holds only what users without a
    // group may see.
    const isShared = audience.scope === 'everyone';
    const visible = rows.filter(({ quiz, isKept }) =>
      isShared
        ? canSeeQuiz({ ...reader, role: 'user' }, { ...quiz, sharedWith: [] })
        : (isKept || quiz.ownerId === reader.id) && canSeeQuiz(reader, quiz),
    );
    return new Map(
      visible.map(({ quiz, packHash, bytes, open, isKept }) => {
        // The hash of a pack with keys would let a client find them by trying all combinations.
        const pack = sealed.has(quiz.id) ? open : { hash: packHash, bytes };
        const body: PackRow = {
          quizId: quiz.id,
          hash: pack.hash,
          title: quiz.title,
          category: quiz.category,
          questionCount: quiz.questionCount,
          duration: quiz.duration,
          bytes: pack.bytes,
          ranked: quiz.ranked,
          sealed: sealed.has(quiz.id),
          inGame: sealed.get(quiz.id) === 'game',
          closesAt: quiz.closesAt?.toISOString() ?? null,
          own: quiz.ownerId === reader.id,
          updatedAt: quiz.updatedAt.toISOString(),
          // Not in everybody's scope, whose rows don't change when one person keeps the quiz.
          ...(isShared ? {} : { kept: isKept }),
        };
        return [quiz.id, body];
      }),
    );
  },
};
