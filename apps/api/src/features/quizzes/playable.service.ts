// Decides whether a quiz can be played together in a room.
import type { Page } from '@quorbit/contracts/lib/paging';
import { SEAL_REFUSALS } from '@quorbit/contracts/quizzes/seals';
import { isRoomQuestion } from '@quorbit/contracts/rooms/kinds';
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import { formatCursor, isCursorId, parseCursor } from '../../lib/paging.ts';
import * as repository from './quizzes.repository.ts';
import type { Reader } from './reader.ts';
import { listSealedQuizzes } from './seals/seals.service.ts';
import { canSeeQuiz } from './visibility.ts';

const NO_ROOM_QUESTIONS = "A room can't ask this quiz: it needs questions with one right answer, or true/false ones.";

/** A reader who owns no quiz and isn't an admin, so that every seal for all learners applies. */
const ANY_LEARNER: Reader = { id: '00000000-0000-0000-0000-000000000000', role: 'user' };

/** Returns the quizzes among `quizIds` that are sealed for all learners now. */
async function listSealedForAll(db: Executor, quizIds: readonly string[], now: Date) {
  return listSealedQuizzes(db, ANY_LEARNER, now, quizIds);
}

/**
 * Requires that the quiz isn't sealed for all learners.
 * @throws AppError CONFLICT while it is; the message names the reason.
 */
export async function requireUnsealedForAll(db: Executor, quizId: string, now: Date): Promise<void> {
  const seal = (await listSealedForAll(db, [quizId], now)).get(quizId);
  if (seal) throw new AppError('CONFLICT', SEAL_REFUSALS[seal]);
}

/**
 * Returns a quiz that the caller may see, with its current version.
 * @throws AppError NOT_FOUND if the caller may not see it, CONFLICT while it is sealed for all learners or has no
 * questions that a room can ask.
 */
export async function getPlayableQuiz(db: Executor, actor: Reader, quizId: string, now: Date) {
  const found = await repository.findQuiz(db, quizId, { readerId: actor.id });
  if (!found || !canSeeQuiz(actor, found.quiz)) throw notFound('Quiz');
  await requireUnsealedForAll(db, quizId, now);
  if (found.version.questions.length === 0) throw new AppError('CONFLICT', 'This quiz has no questions yet.');
  if (!found.version.questions.some(isRoomQuestion)) throw new AppError('CONFLICT', NO_ROOM_QUESTIONS);
  return found;
}

/** Returns the ids among `quizIds` of quizzes that the reader may see, sealed ones included. */
export async function listVisibleIds(
  db: Executor,
  reader: Reader,
  quizIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await repository.listForRooms(db, quizIds, [reader.id]);
  return new Set(rows.filter(({ quiz }) => canSeeQuiz(reader, quiz)).map(({ quiz }) => quiz.id));
}

/** A quiz with the number of its questions that a room can ask. */
export type PlayableQuiz = repository.QuizRow & { questionsForRooms: number };

/**
 * Lists the quizzes among `quizIds` that all readers may see, that aren't sealed for all learners and that have
 * questions for rooms.
 */
export async function listPlayableByAll(
  db: Executor,
  readers: readonly Reader[],
  quizIds: readonly string[],
  now: Date,
): Promise<PlayableQuiz[]> {
  const readerIds = readers.map(({ id }) => id);
  const [rows, sealed] = [
    await repository.listForRooms(db, quizIds, readerIds),
    await listSealedForAll(db, quizIds, now),
  ];
  return rows
    .filter(
      ({ quiz, questionsForRooms }) =>
        questionsForRooms > 0 && !sealed.has(quiz.id) && readers.every((reader) => canSeeQuiz(reader, quiz)),
    )
    .map(({ quiz, questionsForRooms }) => ({ ...quiz, questionsForRooms }));
}

/** Quizzes are checked in steps of this size, and one page takes at most this many steps. */
const STEP_SIZE = 50;
const MAX_STEPS = 10;

/**
 * Returns a page of the quizzes that the reader may play in a room, newest first. A page is shorter than requested if
 * too many quizzes in a row can't be played; the next page continues after the last quiz that was checked.
 */
export async function listPlayableQuizzes(
  db: Executor,
  reader: Reader,
  { limit, cursor, search }: { limit: number; cursor?: string | undefined; search?: string | undefined },
  now: Date,
): Promise<Page<PlayableQuiz>> {
  const items: PlayableQuiz[] = [];
  let [from] = parseCursor(cursor, [isCursorId]) ?? [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const after = from === undefined ? null : { key: null, id: from };
    const rows = await repository.listQuizzes(db, reader, { limit: STEP_SIZE, after, search });
    const ids = rows.slice(0, STEP_SIZE).map(({ quiz }) => quiz.id);
    const playable = new Map((await listPlayableByAll(db, [reader], ids, now)).map((quiz) => [quiz.id, quiz]));
    for (const id of ids) {
      const quiz = playable.get(id);
      if (quiz && items.length === limit)
        return { items, nextCursor: from === undefined ? null : formatCursor([from]) };
      if (quiz) items.push(quiz);
      from = id;
    }
    if (rows.length <= STEP_SIZE) return { items, nextCursor: null };
  }
  return { items, nextCursor: from === undefined ? null : formatCursor([from]) };
}
