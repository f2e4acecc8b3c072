// Owns reading leaderboards: others as of the last fold, the caller with everything that was accepted.
import { averageBoard, type PeriodDays, periodAround, xpBoard } from '@quorbit/contracts/leaderboards/boards';
import type {
  AverageBoardView,
  ListByAverageInput,
  ListByXpInput,
  XpBoardView,
} from '@quorbit/contracts/leaderboards/schema';
import { averageOf, averageScore } from '@quorbit/contracts/leaderboards/scores';
import { timeOfId } from '@quorbit/contracts/lib/ids';
import type { Page } from '@quorbit/contracts/lib/paging';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { cutPage, isCursorId, readCursor } from '../../lib/paging.ts';
import { listFriendIds } from '../friends/friends.service.ts';
import { listMemberIds } from '../study-groups/members.service.ts';
import { type Key, type Placed, placeViewer, type Ranked, sliceBoard } from './board-view.ts';
import * as repository from './leaderboards.repository.ts';

/**
 * The board by XP of the week or month in which the caller's day lies.
 * @throws AppError NOT_FOUND for groups that the caller isn't in
 */
export async function listByXp(db: Executor, actor: Actor, input: ListByXpInput, now: Date): Promise<XpBoardView> {
  const memberIds = await listAmong(db, actor, input);
  const today = learnerDay(now, actor.timeZone);
  const [board, days] = [xpBoard(input.period, today), periodAround(input.period, today)];
  const own = await repository.readOwnXp(db, actor.id, board, days);
  return readBoard(db, { actor, input, memberIds, now, board, days, own, score: own.xp }, ({ score }) => ({
    xp: score,
  }));
}

/**
 * The board by the average of first attempts, of the period in which the caller's day lies.
 * @throws AppError NOT_FOUND for groups that the caller isn't in
 */
export async function listByAverage(
  db: Executor,
  actor: Actor,
  input: ListByAverageInput,
  now: Date,
): Promise<AverageBoardView> {
  const { period, category } = input;
  const memberIds = await listAmong(db, actor, input);
  const today = learnerDay(now, actor.timeZone);
  const [board, days] = [averageBoard(period, today, category), periodAround(period, today)];
  const own = await repository.readOwnAverage(db, actor.id, { board, days, category: category ?? null });
  const score = averageScore(own.percentages, own.quizzes);
  return readBoard(db, { actor, input, memberIds, now, board, days, own, score }, ({ percentages, quizzes }) => ({
    average: averageOf(percentages, quizzes),
    quizzes,
  }));
}

/** Whose ranks are asked for, besides the caller's; null: everybody's. */
async function listAmong(
  db: Executor,
  actor: Actor,
  { scope, groupId }: Pick<ListByXpInput, 'scope' | 'groupId'>,
): Promise<readonly string[] | null> {
  if (scope === 'friends') return listFriendIds(db, actor);
  return groupId === undefined ? null : listMemberIds(db, actor, { id: groupId });
}

interface Reading {
  actor: Actor;
  input: { limit: number; cursor?: string | undefined };
  memberIds: readonly string[] | null;
  now: Date;
  board: string;
  days: PeriodDays;
  own: repository.OwnState;
  /** The caller's; null without a rank. */
  score: number | null;
}

async function readBoard<F>(db: Executor, reading: Reading, figuresOf: (row: Ranked) => F) {
  const { actor, input, now, days, own, score } = reading;
  const viewer = score === null || own.hidden ? null : { ...own, score, userId: actor.id };
  const after = readKey(input.cursor);
  const slices = await readSlices(db, reading, viewer, after);
  const placed = placeViewer(slices, viewer, after);
  const view = ({ userId, name, rank, copiedRank, ...row }: Placed) => ({
    userId,
    username: name,
    rank,
    movement: copiedRank === null ? null : copiedRank - rank,
    isYou: userId === actor.id,
    ...figuresOf({ userId, name, copiedRank, ...row }),
  });
  const page: Page<ReturnType<typeof view>> = cutPage(
    placed.page,
    input.limit,
    (row) => [String(row.score), row.userId],
    view,
  );
  return {
    ...page,
    asOf: new Date(own.oldest === null ? now : Math.min(now.getTime(), timeOfId(own.oldest))).toISOString(),
    endsOn: days.to,
    learners: placed.learners,
    own: {
      hidden: own.hidden,
      row: placed.own && view(placed.own),
      near: placed.near.map(view),
      ahead: placed.ahead && view(placed.ahead),
      quizzes: own.quizzes,
    },
  };
}

async function readSlices(
  db: Executor,
  { actor, input, memberIds, board }: Reading,
  viewer: Ranked | null,
  after: Key | null,
) {
  const { limit } = input;
  if (memberIds === null) {
    return repository.readSlices(db, { board, userId: actor.id, score: viewer?.score ?? null, after, limit });
  }
  const members = memberIds.filter((id) => id !== actor.id);
  return sliceBoard(await repository.listMembers(db, { board, userId: actor.id, memberIds: members }), {
    viewer,
    after,
    limit,
  });
}

/** @throws AppError INVALID for a cursor that no page gave */
function readKey(cursor: string | undefined): Key | null {
  const parts = readCursor(cursor, [isCursorScore, isCursorId]);
  return parts && { score: Number(parts[0]), userId: parts[1] ?? '' };
}

function isCursorScore(part: string): boolean {
  return /^\d{1,10}$/.test(part) && Number(part) < 2 ** 31;
}
