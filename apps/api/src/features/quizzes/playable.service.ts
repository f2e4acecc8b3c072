// Owns the question whether a quiz can be played together.
import type { Page } from '@quorbit/contracts/lib/paging';
import { CONFLICT_SEALED, RANKED_SEALED } from '@quorbit/contracts/quizzes/seals';
import { isForRooms } from '@quorbit/contracts/rooms/kinds';
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import { cursorOf, isCursorId, readCursor } from '../../lib/paging.ts';
import * as repository from './quizzes.repository.ts';
import type { Reader } from './reader.ts';
import { sealedQuizzes } from './seals/seals.service.ts';
import { maySee } from './visibility.ts';

const NOTHING_FOR_ROOMS = "A room can't ask this quiz: it needs questions with one right answer, or true/false ones.";

/** Nobody's quiz is this reader's: what is sealed for all is sealed for this one. */
const ANYBODY: Reader = { id: '00000000-0000-0000-0000-000000000000', role: 'user' };

/** Those of these quizzes that are sealed for all learners now. */
async function sealedForAll(db: Executor, quizIds: readonly string[], now: Date) {
  return sealedQuizzes(db, ANYBODY, now, quizIds);
}

/** @throws AppError CONFLICT while this quiz is sealed for all learners, saying what for */
export async function requireUnsealed(db: Executor, quizId: string, now: Date): Promise<void> {
  const seal = (await sealedForAll(db, [quizId], now)).get(quizId);
  if (seal) throw new AppError('CONFLICT', seal === 'game' ? CONFLICT_SEALED : RANKED_SEALED);
}

/**
 * A quiz that the caller may see, with its current version.
 * @throws AppError NOT_FOUND for others, CONFLICT while it is sealed for all learners or has no questions
 * that a room can ask
 */
export async function playableQuiz(db: Executor, actor: Reader, quizId: string, now: Date) {
  const found = await repository.findQuiz(db, quizId, { readerId: actor.id });
  if (!found || !maySee(actor, found.quiz)) throw notFound('Quiz');
  await requireUnsealed(db, quizId, now);
  if (found.version.questions.length === 0) throw new AppError('CONFLICT', 'This quiz has no questions yet.');
  if (!found.version.questions.some(isForRooms)) throw new AppError('CONFLICT', NOTHING_FOR_ROOMS);
  return found;
}

/** Those of these quizzes that the reader may see, sealed ones too. */
export async function visibleAmong(
  db: Executor,
  reader: Reader,
  quizIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await repository.listForRooms(db, quizIds, [reader.id]);
  return new Set(rows.filter(({ quiz }) => maySee(reader, quiz)).map(({ quiz }) => quiz.id));
}

/** A quiz, with how much of it a room asks. */
export type PlayableQuiz = repository.QuizRow & { questionsForRooms: number };

/** Those of these quizzes that all of the readers may see and that aren't sealed for all, with how much of them a room asks. */
export async function playableByAll(
  db: Executor,
  readers: readonly Reader[],
  quizIds: readonly string[],
  now: Date,
): Promise<PlayableQuiz[]> {
  const readerIds = readers.map(({ id }) => id);
  const [rows, sealed] = [await repository.listForRooms(db, quizIds, readerIds), await sealedForAll(db, quizIds, now)];
  return rows
    .filter(
      ({ quiz, questionsForRooms }) =>
        questionsForRooms > 0 && !sealed.has(quiz.id) && readers.every((one) => maySee(one, quiz)),
    )
    .map(({ quiz, questionsForRooms }) => ({ ...quiz, questionsForRooms }));
}

/** Quizzes that are looked at in one step, and how many steps one page takes at most. */
const LOOKED_AT = 50;
const STEPS = 10;

/**
 * A page of the quizzes that the reader may play in a room, newest first. Where very many can't be played it is shorter
 * than asked for, and the next page begins where this one stopped looking.
 */
export async function listPlayable(
  db: Executor,
  reader: Reader,
  { limit, cursor, search }: { limit: number; cursor?: string | undefined; search?: string | undefined },
  now: Date,
): Promise<Page<PlayableQuiz>> {
  const items: PlayableQuiz[] = [];
  let [from] = readCursor(cursor, [isCursorId]) ?? [];
  for (let step = 0; step < STEPS; step += 1) {
    const after = from === undefined ? null : { key: null, id: from };
    const rows = await repository.listQuizzes(db, reader, { limit: LOOKED_AT, after, search });
    const ids = rows.slice(0, LOOKED_AT).map(({ quiz }) => quiz.id);
    const playable = new Map((await playableByAll(db, [reader], ids, now)).map((quiz) => [quiz.id, quiz]));
    for (const id of ids) {
      const quiz = playable.get(id);
      if (quiz && items.length === limit) return { items, nextCursor: from === undefined ? null : cursorOf([from]) };
      if (quiz) items.push(quiz);
      from = id;
    }
    if (rows.length <= LOOKED_AT) return { items, nextCursor: null };
  }
  return { items, nextCursor: from === undefined ? null : cursorOf([from]) };
}
