// Owns reading leaderboards: other learners as of the last fold, the caller with everything accepted so far.
import { averageBoardKey, type PeriodDays, periodDaysOf, xpBoardKey } from '@quorbit/contracts/leaderboards/board-keys';
import type {
  AverageBoardView,
  ListByAverageInput,
  ListByXpInput,
  XpBoardView,
} from '@quorbit/contracts/leaderboards/schema';
import { averageOf, averageSortKey } from '@quorbit/contracts/leaderboards/scores';
import { timeOfId } from '@quorbit/contracts/lib/ids';
import type { Page } from '@quorbit/contracts/lib/paging';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { listFriendIds } from '../friends/friends.service.ts';
import { listMemberIds } from '../study-groups/members.service.ts';
import { type BoardKey, type BoardLearner, type PlacedLearner, placeViewer, sliceBoard } from './board-view.ts';
import * as repository from './leaderboards.repository.ts';

/**
 * Returns the board by XP, for the week or month that includes the caller's day.
 * @throws AppError NOT_FOUND for groups that the caller isn't in.
 */
export async function listByXp(db: Executor, actor: Actor, input: ListByXpInput, now: Date): Promise<XpBoardView> {
  const memberIds = await listComparedIds(db, actor, input);
  const today = learnerDay(now, actor.timeZone);
  const [board, days] = [xpBoardKey(input.period, today), periodDaysOf(input.period, today)];
  const own = await repository.getOwnXp(db, actor.id, board, days);
  return getBoard(db, { actor, input, memberIds, now, board, days, own, score: own.xp }, ({ score }) => ({
    xp: score,
  }));
}

/**
 * Returns the board by the average of first attempts, for the period that includes the caller's day.
 * @throws AppError NOT_FOUND for groups that the caller isn't in.
 */
export async function listByAverage(
  db: Executor,
  actor: Actor,
  input: ListByAverageInput,
  now: Date,
): Promise<AverageBoardView> {
  const { period, category } = input;
  const memberIds = await listComparedIds(db, actor, input);
  const today = learnerDay(now, actor.timeZone);
  const [board, days] = [averageBoardKey(period, today, category), periodDaysOf(period, today)];
  const own = await repository.getOwnAverage(db, actor.id, { board, days, category: category ?? null });
  const score = averageSortKey(own.percentages, own.quizzes);
  return getBoard(db, { actor, input, memberIds, now, board, days, own, score }, ({ percentages, quizzes }) => ({
    average: averageOf(percentages, quizzes),
    quizzes,
  }));
}

/** Returns the ids of the friends or group members that the caller is ranked with; null for everybody. */
async function listComparedIds(
  db: Executor,
  actor: Actor,
  { scope, groupId }: Pick<ListByXpInput, 'scope' | 'groupId'>,
): Promise<readonly string[] | null> {
  if (scope === 'friends') return listFriendIds(db, actor);
  return groupId === undefined ? null : listMemberIds(db, actor, { id: groupId });
}

interface BoardQuery {
  actor: Actor;
  input: { limit: number; cursor?: string | undefined };
  memberIds: readonly string[] | null;
  now: Date;
  board: string;
  days: PeriodDays;
  own: repository.OwnState;
  /** The caller's score; null for a caller who has no rank. */
  score: number | null;
}

async function getBoard<F>(db: Executor, query: BoardQuery, figuresOf: (row: BoardLearner) => F) {
  const { actor, input, now, days, own, score } = query;
  const viewer = score === null || own.hidden ? null : { ...own, score, userId: actor.id };
  const after = parseKey(input.cursor);
  const slices = await getSlices(db, query, viewer, after);
  const placement = placeViewer(slices, viewer, after);
  const view = ({ userId, name, rank, copiedRank, ...row }: PlacedLearner) => ({
    userId,
    username: name,
    rank,
    movement: copiedRank === null ? null : copiedRank - rank,
    isYou: userId === actor.id,
    ...figuresOf({ userId, name, copiedRank, ...row }),
  });
  const page: Page<ReturnType<typeof view>> = toPage(
    placement.page,
    input.limit,
    (row) => [String(row.score), row.userId],
    view,
  );
  return {
    ...page,
    asOf: new Date(own.oldest === null ? now : Math.min(now.getTime(), timeOfId(own.oldest))).toISOString(),
    endsOn: days.to,
    learners: placement.learners,
    own: {
      hidden: own.hidden,
      row: placement.own && view(placement.own),
      near: placement.near.map(view),
      ahead: placement.ahead && view(placement.ahead),
      quizzes: own.quizzes,
    },
  };
}

async function getSlices(
  db: Executor,
  { actor, input, memberIds, board }: BoardQuery,
  viewer: BoardLearner | null,
  after: BoardKey | null,
) {
  const { limit } = input;
  if (memberIds === null) {
    return repository.getSlices(db, { board, userId: actor.id, score: viewer?.score ?? null, after, limit });
  }
  const members = memberIds.filter((id) => id !== actor.id);
  return sliceBoard(await repository.listMembers(db, { board, userId: actor.id, memberIds: members }), {
    viewer,
    after,
    limit,
  });
}

/**
 * Parses a cursor into the last row's key; null without a cursor.
 * @throws AppError INVALID for a cursor that no page returned.
 */
function parseKey(cursor: string | undefined): BoardKey | null {
  const parts = parseCursor(cursor, [isCursorScore, isCursorId]);
  return parts && { score: Number(parts[0]), userId: parts[1] ?? '' };
}

function isCursorScore(part: string): boolean {
  return /^\d{1,10}$/.test(part) && Number(part) < 2 ** 31;
}
