// Opens attempts when the seal of their quiz ends: grades and pays them, makes their cards and records the rows.
import { gradeAttempt, restoreLayout } from '@quorbit/contracts/attempts/attempt-questions';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { computeAttemptXp } from '@quorbit/contracts/xp/attempt-xp';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { awardWork, type CompletedWork, reserveSequence } from '../awards/awards.service.ts';
import { listSealedQuizzes } from '../quizzes/seals/seals.service.ts';
import { foldAttemptsIntoCards } from '../reviews/mistakes.service.ts';
import { countRight } from './count-right.ts';
import * as repository from './opening.repository.ts';

/** The number of attempts opened in one transaction; a learner with more needs several. */
const MAX_PER_BATCH = 50;

type WaitingAttempt = Awaited<ReturnType<typeof repository.listWaiting>>[number];
type Learner = Pick<Actor, 'id' | 'role' | 'timeZone'>;

/**
 * Grades a learner's waiting attempts at a quiz after its seal has ended, in order of arrival and with the result they
 * would have had then. Does nothing while the quiz is sealed for the learner. The caller has locked the learner's
 * scope.
 * @returns whether there may be more.
 */
export async function openAttempts(tx: Tx, learner: Learner, quizId: string, now: Date): Promise<boolean> {
  if ((await listSealedQuizzes(tx, learner, now, [quizId])).has(quizId)) return false;
  const waiting = await repository.listWaiting(tx, learner.id, quizId, MAX_PER_BATCH);
  if (waiting.length === 0) return false;
  const opened = waiting.map((waitingAttempt) => ({ ...waitingAttempt, result: resultOf(waitingAttempt, learner.id) }));
  const payments = opened
    .filter(({ attempt }) => attempt.status === 'submitted' && attempt.source === 'self')
    .map(({ attempt: { id, finishedAt, day }, result }) => ({
      amount: result.xpEarned,
      reason: 'quiz' as const,
      sourceId: id,
      occurredAt: finishedAt,
      day,
    }));
  const reserved = await reserveSequence(tx, learner.id, { count: opened.length, payments });
  await repository.updateOpened(
    tx,
    learner.id,
    opened.map(({ attempt: { id }, result }, index) => ({ id, openedNo: reserved.firstSequence + index, ...result })),
  );
  const today = learnerDay(now, learner.timeZone);
  const reviewed = await foldAttemptsIntoCards(
    tx,
    learner.id,
    opened.map(({ attempt: { id, finishedAt, day }, ownerId, result }) => ({
      id,
      finishedAt,
      day,
      today,
      answers: result.answers,
      own: ownerId === learner.id,
      receivedAt: now,
    })),
  );
  const work = opened.flatMap((openedAttempt): CompletedWork[] => [
    workOf(openedAttempt),
    ...(reviewed.get(openedAttempt.attempt.id) ?? []),
  ]);
  await awardWork(tx, learner.id, reserved, work);
  for (const { attempt } of opened) record(tx, userScope(learner.id), 'attempt', attempt.id);
  record(tx, userScope(learner.id), 'profile', learner.id);
  return waiting.length === MAX_PER_BATCH;
}

function resultOf({ attempt, version, ownerId, ranked, all, near }: WaitingAttempt, userId: string) {
  const graded = gradeAttempt(restoreLayout(version.questions, attempt.answers), attempt.answers, version);
  const { score, totalMarks, percentage, passed, answers } = graded;
  const own = ownerId === userId;
  const price = () => computeAttemptXp(graded, { ranked, own, repeats: { all, near } });
  // Games pay by their own rules. XP that was shown while the quiz was sealed stays the same.
  const xpEarned = attempt.source === 'self' ? (attempt.xpEarned ?? price()) : 0;
  return { score, totalMarks, percentage, passed, xpEarned, answers };
}

/**
 * Returns the work to award for an opened attempt. Its day was counted on arrival; if it was graded then, only its
 * right answers are new.
 */
function workOf({ attempt, version: { category }, result }: WaitingAttempt & { result: ReturnType<typeof resultOf> }) {
  const { counted, status, source, finishedAt: at, day, hour } = attempt;
  const right = countRight(result.answers);
  if (source !== 'self') return { at, dayWork: null, opened: { category, right } };
  if (status === 'sealed') return { at, dayWork: null, ...(counted ? { opened: { category, right } } : {}) };
  return { at, dayWork: null, xp: result.xpEarned, quiz: counted ? { ...result, category, right, day, hour } : null };
}
