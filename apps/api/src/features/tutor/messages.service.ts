// Owns the messages of a session: how they're stored, and what a learner gets of them.
import { MAX_MESSAGES } from '@quorbit/contracts/tutor/limits';
import type { TutorMessage } from '@quorbit/contracts/tutor/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { listOwnQuizzes } from '../quizzes/authoring/private-quizzes.service.ts';
import { type NewMessage, toMessageRows, viewMessage } from './messages.ts';
import * as repository from './sessions.repository.ts';

/** Stores messages after those that a session has; the oldest beyond what it keeps go. */
export async function addMessages(
  tx: Tx,
  sessionId: string,
  messages: readonly NewMessage[],
  now: Date,
): Promise<repository.MessageRow[]> {
  const rows = toMessageRows(sessionId, messages, await repository.findNewestId(tx, sessionId), now);
  await repository.insertMessages(tx, rows);
  await repository.pruneMessages(tx, sessionId, MAX_MESSAGES);
  return rows;
}

/** Messages as their learner gets them, with their quizzes. */
export async function viewMessages(
  db: Executor,
  actor: Actor,
  rows: readonly repository.MessageRow[],
  now: Date,
): Promise<TutorMessage[]> {
  const quizzes = await listOwnQuizzes(
    db,
    actor,
    rows.flatMap(({ quizId }) => quizId ?? []),
    now,
  );
  return rows.map((row) => viewMessage(row, quizzes));
}
