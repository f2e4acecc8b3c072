// Decides which quizzes a game may ask, pins their versions and seals them.
import type { Page } from '@quorbit/contracts/lib/paging';
import type { SealingGame } from '@quorbit/contracts/quizzes/row';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Deps } from '../../../kernel/deps.ts';
import { invalidField } from '../../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../../lib/paging.ts';
import { toTsQuery } from '../../../lib/ts-query.ts';
import { markServed } from '../packs/packs.service.ts';
import * as repository from './game-quizzes.repository.ts';
import { startSeals } from './seals.service.ts';

type UsableQuiz = Awaited<ReturnType<typeof repository.pageOfUsable>>[number];

interface UsableQuizzesInput {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  category: string | null;
}

/**
 * Returns a page of the quizzes that a game may ask. Quizzes that learners never saw come first, because nobody knows
 * their answers.
 */
export async function listUsableQuizzes(
  db: Executor,
  input: UsableQuizzesInput,
  now: Date,
  { attemptQueries }: Pick<Deps, 'attemptQueries'>,
): Promise<Page<UsableQuiz>> {
  const { limit, cursor, search, category } = input;
  const [part, before = null] = parseCursor(cursor, [isCursorPart, isCursorId]) ?? ['new'];
  const filter = { category, terms: toTsQuery(search) };
  const more = limit + 1;
  const fresh =
    part === 'new'
      ? await repository.pageOfUsable(db, { ...filter, neverPublished: true, before, limit: more }, now, attemptQueries)
      : [];
  const rest = { ...filter, neverPublished: false, before: part === 'old' ? before : null, limit: more - fresh.length };
  const known = rest.limit > 0 ? await repository.pageOfUsable(db, rest, now, attemptQueries) : [];
  const keyOf = ({ id, neverPublished }: UsableQuiz) => [neverPublished ? 'new' : 'old', id];
  return toPage([...fresh, ...known], limit, keyOf, (row) => row);
}

const isCursorPart = (part: string) => part === 'new' || part === 'old';

interface GameRules {
  game: SealingGame;
  /** The time from which nobody can submit a quiz of the game. */
  endsAt: Date;
  /** The error message for a quiz that no game may ask. */
  notPlayable: string;
  /** The category that all quizzes must have, and the error message for others; null allows any category. */
  only?: { category: string; refusal: string } | null;
}

/** A quiz of a game with the version that it asks. */
export interface SealedQuiz {
  place: number;
  quizId: string;
  versionId: string;
  sealId: string | null;
}

/**
 * Pins the versions of quizzes that a game asks from now on, and seals the quizzes for all learners until the game
 * ends. The versions stay as long as the game, because an edit never removes a version that was marked as served.
 * @throws AppError INVALID at `quizzes.<place>` for a quiz that the game may not ask.
 */
export async function sealForGame(
  tx: Tx,
  quizIds: readonly string[],
  { game, endsAt, notPlayable, only = null }: GameRules,
  now: Date,
): Promise<SealedQuiz[]> {
  const found = new Map((await repository.listUsable(tx, quizIds)).map((quiz) => [quiz.id, quiz]));
  for (const { versionId } of found.values()) await markServed(tx, { versionId }, now);
  const sealed: SealedQuiz[] = [];
  for (const [place, quizId] of quizIds.entries()) {
    const quiz = found.get(quizId);
    if (!quiz) throw invalidField(`quizzes.${place}`, notPlayable);
    if (only && quiz.category !== only.category) throw invalidField(`quizzes.${place}`, only.refusal);
    const [sealId = null] = await startSeals(tx, { quizId, userIds: [null], startsAt: now, endsAt, game });
    sealed.push({ place, quizId, versionId: quiz.versionId, sealId });
  }
  return sealed;
}
