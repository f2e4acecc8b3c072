// Owns attempts that quizzes of challenges become: they count as a day at once, and open when the seal of the game ends.
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
  /** The play's id, which becomes the attempt's. */
  id: string;
  learner: Pick<Actor, 'id' | 'role' | 'timeZone'>;
  quizId: string;
  versionId: string;
  /** Of the version's pack with keys. */
  packHash: string;
  /** Of the questions that were asked, in their order. */
  answers: readonly GradedAnswer[];
  startedAt: Date;
  finishedAt: Date;
}

/**
 * Writes down a quiz that somebody played in a challenge: the attempt, which waits for the end of the seal, and the day.
 * The caller has locked the learner's scope, and makes sure that it happens once.
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
  // The seal may have ended meanwhile; who sees the answers anyway needn't wait for it.
  await openAttempts(tx, learner, quizId, now);
}
