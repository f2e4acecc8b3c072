// Saves plays of challenge quizzes as attempts: they count for the day at once, and are graded when the game's seal
// ends.
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import { learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import { awardWork, reserveSequence } from '../awards/awards.service.ts';
import { insertAttempts } from './attempts.repository.ts';
import { openAttempts } from './opening.service.ts';

export interface GameAttempt {
  /** The id of the play, which becomes the attempt's id. */
  id: string;
  learner: Pick<Actor, 'id' | 'role' | 'timeZone'>;
  quizId: string;
  versionId: string;
  /** The hash of the version's pack with keys. */
  packHash: string;
  /** The answers to the questions that were asked, in their order. */
  answers: readonly GradedAnswer[];
  startedAt: Date;
  finishedAt: Date;
}

/**
 * Saves a quiz played in a challenge: the attempt, which is graded when the seal ends, and the learner's day. The
 * caller has locked the learner's scope and makes sure that it is called once per play.
 */
export async function saveGameAttempt(tx: Tx, attempt: GameAttempt, now: Date): Promise<void> {
  const { id, learner, quizId, versionId, packHash, startedAt, finishedAt } = attempt;
  const userId = learner.id;
  const day = learnerDay(finishedAt, learner.timeZone);
  const { hour } = localClock(finishedAt, learner.timeZone);
  const reserved = await reserveSequence(tx, userId, { count: 1, payments: [] });
  const ungraded = { score: null, totalMarks: null, percentage: null, passed: null, xpEarned: null };
  await insertAttempts(tx, [
    {
      id,
      userId,
      quizId,
      versionId,
      packHash,
      startedAt,
      finishedAt,
      day,
      hour,
      ...ungraded,
      answers: attempt.answers.map((answer) => ({ ...answer, correct: null })),
      answersHash: sha256(JSON.stringify(['challenge', id])),
      source: 'challenge',
      mode: null,
      status: 'submitted',
      acceptedNo: reserved.firstSequence,
      counted: false,
      receivedAt: now,
    },
  ]);
  const zone = learner.timeZone;
  const dayWork = { day, today: learnerDay(now, zone), zone, counts: true };
  await awardWork(tx, userId, reserved, [{ at: finishedAt, dayWork }]);
  record(tx, userScope(userId), 'attempt', id);
  record(tx, userScope(userId), 'profile', userId);
  // Opens the attempt at once if the seal has ended meanwhile, or if this learner may see the answers anyway.
  await openAttempts(tx, learner, quizId, now);
}
