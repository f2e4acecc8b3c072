// Owns sessions with the tutor: a learner has one at most, and ending it deletes it.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_MESSAGES } from '@quorbit/contracts/tutor/limits';
import type { StartedSession, StartInput, TutorSession, TutorState } from '@quorbit/contracts/tutor/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { requireAuthor } from '../quizzes/authors.ts';
import { buildGreeting } from './assistant/learner-replies.ts';
import { getFacts, getTutorProfile } from './facts.service.ts';
import { addMessages, viewMessages } from './messages.service.ts';
import { toAssistantMessage } from './messages.ts';
import * as repository from './sessions.repository.ts';

/**
 * Returns the caller's session with its messages, null if there is none, and the caller's profile.
 * @throws AppError PREMIUM_REQUIRED.
 */
export async function getTutorState(db: Executor, actor: Actor, now: Date): Promise<TutorState> {
  requireAuthor(actor);
  const session = await repository.findSession(db, actor.id);
  return {
    session: session ? await viewSession(db, actor, session, now) : null,
    profile: await getTutorProfile(db, actor),
  };
}

/**
 * Starts a session with a greeting; if one is active, returns that.
 * @throws AppError PREMIUM_REQUIRED.
 */
export async function startSession(
  tx: Tx,
  actor: Actor,
  { preferences }: StartInput,
  now: Date,
): Promise<StartedSession> {
  requireAuthor(actor);
  const active = await repository.findSession(tx, actor.id);
  if (active) {
    return { session: await viewSession(tx, actor, active, now), profile: await getTutorProfile(tx, actor) };
  }
  const { facts, profile } = await getFacts(tx, actor, preferences, now);
  const session = { id: newId(now.getTime()), userId: actor.id, ...preferences, startedAt: now };
  await repository.insertSession(tx, session);
  await addMessages(tx, session.id, [toAssistantMessage(buildGreeting(facts))], now);
  return { session: await viewSession(tx, actor, session, now), profile };
}

/**
 * Ends the caller's session and deletes its messages; without a session, nothing happens.
 * @throws AppError PREMIUM_REQUIRED.
 */
export async function endSession(tx: Tx, actor: Actor): Promise<{ success: true }> {
  requireAuthor(actor);
  await repository.deleteSession(tx, actor.id);
  return { success: true };
}

async function viewSession(
  db: Executor,
  actor: Actor,
  { id, startedAt, learningStyle, difficulty }: repository.SessionRow,
  now: Date,
): Promise<TutorSession> {
  const rows = await repository.listMessages(db, id, MAX_MESSAGES);
  const messages = await viewMessages(db, actor, rows, now);
  return { id, startedAt: startedAt.toISOString(), learningStyle, difficulty, messages };
}
