// Provides the lists of challenges: open ones, completed ones, and the caller's history.
import { runStateOf } from '@quorbit/contracts/challenges/runs';
import type {
  Challenge,
  ChallengeHistory,
  ChallengeInput,
  ListChallengesInput,
  PlayedChallenge,
} from '@quorbit/contracts/challenges/schema';
import type { Page } from '@quorbit/contracts/lib/paging';
import { isAfterDeadline } from '@quorbit/contracts/plays/rules';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { type ListedPlay, listPlays } from '../plays/plays.service.ts';
import * as repository from './challenges.repository.ts';
import * as runs from './runs.repository.ts';
import { sumParticipation } from './totals.repository.ts';
import { completionRateOf, viewProgress, viewRun } from './views.ts';

/** The maximum number of runs read; no learner can have more, because a challenge lasts three days and a run one. */
const MAX_RUNS = 20;

/** Returns a page of current challenges, soonest end first; admins also see future ones. */
export async function listStatus(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListChallengesInput,
  now: Date,
): Promise<Page<Challenge>> {
  const [endsAt, id] = parseCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  const after = endsAt === undefined || id === undefined ? null : { endsAt: new Date(endsAt), id };
  const startedBy = actor.role === 'admin' ? null : now;
  const rows = await repository.listOpen(db, { after, limit: limit + 1, now, startedBy });
  const views = await buildViews(db, actor, rows.slice(0, limit), now);
  return toPage(
    rows,
    limit,
    (row) => [row.endsAt.toISOString(), row.id],
    (row) => viewOf(views, row.id),
  );
}

/** Returns a page of the challenges that the caller completed, each with its latest completion. */
export async function listCompleted(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListChallengesInput,
  now: Date,
): Promise<Page<Challenge>> {
  const [completedAt, runId] = parseCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  const after = completedAt === undefined || runId === undefined ? null : { completedAt: new Date(completedAt), runId };
  const rows = await repository.listCompleted(db, actor.id, { after, limit: limit + 1 });
  const challenges = rows.slice(0, limit).map(({ challenge }) => challenge);
  const views = await buildViews(db, actor, challenges, now, { completed: true });
  return toPage(
    rows,
    limit,
    (row) => [(row.completedAt ?? now).toISOString(), row.runId],
    ({ challenge }) => viewOf(views, challenge.id),
  );
}

/** Returns one challenge in the form shown to the caller. @throws AppError NOT_FOUND for deleted ones */
export async function viewChallenge(db: Executor, actor: Actor, id: string, now: Date): Promise<Challenge> {
  const row = await repository.findChallenge(db, id);
  if (!row) throw notFound('Challenge');
  return viewOf(await buildViews(db, actor, [row], now), id);
}

function viewOf(views: ReadonlyMap<string, Challenge>, id: string): Challenge {
  const view = views.get(id);
  if (!view) throw new Error(`Challenge ${id} was not read.`);
  return view;
}

async function buildViews(
  db: Executor,
  { id: userId }: Actor,
  rows: readonly repository.ChallengeRow[],
  now: Date,
  filter: { completed?: boolean } = {},
): Promise<ReadonlyMap<string, Challenge>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const quizzes = groupBy(await repository.listQuizzes(db, ids), ({ challengeId }) => challengeId);
  const sums = await sumParticipation(db, ids);
  const newestRuns = new Map((await runs.listNewest(db, userId, ids, filter)).map((run) => [run.challengeId, run]));
  const plays = await playsOf(db, [...newestRuns.values()]);
  const view = (row: repository.ChallengeRow): Challenge => {
    const run = newestRuns.get(row.id) ?? null;
    const played = run ? (plays.get(run.id) ?? []) : [];
    const { nextResetTime, ...state } = runStateOf(run, row.endsAt, now);
    const sum = sums.get(row.id) ?? { participants: 0, completed: 0 };
    const userProgress = run && viewProgress(run, played);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      type: row.type,
      category: row.category,
      parameters: row.parameters,
      rewards: row.rewards,
      quizTimeLimit: row.quizTimeLimit,
      ...state,
      isAvailable: row.startsAt <= now && now < row.endsAt,
      nextResetTime: nextResetTime?.toISOString() ?? null,
      startDate: row.startsAt.toISOString(),
      endDate: row.endsAt.toISOString(),
      quizzes: (quizzes.get(row.id) ?? []).map(({ id, title, category }) => ({ id, title, category })),
      stats: { totalParticipants: Math.max(0, sum.participants), completionRate: completionRateOf(sum) },
      userProgress,
      participants: userProgress ? [participantOf(userId, userProgress)] : [],
      openPlay: openPlayOf(played, now),
    };
  };
  return new Map(rows.map((row) => [row.id, view(row)]));
}

