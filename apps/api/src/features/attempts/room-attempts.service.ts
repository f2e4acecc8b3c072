// Saves games in rooms as attempts: they have only the questions that were asked, pay XP by final place, and enter no
// statistics.
import { gradeAttempt, restoreLayout } from '@quorbit/contracts/attempts/attempt-questions';
import type { AttemptAnswer } from '@quorbit/contracts/quizzes/grading';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { sha256 } from '../../lib/secrets/tokens.ts';
import { awardWork, reserveSequence } from '../awards/awards.service.ts';
import { foldAttemptsIntoCards } from '../reviews/mistakes.service.ts';
import { insertAttempts } from './attempts.repository.ts';
import { countRight } from './count-right.ts';

/** One player's game in a room. */
export interface RoomAttempt {
  attemptId: string;
  learner: { id: string; timeZone: string };
  quizId: string;
  version: {
    id: string;
    category: string;
    passingMarks: number;
    totalMarks: number;
    packHash: string;
    questions: readonly KeyedQuestion[];
  };
  /** The answers to the questions that were asked, with times in seconds. */
  answers: readonly AttemptAnswer[];
  startedAt: Date;
  finishedAt: Date;
  xp: number;
  /** Whether the quiz is the learner's own; if so, the game counts for no achievement. */
  own: boolean;
  won: boolean;
}

/**
 * Saves one player's game: the attempt, XP, the day, right answers, and a card for each wrong answer. The caller has
 * locked the learner's scope and makes sure that it is called once per game.
 */
export async function saveRoomAttempt(tx: Tx, game: RoomAttempt): Promise<void> {
  const { attemptId: id, learner, version, finishedAt, own, won } = game;
  const userId = learner.id;
  const graded = gradeAttempt(restoreLayout(version.questions, game.answers), game.answers, version);
  const day = learnerDay(finishedAt, learner.timeZone);
  const { hour } = localClock(finishedAt, learner.timeZone);
  const payments = [{ amount: game.xp, reason: 'room' as const, sourceId: id, occurredAt: finishedAt, day }];
  const reserved = await reserveSequence(tx, userId, { count: 1, payments });
  const { score, totalMarks, percentage, passed, answers } = graded;
  await insertAttempts(tx, [
    {
      id,
      userId,
      quizId: game.quizId,
      versionId: version.id,
      packHash: version.packHash,
      startedAt: game.startedAt,
      finishedAt,
      day,
      hour,
      score,
      totalMarks,
      percentage,
      passed,
      xpEarned: game.xp,
      answers,
      answersHash: sha256(JSON.stringify(['room', id])),
      source: 'room',
      mode: null,
      status: 'graded',
      acceptedNo: reserved.firstSequence,
      counted: false,
      receivedAt: finishedAt,
    },
  ]);
  const folded = { id, finishedAt, day, today: day, answers, own, receivedAt: finishedAt };
  const reviewWork = await foldAttemptsIntoCards(tx, userId, [folded]);
  const work = {
    at: finishedAt,
    dayWork: { day, today: day, zone: learner.timeZone, counts: true },
    xp: game.xp,
    ...(own ? {} : { opened: { category: version.category, right: countRight(answers) }, roomWin: won }),
  };
  await awardWork(tx, userId, reserved, [work, ...(reviewWork.get(id) ?? [])]);
  record(tx, userScope(userId), 'attempt', id);
  record(tx, userScope(userId), 'profile', userId);
}
