import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import type { PeriodDays } from '@quorbit/contracts/leaderboards/board-keys';
import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { boardCounts, boardDays, boardRanks, boardRows } from '@quorbit/db/schema/leaderboards';
import { type SQL, sql } from 'drizzle-orm';
import { isOffBoards, listedPeople, nameFor } from '../accounts/accounts.views.ts';
import { arrivals } from '../xp/xp.views.ts';
import { type BoardCounts, type BoardKey, type BoardLearner, type BoardSlices, NEAR_ROWS } from './board-view.ts';
import { countedXp, endOfGroup, groupOf, selectFirstAttempts } from './folding.repository.ts';

/**
 * The maximum number of hidden learners that a read subtracts from a board's stored count. The worker, which runs every
 * second, usually leaves far fewer.
 */
const MAX_LEAVING = 1_000;
/** The maximum number of learners to compare with; it's above the limits of friends and group members. */
const MAX_MEMBERS = 1_000;

/** The columns of `listedPeople`, which is named `person` in these statements. */
const PERSON = { id: sql`person.id`, name: sql`person.name` };

export interface OwnState {
  name: string;
  hidden: boolean;
  /** The id of the oldest payment, of any learner, that isn't folded yet; null if all are. */
  oldest: string | null;
  percentages: number;
  quizzes: number;
  /** XP in the period; null for a learner without any entry in it. */
  xp: number | null;
  /** The learner's rank in the day's copy; null if it wasn't copied. */
  copiedRank: number | null;
}

const OWN_COLUMNS = sql`person.name, ${isOffBoards} as hidden,
  (select id from ${arrivals} order by id limit 1) as oldest,
  (select rank from ${boardRanks} as copy where copy.board = asked.board and copy.user_id = person.id) as "copiedRank"`;

/** Reads the caller's XP on a board, including payments that aren't folded yet. */
export async function getOwnXp(db: Executor, userId: string, board: string, days: PeriodDays): Promise<OwnState> {
  return requireOwnRow(
    await db.execute(sql`
      with asked as (select ${board}::text as board), waiting as (
        select day, sum(amount)::int as amount from ${arrivals}
        where user_id = ${userId} and day between ${days.from} and ${days.to} group by day
      ), added as (
        select sum(${countedXp(sql`coalesce(xp, 0) + amount`)} - ${countedXp(sql`coalesce(xp, 0)`)})::int as xp
        from waiting left join ${boardDays} as folded on folded.user_id = ${userId} and folded.day = waiting.day
      )
      select ${OWN_COLUMNS}, 0 as percentages, 0 as quizzes,
        case when own.score is null then added.xp else own.score + coalesce(added.xp, 0) end as xp
      from ${listedPeople} as person cross join asked cross join added
        left join ${boardRows} as own on own.user_id = person.id and own.board = asked.board
      where person.id = ${userId}`),
  );
}

/**
 * Reads the caller's sums on a board of averages, including attempts that aren't folded yet.
 * @param category null for the board of all categories.
 */
export async function getOwnAverage(
  db: Executor,
  userId: string,
  { board, days, category }: { board: string; days: PeriodDays; category: string | null },
): Promise<OwnState> {
  return requireOwnRow(
    await db.execute(sql`
      with asked as (select ${board}::text as board), waiting as (
        select user_id, unnest(attempt_ids) as id from ${arrivals} where user_id = ${userId}
      ), added as (
        select coalesce(sum(percentage), 0)::int as percentages, count(*)::int as quizzes
        from (${selectFirstAttempts(sql`waiting`)}) as first
        where (${days.from}::date is null or day between ${days.from} and ${days.to})
          and (${category}::text is null or category = ${category})
      )
      select ${OWN_COLUMNS}, null as xp, coalesce(own.percentages, 0) + added.percentages as percentages,
        coalesce(own.quizzes, 0) + added.quizzes as quizzes
      from ${listedPeople} as person cross join asked cross join added
        left join ${boardRows} as own on own.user_id = person.id and own.board = asked.board
      where person.id = ${userId}`),
  );
}

function requireOwnRow(result: unknown): OwnState {
  const [row] = rowsOf<OwnState>(result);
  if (!row) throw new Error('The caller has no account.');
  return row;
}

interface SliceQuery {
  board: string;
  userId: string;
  /** The caller's score including payments that aren't folded yet; null for a caller who has no rank. */
  score: number | null;
  /** The last row of the previous page; null for the first page. */
  after: BoardKey | null;
  limit: number;
}

/** SQL that selects other learners' visible rows of a board. */
function selectVisibleRows({ board, userId }: SliceQuery): SQL {
  return sql`select user_id, score, percentages, quizzes from ${boardRows}
    where board = ${board} and listed and score is not null and user_id <> ${userId}
      and user_id not in (select user_id from gone)`;
}