function participantOf(user: string, { attempts, completedQuizzes, quizScores }: ReturnType<typeof viewProgress>) {
  return { user, attempts, completedQuizzes, quizScores };
}

async function playsOf(db: Executor, runRows: readonly runs.RunRow[]): Promise<ReadonlyMap<string, ListedPlay[]>> {
  if (runRows.length === 0) return new Map();
  const plays = await listPlays(
    db,
    runRows.map(({ id }) => id),
  );
  return groupBy(plays, ({ play }) => play.runId);
}

function openPlayOf(plays: readonly ListedPlay[], now: Date): Challenge['openPlay'] {
  const open = plays.find(({ play }) => play.submittedAt === null && !isAfterDeadline(play.deadline, now));
  return open ? { id: open.play.id, quizId: open.play.quizId, deadline: open.play.deadline.toISOString() } : null;
}

/** Returns a page of the challenges that the caller took part in, including deleted ones, each with its newest run. */
export async function listHistory(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListChallengesInput,
): Promise<Page<PlayedChallenge>> {
  const [after = null] = parseCursor(cursor, [isCursorId]) ?? [];
  const rows = await repository.listJoined(db, actor.id, { after, limit: limit + 1 });
  const ids = rows.slice(0, limit).map(({ challenge }) => challenge.id);
  const newest = ids.length === 0 ? [] : await runs.listNewest(db, actor.id, ids);
  const byChallenge = new Map(newest.map((run) => [run.challengeId, run]));
  const plays = await playsOf(db, newest);
  return toPage(
    rows,
    limit,
    (row) => [row.runId],
    ({ challenge: { id, title, createdAt, endsAt, rewards } }) => {
      const run = byChallenge.get(id);
      if (!run) throw new Error(`Challenge ${id} has no run.`);
      return {
        id,
        title,
        rewards,
        createdAt: createdAt.toISOString(),
        endDate: endsAt.toISOString(),
        ...viewRun(run, plays.get(run.id) ?? []),
        attempts: run.no,
      };
    },
  );
}

/**
 * Returns the caller's runs of a challenge; empty if they never took part.
 * @throws AppError NOT_FOUND for an unknown challenge, and for a deleted one in which the caller never took part.
 */
export async function getHistory(db: Executor, actor: Actor, { id }: ChallengeInput): Promise<ChallengeHistory> {
  const challenge = await repository.findIncludingDeleted(db, id);
  if (!challenge) throw notFound('Challenge');
  const all = await runs.listRuns(db, actor.id, id, MAX_RUNS);
  // Only participants see deleted challenges.
  if (challenge.deletedAt && all.length === 0) throw notFound('Challenge');
  const plays = await playsOf(db, all);
  const view = (run: runs.RunRow) => ({ ...viewRun(run, plays.get(run.id) ?? []), attempts: run.no });
  const [newest] = all;
  return {
    challengeTitle: challenge.title,
    totalAttempts: newest?.no ?? 0,
    currentParticipation: newest && !newest.completedAt ? view(newest) : null,
    historicalCompletions: all.filter(({ completedAt }) => completedAt !== null).map(view),
  };
}
