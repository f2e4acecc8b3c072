// Accepts attempts: grades and pays them, counts days, makes review cards and records the changes, for a whole set at
// once.
import type { AchievementEvent, FinishedQuiz } from '@quorbit/contracts/achievements/counters';
import type { Report, SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { AppError } from '../../lib/app-error.ts';
import { awardWork, type CompletedWork, reserveSequence } from '../awards/awards.service.ts';
import { foldAttemptsIntoCards } from '../reviews/mistakes.service.ts';
import * as repository from './attempts.repository.ts';
import { countRight } from './count-right.ts';
import { type PlannedAttempt, planAttempts } from './plan-attempts.ts';
import { reportOf } from './report-of.ts';
import { getOwnReport } from './visible-report.service.ts';

const PAGE = 100;

/**
 * Accepts a finished attempt from a connected caller. A known id returns the stored report, because only the first body
 * counts. The caller has locked the learner's scope.
 * @throws AppError NOT_FOUND when the learner may not see the quiz and names no pack of it, INVALID for answers that do
 * not fit it, CONFLICT while the quiz is part of a game or has no questions.
 */
export async function submitAttempt(tx: Tx, actor: Actor, input: SubmitAttemptInput, now: Date): Promise<Report> {
  const { accepted, refusals } = await planAttempts(tx, [input], { actor, now, live: true });
  const refusal = refusals.get(0);
  if (refusal && refusal.code !== 'ATTEMPT_EXISTS') throw refusal;
  const [planned] = accepted;
  if (!planned) return getOwnReport(tx, actor, input.attemptId, now);
  const [stored] = await writeAttempts(tx, actor.id, accepted, now);
  if (!stored) throw new Error('An accepted attempt was not stored.');
  const { version, seal, stats, quiz } = planned;
  return reportOf(stored, version, { sealed: seal !== null, origin: quiz.origin, stats });
}

/**
 * Accepts finished attempts from a device's queue, in their order. They may have waited there, so attempts at a quiz
 * that is now part of a game are stored and graded when the seal ends. Repeating an attempt changes nothing. The caller
 * has locked the learner's scope.
 * @returns the refusals, by place in `inputs`: NOT_FOUND when the learner may not see the quiz and names no pack of it,
 * INVALID for answers that do not fit it, CONFLICT for a quiz without questions, ATTEMPT_EXISTS for a known id with
 * other answers.
 */
export async function acceptAttempts(
  tx: Tx,
  actor: Actor,
  inputs: readonly SubmitAttemptInput[],
  now: Date,
): Promise<ReadonlyMap<number, AppError>> {
  const { accepted, refusals } = await planAttempts(tx, inputs, { actor, now, live: false });
  if (accepted.length > 0) await writeAttempts(tx, actor.id, accepted, now);
  return refusals;
}

async function writeAttempts(
  tx: Tx,
  userId: string,
  accepted: readonly PlannedAttempt[],
  now: Date,
): Promise<repository.NewAttempt[]> {
  const payments = accepted.filter(isGraded).map(({ input, xpEarned, finishedAt, day }) => ({
    amount: xpEarned,
    reason: 'quiz' as const,
    sourceId: input.attemptId,
    occurredAt: finishedAt,
    day,
  }));
  const reserved = await reserveSequence(tx, userId, { count: accepted.length, payments });
  const rows = accepted.map((plannedAttempt, index) =>
    toRow(userId, plannedAttempt, reserved.firstSequence + index, now),
  );
  await repository.insertAttempts(tx, rows);
  const reviewed = await foldAttemptsIntoCards(
    tx,
    userId,
    accepted
      .filter(({ status }) => status === 'graded')
      .map(({ input, quiz, finishedAt, day, today, graded }) => ({
        id: input.attemptId,
        finishedAt,
        day,
        today,
        answers: graded.answers,
        own: quiz.ownerId === userId,
        receivedAt: now,
      })),
  );
  const work = accepted.flatMap((plannedAttempt): CompletedWork[] => [
    {
      at: plannedAttempt.finishedAt,
      dayWork: workedDayOf(plannedAttempt),
      xp: isGraded(plannedAttempt) ? plannedAttempt.xpEarned : 0,
      quiz: finishedQuizOf(plannedAttempt),
    },
    ...(reviewed.get(plannedAttempt.input.attemptId) ?? []),
  ]);
  await awardWork(tx, userId, reserved, work);
  for (const { id } of rows) record(tx, userScope(userId), 'attempt', id);
  record(tx, userScope(userId), 'profile', userId);
  return rows;
}

function toRow(userId: string, planned: PlannedAttempt, acceptedNo: number, now: Date): repository.NewAttempt {
  const { input, quiz, version, packHash, startedAt, finishedAt, day, hour, answersHash, counted, status } = planned;
  return {
    id: input.attemptId,
    userId,
    quizId: quiz.id,
    versionId: version.id,
    packHash,
    startedAt,
    finishedAt,
    day,
    hour,
    source: 'self',
    mode: input.mode ?? null,
    status,
    ...resultOf(planned),
    answersHash,
    acceptedNo,
    counted,
    receivedAt: now,
  };
}

function isGraded({ status }: PlannedAttempt): boolean {
  return status !== 'submitted';
}

function workedDayOf({ day, today, zone }: PlannedAttempt): CompletedWork['dayWork'] {
  return { day, today, zone, counts: true };
}

/** Returns the grade to store. An attempt with status `submitted` gets none, so that nothing can reveal it. */
function resultOf(planned: PlannedAttempt) {
  const { graded, xpEarned } = planned;
  const { score, totalMarks, percentage, passed, answers } = graded;
  if (isGraded(planned)) return { score, totalMarks, percentage, passed, xpEarned, answers };
  const ungraded = { score: null, totalMarks: null, percentage: null, passed: null, xpEarned: null };
  return { ...ungraded, answers: answers.map((answer) => ({ ...answer, correct: null })) };
}

/** Yields a learner's attempts in order of acceptance, in pages, so that memory use stays bounded. */
export async function* eachAcceptedPage(db: Executor, userId: string): AsyncGenerator<repository.StoredAttempt[]> {
  let last: repository.StoredAttempt | undefined;
  do {
    const page = await repository.listAccepted(db, userId, last?.acceptedNo ?? 0, PAGE);
    yield page;
    last = page.at(-1);
  } while (last);
}

/** The part of an attempt that achievements count; of attempts played in games only the right answers count. */
interface CountedAttempt extends Pick<AchievementEvent, 'quiz' | 'opened'> {
  at: Date;
}

/** Yields a learner's attempts that count for achievements, in order of acceptance. */
export async function* eachCountedAttempt(db: Executor, userId: string): AsyncGenerator<CountedAttempt> {
  let last: number | null = null;
  do {
    const page = await repository.pageOfLearner(db, userId, last, PAGE);
    for (const { attempt, category } of page) {
      const { score, totalMarks, finishedAt: at } = attempt;
      if (isPlayedForOthers(attempt)) yield { at, opened: { category, right: countRight(attempt.answers) } };
      if (!attempt.counted || score === null || totalMarks === null) continue;
      const right = attempt.status === 'sealed' ? 0 : countRight(attempt.answers);
      yield { at, quiz: { ...attempt, score, totalMarks, category, right } };
    }
    last = page.at(-1)?.attempt.acceptedNo ?? null;
  } while (last !== null);
}

/**
 * Returns whether the attempt was played in a game with another user's quiz. A room pays XP to everybody who plays to
 * the end, except with their own quiz.
 */
function isPlayedForOthers({ source, xpEarned, status }: repository.StoredAttempt): boolean {
  return source === 'room' ? Boolean(xpEarned) : source === 'challenge' && status === 'graded';
}

/**
 * Returns what achievements count of a new attempt; null for an attempt that doesn't count. Right answers at a sealed
 * quiz count when the seal ends.
 */
function finishedQuizOf(planned: PlannedAttempt): FinishedQuiz | null {
  const { counted, status, version, graded, day, hour } = planned;
  if (!counted || !isGraded(planned)) return null;
  const right = status === 'sealed' ? 0 : countRight(graded.answers);
  return { ...graded, category: version.category, right, day, hour };
}