const BEST_FIRST = sql`order by score desc, user_id desc`;
const WORST_FIRST = sql`order by score, user_id`;

/**
 * Returns the visible parts of a board, read in one statement so that they are consistent. They don't include the
 * caller, whose rank is computed elsewhere. Learners who were hidden are neither listed nor counted, even before the
 * stored counts are updated.
 */
export async function getSlices(db: Executor, query: SliceQuery): Promise<BoardSlices> {
  const { board, userId, score, after, limit } = query;
  const own = sql`(${score}::int, ${userId}::uuid)`;
  const [row] = rowsOf<{
    parts: Partial<Record<'top' | 'above' | 'below' | 'ahead', BoardLearner[]>> | null;
    others: BoardCounts;
  }>(
    await db.execute(sql`
      with gone as materialized (
        select user_id, score from ${listedPeople} as person join ${boardRows} as one on one.user_id = person.id
        where leaderboard_listed = ${isOffBoards} and leaderboard_listed
          and one.board = ${board} and one.listed and one.score is not null and person.id <> ${userId}
        limit ${MAX_LEAVING}
      ), top as (
        ${selectVisibleRows(query)}
          ${after === null ? sql`` : sql`and (score, user_id) < (${after.score}::int, ${after.userId}::uuid)`}
        ${BEST_FIRST} limit ${limit + 1}
      ), above as (
        ${selectVisibleRows(query)} and (score, user_id) > ${own} ${WORST_FIRST} limit ${NEAR_ROWS}
      ), below as (
        ${selectVisibleRows(query)} and (score, user_id) < ${own} ${BEST_FIRST} limit ${NEAR_ROWS}
      ), ahead as (
        ${selectVisibleRows(query)} and score > ${score}::int ${WORST_FIRST} limit 1
      ), parts as (
        select 'top' as part, * from top
        union all select 'above', * from above
        union all select 'below', * from below
        union all select 'ahead', * from ahead
      ), named as (
        select part, jsonb_agg(jsonb_build_object(
          'userId', parts.user_id, 'name', ${nameFor(userId, PERSON, HIDDEN_PLAYER)}, 'score', score, 'percentages', percentages,
          'quizzes', quizzes, 'copiedRank', copy.rank
        ) order by score desc, parts.user_id desc) as rows
        from parts join ${listedPeople} as person on person.id = parts.user_id
          left join ${boardRanks} as copy on copy.board = ${board} and copy.user_id = parts.user_id
        where not ${isOffBoards}
        group by part
      ), mine as (
        select score from ${boardRows}
        where user_id = ${userId} and board = ${board} and listed and score is not null
      ), points as (
        select 'all' as name, -1 as score
        union all select 'own', ${score}::int
        union all select 'ahead', max(score) from ahead
        union all select 'top', max(score) from top
        union all select 'topTied', max(score) - 1 from top
        union all select 'near', max(score) from (select score from above union all select score from below) as near
        union all select 'nearTied', max(score) - 1
          from (select score from above union all select score from below) as near
      ), counted as (
        select name, (
          coalesce((select sum(learners) from ${boardCounts} as one
            where one.board = ${board} and level = 1 and slot > ${groupOf(sql`${board}::text`, sql`points.score`)}), 0)
          + coalesce((select sum(learners) from ${boardCounts} as one
            where one.board = ${board} and level = 0 and slot > points.score
              and slot < ${endOfGroup(sql`${board}::text`, sql`points.score`)}), 0)
          - (select count(*) from gone where gone.score > points.score)
          - (select count(*) from mine where mine.score > points.score)
        )::int as others from points where score is not null
      )
      select (select jsonb_object_agg(part, rows) from named) as parts,
        (select jsonb_object_agg(name, others) from counted) as others`),
  );
  if (!row) throw new Error('A board was read without a row.');
  const { top = [], above = [], below = [], ahead = [] } = row.parts ?? {};
  return { top, above, below, ahead: ahead[0] ?? null, others: row.others };
}

/** Returns the board rows of these learners, in board order. */
export async function listMembers(
  db: Executor,
  { board, userId, memberIds }: { board: string; userId: string; memberIds: readonly string[] },
): Promise<BoardLearner[]> {
  return rowsOf<BoardLearner>(
    await db.execute(sql`
      select one.user_id as "userId", ${nameFor(userId, PERSON, HIDDEN_PLAYER)} as name, score, percentages, quizzes, null as "copiedRank"
      from unnest(${sql.param(memberIds.slice(0, MAX_MEMBERS))}::uuid[]) as member (id)
        join ${boardRows} as one on one.user_id = member.id
        join ${listedPeople} as person on person.id = one.user_id
      where one.board = ${board} and one.score is not null
        and not ${isOffBoards}
      ${BEST_FIRST}`),
  );
}
