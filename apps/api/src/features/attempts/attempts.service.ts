// Owns submitting attempts: grades again, pays, counts the day, makes review cards, and records what changed.
import type { Report, SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { CONFLICT_SEALED } from '@quorbit/contracts/errors/messages';
import { grade, strayAnswers } from '@quorbit/contracts/quizzes/grading';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { quizXp } from '@quorbit/contracts/xp/quiz-xp';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { AppError, notFound } from '../../lib/app-error.ts';
import { clampTime } from '../../lib/clamp-time.ts';
import { sha256 } from '../../lib/tokens.ts';
import type { Actor } from '../../trpc/context.ts';
import { countFinishedQuiz } from '../achievements/achievements.service.ts';
import { type AnsweredVersion, answeredVersion } from '../quizzes/quizzes.service.ts';
import { sealedQuizzes } from '../quizzes/seals.ts';
import { readReport } from '../reports/reports.service.ts';
import { foldAttemptIntoCards } from '../reviews/reviews.service.ts';
import { countDay } from '../streaks/streaks.service.ts';
import { nextAcceptedNo, pay } from '../xp/xp.service.ts';
import * as repository from './attempts.repository.ts';

/** A ranked quiz pays for the first attempt only, whenever that was. */
const RANKED_REPEAT = 2;

/**
 * Takes a finished attempt from a caller who is connected. An id that is known answers with the same report and the first
 * body stands. The caller holds the learner's scope.
 * @throws AppError as `acceptAttempt`, and CONFLICT while the quiz is sealed
 */
export async function submitAttempt(tx: Tx, actor: Actor, input: SubmitAttemptInput, now: Date): Promise<Report> {
  if (!(await findOwnAttempt(tx, actor, input.attemptId))) await insertGraded(tx, actor, input, now, refuseSealed);
  return readReport(tx, actor, input.attemptId, now);
}

/**
 * Takes a finished attempt from a device's queue, where it may have waited: a seal that began meanwhile does not refuse it.
 * The same attempt again changes nothing.
 * @throws AppError NOT_FOUND when the learner may not see the quiz and names no pack of it (or the id is another's),
 * INVALID for answers that do not fit it, ATTEMPT_EXISTS for a known id with other answers
 */
export async function acceptAttempt(tx: Tx, actor: Actor, input: SubmitAttemptInput, now: Date): Promise<void> {
  const known = await findOwnAttempt(tx, actor, input.attemptId);
  if (!known) return insertGraded(tx, actor, input, now);
  if (known.answersHash !== answersHash(input))
    throw new AppError('ATTEMPT_EXISTS', 'This attempt is on the server already, with other answers.');
}

async function findOwnAttempt(tx: Tx, actor: Actor, attemptId: string) {
  const known = await repository.findAttempt(tx, attemptId);
  if (known && known.userId !== actor.id) throw notFound('Attempt');
  return known;
}

async function refuseSealed(tx: Tx, actor: Actor, quizId: string, now: Date): Promise<void> {
  if ((await sealedQuizzes(tx, actor, now)).has(quizId)) throw new AppError('CONFLICT', CONFLICT_SEALED);
}

async function insertGraded(
  tx: Tx,
  actor: Actor,
  input: SubmitAttemptInput,
  now: Date,
  admit?: typeof refuseSealed,
): Promise<void> {
  const { quiz, version, packHash } = await answeredVersion(tx, actor, input);
  await admit?.(tx, actor, quiz.id, now);
  const stray = strayAnswers(version.questions, input.answers);
  if (stray.length > 0) throw strayQuestions(input, stray);

  const finishedAt = clampTime(new Date(input.finishedAt), now);
  const startedAt = clampTime(new Date(input.startedAt), finishedAt);
  const timeZone = input.timeZone ?? actor.timeZone;
  const day = learnerDay(finishedAt, timeZone);
  const graded = grade(version.questions, input.answers, version.passingMarks);
  const earlier = await earlierAttempts(tx, actor, quiz, finishedAt);
  const xpEarned = quizXp({ ...graded, earlierAttempts: earlier });
  const counted = !quiz.ranked || earlier === 0;

  const fresh = await repository.insertAttempt(tx, {
    id: input.attemptId,
    userId: actor.id,
    quizId: quiz.id,
    versionId: version.id,
    packHash,
    startedAt,
    finishedAt,
    day,
    score: graded.score,
    totalMarks: graded.totalMarks,
    percentage: graded.percentage,
    passed: graded.passed,
    xpEarned,
    answers: graded.answers,
    answersHash: answersHash(input),
    acceptedNo: await nextAcceptedNo(tx, actor.id),
    counted,
    receivedAt: now,
  });
  if (!fresh) throw notFound('Attempt');
  await pay(tx, {
    userId: actor.id,
    amount: xpEarned,
    reason: 'quiz',
    sourceId: input.attemptId,
    occurredAt: finishedAt,
    day,
  });
  await countDay(tx, actor.id, day, learnerDay(now, timeZone));
  await foldAttemptIntoCards(tx, { id: input.attemptId, userId: actor.id, finishedAt, day, answers: graded.answers });
  if (counted) await countFinishedQuiz(tx, { userId: actor.id, finishedAt, ...graded });
  record(tx, userScope(actor.id), 'attempt', input.attemptId);
  record(tx, userScope(actor.id), 'profile', actor.id);
}

function strayQuestions(input: SubmitAttemptInput, stray: readonly string[]): AppError {
  const issues = input.answers.flatMap(({ questionId }, index) =>
    stray.includes(questionId)
      ? [{ path: `answers.${index}.questionId`, message: 'This question is not in the quiz, or is answered twice.' }]
      : [],
  );
  return new AppError(
    'INVALID',
    'Each answer must belong to a question of this quiz, and each question be answered once.',
    { issues },
  );
}

async function earlierAttempts(tx: Tx, actor: Actor, quiz: AnsweredVersion['quiz'], finishedAt: Date): Promise<number> {
  if (!quiz.ranked) return repository.countNear(tx, actor.id, quiz.id, finishedAt);
  return (await repository.countAll(tx, actor.id, quiz.id)) > 0 ? RANKED_REPEAT : 0;
}

/** Tells a repeated submission from another one under the same id. */
function answersHash({ quizId, answers }: SubmitAttemptInput): string {
  const given = answers.map(({ questionId, option }) => [questionId, option]);
  return sha256(JSON.stringify([quizId, given]));
}
