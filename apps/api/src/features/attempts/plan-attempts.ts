// Plans what to do with attempts that arrive in one batch, as if they had arrived one by one.
import { gradeAttempt, layOutAttempt } from '@quorbit/contracts/attempts/attempt-questions';
import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { type Grade, listStrayAnswers } from '@quorbit/contracts/quizzes/grading';
import { SEALED_WHILE_IN_GAME } from '@quorbit/contracts/quizzes/seals';
import { learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { zoneOfWork } from '@quorbit/contracts/streaks/zones';
import { computeAttemptXp, countRepeats, isAttemptCounted, type Repeats } from '@quorbit/contracts/xp/attempt-xp';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { clampTime } from '../../lib/clamp-time.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import { type AnsweredVersion, listAnsweredVersions } from '../quizzes/versions/versions.service.ts';
import { type EarlierAttempt, listEarlierAttempts } from './earlier-attempts.repository.ts';

interface ArrivedAttempt {
  input: SubmitAttemptInput;
  finishedAt: Date;
  /** A hash that tells a repeated submission from a different one with the same id. */
  answersHash: string;
}

export interface PlannedAttempt extends ArrivedAttempt, AnsweredVersion {
  startedAt: Date;
  /** The learner's day on which the attempt was finished, and the learner's day now. */
  day: string;
  today: string;
  /** The time zone in which the attempt was finished. */
  zone: string;
  /** The hour (0–23) on the learner's clock when the attempt was finished. */
  hour: number;
  /**
   * The status on arrival. `sealed`: graded, but only its totals are visible. `submitted`: stored, and graded when the
   * quiz's seal ends.
   */
  status: 'graded' | 'sealed' | 'submitted';
  graded: Grade;
  xpEarned: number;
  /** Whether achievements count the attempt. */
  counted: boolean;
}

export interface Plan {
  /** The attempts to store, in order of arrival. */
  accepted: PlannedAttempt[];
  /** The refusals, by index in the batch. A known attempt with the same answers is neither accepted nor refused. */
  refusals: Map<number, AppError>;
}

interface PlanContext {
  actor: Actor;
  now: Date;
  /**
   * Whether the attempts come in a direct call rather than from a device's queue. Only then are quizzes in a game
   * refused, and `stats` read for the report.
   */
  live: boolean;
}

/** Plans which attempts to accept or refuse, with their grades and XP. The caller has locked the learner's scope. */
export async function planAttempts(
  tx: Tx,
  inputs: readonly SubmitAttemptInput[],
  { actor, now, live }: PlanContext,
): Promise<Plan> {
  const arrived = inputs.map((input) => ({
    input,
    finishedAt: clampTime(new Date(input.finishedAt), now),
    answersHash: hashOf(input),
  }));
  const earlier = await listEarlierAttempts(tx, actor.id, arrived);
  const known = new Map(earlier.flatMap(({ id, answersHash }) => (answersHash === null ? [] : [[id, answersHash]])));
  const unknown = inputs.filter(({ attemptId }) => !known.has(attemptId));
  const found = await listAnsweredVersions(tx, actor, unknown, { now, withStats: live });
  const versions = new Map(unknown.map((input, index) => [input, found[index]]));

  const plan: Plan = { accepted: [], refusals: new Map() };
  const finished = new Map<string, number[]>();
  for (const [index, attempt] of arrived.entries()) {
    const { input, answersHash } = attempt;
    const knownHash = known.get(input.attemptId);
    if (knownHash === answersHash) continue;
    const planned =
      knownHash === undefined
        ? planAttempt(attempt, versions.get(input), {
            actor,
            now,
            live,
            repeats: repeatsOf(attempt, earlier[index], finished),
          })
        : new AppError('ATTEMPT_EXISTS', 'This attempt is on the server already, with other answers.');
    if (planned instanceof AppError) plan.refusals.set(index, planned);
    else {
      plan.accepted.push(planned);
      known.set(input.attemptId, answersHash);
      const times = finished.get(input.quizId) ?? [];
      times.push(attempt.finishedAt.getTime());
      finished.set(input.quizId, times);
    }
  }
  return plan;
}

/**
 * Counts the learner's earlier attempts at the same quiz.
 * @param finished the finishing times, in milliseconds, of attempts accepted in this batch, by quiz.
 */
function repeatsOf(
  { input, finishedAt }: ArrivedAttempt,
  stored: EarlierAttempt | undefined,
  finished: ReadonlyMap<string, readonly number[]>,
): Repeats {
  const { all, near } = countRepeats(finishedAt.getTime(), finished.get(input.quizId) ?? []);
  return { all: all + (stored?.all ?? 0), near: near + (stored?.near ?? 0) };
}

function planAttempt(
  arrived: ArrivedAttempt,
  answered: AnsweredVersion | AppError | undefined,
  { actor, now, live, repeats }: PlanContext & { repeats: Repeats },
): PlannedAttempt | AppError {
  if (!answered) throw new Error('An attempt was planned without its version.');
  if (answered instanceof AppError) return answered;
  const { input, finishedAt } = arrived;
  const { quiz, version, keyed, seal } = answered;
  if (live && seal === 'game') return new AppError('CONFLICT', SEALED_WHILE_IN_GAME);
  const stray = listStrayAnswers(version.questions, input.answers);
  if (stray.length > 0) return strayAnswersError(input, stray);
  const zone = zoneOfWork({ zone: actor.timeZone, fixed: actor.zoneFixed ?? false, at: null }, input.timeZone ?? null);
  const questions = layOutAttempt({ ...version, keyed }, { ...input, userId: actor.id });
  const graded = gradeAttempt(questions, input.answers, version);
  const terms = { ranked: quiz.ranked, own: quiz.ownerId === actor.id, repeats };
  return {
    ...arrived,
    ...answered,
    startedAt: clampTime(new Date(input.startedAt), finishedAt),
    day: learnerDay(finishedAt, zone),
    today: learnerDay(now, zone),
    zone,
    hour: localClock(finishedAt, zone).hour,
    status: statusOf(seal, repeats),
    graded,
    xpEarned: computeAttemptXp(graded, terms),
    counted: isAttemptCounted(terms),
  };
}

/**
 * Returns the status of a new attempt. At a ranked sealed quiz only the first attempt is graded and shows its totals,
 * because totals of more attempts would reveal the key, answer by answer. In games every attempt waits for the end.
 */
function statusOf(seal: AnsweredVersion['seal'], repeats: Repeats): PlannedAttempt['status'] {
  if (seal === null) return 'graded';
  return seal === 'ranked' && repeats.all === 0 ? 'sealed' : 'submitted';
}

function strayAnswersError(input: SubmitAttemptInput, stray: readonly string[]): AppError {
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

function hashOf({ quizId, answers }: SubmitAttemptInput): string {
  // Missing responses are omitted, so that hashes of stored attempts stay valid.
  const entries = answers.map(({ questionId, option, response }) =>
    response ? [questionId, option, response] : [questionId, option],
  );
  return sha256(JSON.stringify([quizId, entries]));
}
