// Owns accepting attempts: grades, pays, counts days, makes review cards, and records what changed, for a whole set at once.
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
 * Takes a finished attempt from a caller who is connected. A known id returns the same report: the first body counts.
 * The caller has locked the learner's scope.
 * @throws AppError NOT_FOUND when the learner may not see the quiz and names no pack of it, INVALID for answers that do
 * not fit it, CONFLICT while the quiz is part of a game or has no questions
 */
export async function submitAttempt(tx: Tx, actor: Actor, input: SubmitAttemptInput, now: Date): Promise<Report> {
  const { accepted, refusals } = await planAttempts(tx, [input], { actor, now, live: true });
  const refusal = refusals.get(0);
  if (refusal && refusal.code !== 'ATTEMPT_EXISTS') throw refusal;
  const [planned] = accepted;
  if (!planned) return getOwnReport(tx, actor, input.attemptId, now);
  const [stored] = await writeAttempts(tx, actor.id, accepted, now);
  if (!stored) throw new Error('An accepted attempt was not stored.');
  return reportOf(stored, planned.version, { sealed: planned.seal !== null, stats: planned.stats });
}

/**
 * Takes finished attempts from a device's queue, in their order. They may have waited there, so those at a quiz that is
 * part of a game by now are kept, and graded when it opens. The same attempt again changes nothing. The caller has locked the learner's scope.
 * @returns the refusals, by place in `inputs`: NOT_FOUND when the learner may not see the quiz and names no pack of it,
 * INVALID for answers that do not fit it, CONFLICT for a quiz without questions, ATTEMPT_EXISTS for a known id with other
 * answers
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

/** What is stored of its grade: of one that is only submitted nothing is, so that nothing can tell it. */
function resultOf(planned: PlannedAttempt) {
  const { graded, xpEarned } = planned;
  const { score, totalMarks, percentage, passed, answers } = graded;
  if (isGraded(planned)) return { score, totalMarks, percentage, passed, xpEarned, answers };
  const ungraded = { score: null, totalMarks: null, percentage: null, passed: null, xpEarned: null };
  return { ...ungraded, answers: answers.map((answer) => ({ ...answer, correct: null })) };
}

/** A learner's attempts in the order in which they were accepted, page by page, so that memory stays bounded. */
export async function* eachAcceptedPage(db: Executor, userId: string): AsyncGenerator<repository.StoredAttempt[]> {
  let last: repository.StoredAttempt | undefined;
  do {
    const page = await repository.listAccepted(db, userId, last?.acceptedNo ?? 0, PAGE);
    yield page;
    last = page.at(-1);
  } while (last);
}

/** What achievements count of attempts: of those played in games only the right answers. */
interface CountedAttempt extends Pick<AchievementEvent, 'quiz' | 'opened'> {
  at: Date;
}

/** The attempts that count for achievements, as those see them, in the order in which they were accepted. */
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

/** Whether it was played in a game at a quiz of somebody else's. A room pays everybody who plays to the end, but at one's own. */
function isPlayedForOthers({ source, xpEarned, status }: repository.StoredAttempt): boolean {
  return source === 'room' ? Boolean(xpEarned) : source === 'challenge' && status === 'graded';
}

/** The highest number given to a learner's attempts in the order of accepted work; 0 without any. */
export function getHighestAttemptNo(db: Executor, userId: string): Promise<number> {
  return repository.getHighestAttemptNo(db, userId);
}

/** What achievements count of an attempt now; null for one that doesn't count. Right answers wait for a seal to end. */
function finishedQuizOf(planned: PlannedAttempt): FinishedQuiz | null {
  const { counted, status, version, graded, day, hour } = planned;
  if (!counted || !isGraded(planned)) return null;
  const right = status === 'sealed' ? 0 : countRight(graded.answers);
  return { ...graded, category: version.category, right, day, hour };
}
