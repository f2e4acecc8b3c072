// Owns the messages of a session: stores them, and builds the learner's view of them.
import { MAX_MESSAGES } from '@quorbit/contracts/tutor/limits';
import type { TutorMessage } from '@quorbit/contracts/tutor/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { listOwnQuizzes } from '../quizzes/authoring/private-quizzes.service.ts';
import { type NewMessage, toMessageRows, viewMessage } from './messages.ts';
import * as repository from './sessions.repository.ts';

/** Appends messages to a session, and deletes the oldest beyond `MAX_MESSAGES`. */
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

/** Builds the learner's view of stored messages, with their quizzes. */
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
