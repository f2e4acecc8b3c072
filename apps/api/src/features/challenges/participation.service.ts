// Lets learners take part in challenges: join, play the quizzes, and get the reward for completing them.

import * as words from '@quorbit/contracts/challenges/messages';
import { computeProgress, secondsForQuiz } from '@quorbit/contracts/challenges/progress';
import { runStateOf } from '@quorbit/contracts/challenges/runs';
import type { Challenge, ChallengeInput, SubmittedQuiz } from '@quorbit/contracts/challenges/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { SubmitQuizInput } from '@quorbit/contracts/plays/game-fields';
import { NO_QUIZ_LEFT, NOT_STARTED } from '@quorbit/contracts/plays/messages';
import { isAfterDeadline, playDeadlineOf } from '@quorbit/contracts/plays/rules';
import type { Play } from '@quorbit/contracts/plays/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { computeStreakOn } from '@quorbit/contracts/streaks/streak';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';
import { payOutRewards } from '../awards/game-rewards.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { canSeeAnswers, requireNoAccessToAnswers } from '../plays/answer-access.ts';
import * as plays from '../plays/plays.service.ts';
import * as repository from './challenges.repository.ts';
import { viewChallenge } from './challenges.service.ts';
import * as runs from './runs.repository.ts';
import { insertArrival } from './totals.repository.ts';
import { scoresOf } from './views.ts';

type Learner = Pick<Actor, 'id' | 'role' | 'timeZone'>;
type AskedQuiz = Awaited<ReturnType<typeof repository.listQuizzes>>[number];

/**
 * Starts a run of a challenge for the caller.
 * @throws AppError FEATURE_OFF while challenges are turned off, NOT_FOUND for an unknown or deleted challenge, CONFLICT
 * before its start or after its end, if the caller can see the answers, or while a run is under way.
 */
export async function joinChallenge(
  tx: Tx,
  actor: Actor,
  { id }: ChallengeInput,
  now: Date,
  { switches }: Pick<Deps, 'switches'>,
): Promise<Challenge> {
  requireFeature(switches, 'challenges');
  const challenge = await requireRunning(tx, id, now);
  requireNoAccessToAnswers(actor, await repository.listQuizzes(tx, [id]));
  const [newest = null] = await runs.listNewest(tx, actor.id, [id]);
  const { status } = runStateOf(newest, challenge.endsAt, now);
  if (status !== 'available')
    throw new AppError('CONFLICT', status === 'in_progress' ? words.ALREADY_JOINED : words.COMPLETED_TODAY);
  const no = (newest?.no ?? 0) + 1;
  await runs.insertRun(tx, { id: newId(now.getTime()), challengeId: id, userId: actor.id, no, joinedAt: now });
  if (no === 1) await insertArrival(tx, id, { participants: 1 });
  return viewChallenge(tx, actor, id, now);
}

/**
 * Starts the next quiz of the caller's run, or returns the play under way, with its deadline.
 * @throws AppError NOT_FOUND for an unknown or deleted challenge, CONFLICT before its start or after its end, without a
 * run, or if no quiz is left.
 */
export async function startQuiz(tx: Tx, actor: Actor, { id }: ChallengeInput, now: Date): Promise<Play> {
  const challenge = await requireRunning(tx, id, now);
  const [run = null] = await runs.listNewest(tx, actor.id, [id]);
  const { status } = runStateOf(run, challenge.endsAt, now);
  if (!run || status !== 'in_progress')
    throw new AppError('CONFLICT', status === 'completed_today' ? NO_QUIZ_LEFT : words.JOIN_FIRST);
  const quizzes = await repository.listQuizzes(tx, [id]);
  if (!run.withoutPrizes && canSeeAnswers(actor, quizzes)) await runs.updateRun(tx, run.id, { withoutPrizes: true });
  const startedPlays = (await plays.listPlays(tx, [run.id])).map(({ play }) => play);
  const open = startedPlays.find(
    ({ submittedAt, deadline }) => submittedAt === null && !isAfterDeadline(deadline, now),
  );
  if (open) return plays.viewPlay(tx, open, now);
  const next = quizzes.find((quiz) => startedPlays.every(({ quizId }) => quizId !== quiz.id));
  if (!next) throw new AppError('CONFLICT', NO_QUIZ_LEFT);
  const seconds = secondsForQuiz(challenge.type, challenge.quizTimeLimit, challenge.parameters.timeLimit);
  const play = await plays.startPlay(tx, {
    userId: actor.id,
    game: 'challenge',
    gameId: id,
    runId: run.id,
    quizId: next.id,
    versionId: next.versionId,
    startedAt: now,
    deadline: playDeadlineOf(now, seconds, challenge.endsAt),
  });
  return plays.viewPlay(tx, play, now);
}

/**
 * Submits the quiz that the caller plays. Repeating the same answers returns the same reply.
 * @throws AppError NOT_FOUND for an unknown challenge or a quiz that isn't part of it, INVALID for other questions,
 * CONFLICT if the quiz wasn't started, was submitted already or is late.
 */
