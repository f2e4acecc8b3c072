import { type PackRow, packRow } from '@quorbit/contracts/quizzes/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { listOwnedOrDownloaded } from './authoring/owned.repository.ts';
import { listEveryoneQuizzes } from './everyone-scope.service.ts';
import { listForMirror } from './quizzes.repository.ts';
import { listSealedQuizzes, listSealingGames } from './seals/seals.service.ts';
import { canSeeQuiz } from './visibility.ts';
import { markWelcome } from './welcome-origin.ts';

/** Reads mirror rows of kind `pack`; a row's id is the quiz's id. The device fetches the pack itself by its hash. */
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
    const inGame = ids.filter((id) => sealed.get(id) === 'game');
    const games = await listSealingGames(db, reader, audience.now, inGame);
    // A quiz is mirrored in the scopes of its owner and of the users who keep it, and in the everyone scope, which
    // holds only quizzes that users without a group may see.
    const isShared = audience.scope === 'everyone';
    const visible = rows.filter(({ quiz, isKept }) =>
      isShared
        ? canSeeQuiz({ ...reader, role: 'user' }, { ...quiz, sharedWith: [] })
        : (isKept || quiz.ownerId === reader.id) && canSeeQuiz(reader, quiz),
    );
    return new Map(
      visible.map(({ quiz, packHash, bytes, open, isKept }) => {
        // While the quiz is sealed the row names the pack without keys: the hash of the pack with keys would let a
        // client find the keys by trying all combinations.
        const game = games.get(quiz.id);
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
          ...(game ? { game } : {}),
          closesAt: quiz.closesAt?.toISOString() ?? null,
          own: quiz.ownerId === reader.id,
          updatedAt: quiz.updatedAt.toISOString(),
          ...markWelcome(quiz.origin),
          // The field `kept` is omitted in the everyone scope, because rows there don't change when one person keeps
          // the quiz.
          ...(isShared ? {} : { kept: isKept }),
        };
        return [quiz.id, body];
      }),
    );
  },
};