export async function submitQuiz(
  tx: Tx,
  actor: Actor,
  { id, quizId, answers }: SubmitQuizInput,
  now: Date,
): Promise<SubmittedQuiz> {
  const challenge = await repository.findChallenge(tx, id);
  if (!challenge) throw notFound('Challenge');
  const quizzes = await repository.listQuizzes(tx, [id]);
  if (!quizzes.some((quiz) => quiz.id === quizId)) throw notFound('Quiz');
  const [run] = await runs.listNewest(tx, actor.id, [id]);
  if (!run) throw new AppError('CONFLICT', words.JOIN_FIRST);
  const play = (await plays.listPlays(tx, [run.id])).find((listed) => listed.play.quizId === quizId)?.play;
  if (!play) throw new AppError('CONFLICT', NOT_STARTED);
  if (play.submittedAt && (await plays.isSameSubmission(tx, play, answers))) return toSubmittedQuiz(tx, run, quizId);
  await plays.submitPlay(tx, actor, { play, answers }, now);
  return toSubmittedQuiz(tx, await advanceRun(tx, actor, { challenge, run, quizzes }, now), quizId);
}

/** Closes a play that wasn't submitted in time. The caller has locked the learner's scope. */
export async function closeOverduePlay(tx: Tx, learner: Learner, playId: string, now: Date): Promise<void> {
  const play = await plays.findPlay(tx, learner.id, playId);
  if (!play || play.submittedAt) return;
  await plays.closeOverdue(tx, learner, play, now);
  const run = await runs.findRun(tx, play.runId);
  const challenge = await repository.findChallenge(tx, play.gameId);
  if (run && challenge)
    await advanceRun(tx, learner, { challenge, run, quizzes: await repository.listQuizzes(tx, [challenge.id]) }, now);
}

interface RunContext {
  challenge: repository.ChallengeRow;
  run: runs.RunRow;
  quizzes: readonly AskedQuiz[];
}

/**
 * Updates a run's progress after a play, and pays out the rewards when the run becomes complete.
 * @returns the updated run.
 */
async function advanceRun(tx: Tx, learner: Learner, { challenge, run, quizzes }: RunContext, now: Date) {
  if (run.completedAt) return run;
  const progress = computeProgress(challenge.type, challenge.parameters, {
    quizzes: quizzes.length,
    plays: (await plays.listPlays(tx, [run.id])).flatMap(({ play, category }) =>
      play.percentage === null
        ? []
        : [{ category, percentage: play.percentage, passed: play.passed ?? false, seconds: play.seconds ?? 0 }],
    ),
    streak: challenge.type === 'streak_maintenance' ? await getStreakToday(tx, learner, now) : 0,
  });
  const withoutPrizes = run.withoutPrizes || canSeeAnswers(learner, quizzes);
  if (progress < 100) {
    await runs.updateRun(tx, run.id, { progress, withoutPrizes });
    return { ...run, progress, withoutPrizes };
  }
  const first = !(await runs.hasCompleted(tx, learner.id, challenge.id));
  const xp = withoutPrizes ? 0 : challenge.rewards.xp;
  const completed = { progress, withoutPrizes, completedAt: now, first, xp };
  await runs.updateRun(tx, run.id, completed);
  if (first) await insertArrival(tx, challenge.id, { completed: 1 });
  if (!withoutPrizes) {
    const rewards = { ...challenge.rewards, game: challenge.title };
    await payOutRewards(tx, learner, { reason: 'challenge', sourceId: run.id, rewards }, now);
    const about = { challengeId: challenge.id, game: challenge.title, xp };
    await notify(tx, [{ userId: learner.id, kind: 'challenge_prize', source: run.id, about }], now);
  }
  return { ...run, ...completed };
}

async function getStreakToday(tx: Tx, { id, timeZone }: Learner, now: Date): Promise<number> {
  const { streak } = await getProfile(tx, id);
  return computeStreakOn(streak, learnerDay(now, timeZone)).count;
}

async function toSubmittedQuiz(tx: Tx, run: runs.RunRow, quizId: string): Promise<SubmittedQuiz> {
  const scores = scoresOf(await plays.listPlays(tx, [run.id]));
  const completed = run.completedAt !== null;
  return {
    score: scores.find(({ quiz }) => quiz === quizId) ?? null,
    progress: run.progress,
    completed,
    xpEarned: completed ? run.xp : 0,
  };
}

async function requireRunning(tx: Tx, id: string, now: Date): Promise<repository.ChallengeRow> {
  const challenge = await repository.findChallenge(tx, id);
  if (!challenge) throw notFound('Challenge');
  if (now < challenge.startsAt) throw new AppError('CONFLICT', words.CHALLENGE_NOT_OPEN);
  if (now >= challenge.endsAt) throw new AppError('CONFLICT', words.CHALLENGE_OVER);
  return challenge;
}
