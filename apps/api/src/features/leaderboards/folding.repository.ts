import { BOARD_XP_PER_DAY, MIN_QUIZZES, SCORE_GROUP_BITS } from '@quorbit/contracts/leaderboards/scores';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { boardCounts, boardDays, boardRows, boards } from '@quorbit/db/schema/leaderboards';
import { type SQL, sql } from 'drizzle-orm';
import { isOffBoards, listedPeople } from '../accounts/accounts.views.ts';
import { countedAttempts } from '../attempts/attempts.views.ts';
import { versionTitles } from '../quizzes/quizzes.views.ts';
import { arrivals } from '../xp/xp.views.ts';

/** The key of the advisory lock that is held while writing boards. */
const BOARDS_LOCK = 7_305_301;
const LEVEL_OF_AVERAGE = 2 ** SCORE_GROUP_BITS.average;

/**
 * A board that a learner's day belongs to. For averages, `board` is the prefix of the board's name, without the
 * category.
 */
export interface DayBoard {
  day: string;
  board: string;
  endsOn: string | null;
}

/** Locks the boards until the transaction ends. Returns false if another transaction holds the lock. */
export async function tryLockBoards(tx: Tx): Promise<boolean> {
  const [row] = rowsOf<{ locked: boolean }>(
    await tx.execute(sql`select pg_try_advisory_xact_lock(${BOARDS_LOCK}) as locked`),
  );
  return row?.locked === true;
}

/** Locks the boards until the transaction ends, and waits for the lock, which others hold for one round at most. */
export async function lockBoards(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BOARDS_LOCK})`);
}

/** Returns whether there are XP payments to fold into the boards, or learners to list or hide there. */
export async function hasWork(db: Executor): Promise<boolean> {
  const [row] = rowsOf<{ work: boolean }>(
    await db.execute(sql`
      select exists (select from ${arrivals}) or exists (
        select from ${listedPeople} where leaderboard_listed = ${isOffBoards}
      ) as work`),
  );
  return row?.work === true;
}

/** SQL for the part of a day's XP that counts on boards. */
export function countedXp(xp: SQL): SQL {
  return sql`greatest(0, least(${sql.raw(String(BOARD_XP_PER_DAY))}, ${xp}))`;
}

/** SQL for the score on a board of averages; it computes the same as the contracts' `averageSortKey`. */
function scoreOf(percentages: SQL, quizzes: SQL): SQL {
  const places = sql.raw(String(LEVEL_OF_AVERAGE));
  return sql`case when ${quizzes} >= ${sql.raw(String(MIN_QUIZZES))} then
    (${percentages} * 20 + ${quizzes}) / (${quizzes} * 2) * ${places} + least(${quizzes}, ${places} - 1) end`;
}

/** SQL for the group of scores in which a score is counted. */
export function groupOf(board: SQL, score: SQL): SQL {
  return sql`${score} >> ${bitsOf(board)}`;
}

/** SQL for the first score after the group of a score. */
export function endOfGroup(board: SQL, score: SQL): SQL {
  return sql`((${groupOf(board, score)}) + 1) << ${bitsOf(board)}`;
}

function bitsOf(board: SQL): SQL {
  const { xp, average } = SCORE_GROUP_BITS;
  return sql`case when ${board} like 'xp/%' then ${sql.raw(String(xp))} else ${sql.raw(String(average))} end`;
}

/**
 * SQL that changes the stored counts of learners per score.
 * @param moved rows of (board, score, learners).
 */
function countMoved(moved: SQL): SQL {
  return sql`
    insert into ${boardCounts} (board, level, slot, learners)
    select board, level, slot, sum(learners) from (
      select board, 0 as level, score as slot, learners from ${moved}
      union all
      select board, 1, ${groupOf(sql`board`, sql`score`)}, learners from ${moved}
    ) as levels
    group by board, level, slot having sum(learners) <> 0
    on conflict (board, level, slot) do update set learners = ${boardCounts.learners} + excluded.learners`;
}

/**
 * Moves the counts from the scores in CTE `before` to those in CTE `changed`. Folding doesn't change who is listed, so
 * no join of the two is needed; the planner has no estimates for CTEs and would choose a slow nested loop.
 */
const countChanged = countMoved(sql`(
  select board, score, 1 as learners from changed where listed and score is not null
  union all
  select board, score, -1 from before where listed and score is not null
) as moved`);

/** SQL for whether a board still accepts entries, which it does until it's closed some time after its period. */
function isOpen(board: SQL): SQL {
  return sql`not exists (select from ${boards} as closed where closed.board = ${board} and closed.closed is not null)`;
}

/** Adds XP to the learners' days, their board rows and the counts. The caller has locked the boards. */
export async function addXp(
  tx: Tx,
  gains: readonly { userId: string; day: string; amount: number }[],
  dayBoards: readonly DayBoard[],
): Promise<void> {
  await tx.execute(sql`
    with gains as (
      select "userId" as user_id, day, sum(amount) as amount
      from jsonb_to_recordset(${toJsonRecords(gains)}) as one ("userId" uuid, day date, amount int) group by 1, 2
    ), day_boards as (
      select day, board, "endsOn" as ends_on
      from jsonb_to_recordset(${toJsonRecords(dayBoards)}) as one (day date, board text, "endsOn" date)
      where ${isOpen(sql`one.board`)}
    ), known as (
      insert into ${boards} (board, ends_on) select distinct board, ends_on from day_boards order by board
      on conflict do nothing
    ), days as (
      insert into ${boardDays} (user_id, day, xp) select user_id, day, amount from gains
      on conflict (user_id, day) do update set xp = ${boardDays.xp} + excluded.xp
      returning user_id, day, xp
    ), scores as (
      select user_id, board, sum(${countedXp(sql`xp`)} - ${countedXp(sql`xp - amount`)}) as score
      from days join gains using (user_id, day) join day_boards using (day) group by user_id, board
    ), before as (
      select board, one.score, listed from ${boardRows} as one join scores using (user_id, board)
    ), changed as (
      insert into ${boardRows} (user_id, board, score, listed)
      select user_id, board, score, leaderboard_listed from scores join ${listedPeople} on id = user_id
      on conflict (user_id, board) do update set score = ${boardRows.score} + excluded.score
      returning board, score, listed
    )
    ${countChanged}`);
}

/**
 * Adds attempts to the averages and counts, in order of arrival, if they count and are the learner's first at the quiz.
 * The caller has locked the boards.
 */
export async function addFirstAttempts(
  tx: Tx,
  attempts: readonly { userId: string; id: string }[],
  dayBoards: readonly DayBoard[],
): Promise<void> {
  await tx.execute(sql`
    with taken as (
      select "userId" as user_id, id from jsonb_to_recordset(${toJsonRecords(attempts)}) as one ("userId" uuid, id uuid)
    ), day_boards as (
      select day, board, "endsOn" as ends_on
      from jsonb_to_recordset(${toJsonRecords(dayBoards)}) as one (day date, board text, "endsOn" date)
    ), gains as (
      select user_id, day_boards.board || one.category as board, ends_on,
        sum(percentage)::int as percentages, count(*)::int as quizzes
      from (${selectFirstAttempts(sql`taken`)}) as first join day_boards using (day)
        cross join lateral (values (''), (first.category)) as one (category)
      where ${isOpen(sql`day_boards.board || one.category`)}
      group by 1, 2, 3
    ), known as (
      insert into ${boards} (board, ends_on) select distinct board, ends_on from gains order by board
      on conflict do nothing
    ), before as (
      select board, one.score, listed from ${boardRows} as one join gains using (user_id, board)
    ), changed as (
      insert into ${boardRows} (user_id, board, score, percentages, quizzes, listed)
      select user_id, board, ${scoreOf(sql`percentages`, sql`quizzes`)}, percentages, quizzes, leaderboard_listed
      from gains join ${listedPeople} on id = user_id
      on conflict (user_id, board) do update set
        percentages = ${boardRows.percentages} + excluded.percentages,
        quizzes = ${boardRows.quizzes} + excluded.quizzes,
        score = ${scoreOf(
          sql`(${boardRows.percentages} + excluded.percentages)`,
          sql`(${boardRows.quizzes} + excluded.quizzes)`,
        )}
      returning board, score, listed
    )
    ${countChanged}`);
}

/** Selects from these attempts (user_id, id) the learner's first counted attempt at each quiz. */
export function selectFirstAttempts(attempts: SQL): SQL {
  return sql`
    select attempt.user_id, attempt.day, attempt.percentage, version.category
    from ${attempts}
    join ${countedAttempts} as attempt using (user_id, id)
    join ${versionTitles} as version on version.id = attempt.version_id
    where attempt.counted and not exists (
      select from ${countedAttempts} as earlier
      where earlier.user_id = attempt.user_id and earlier.quiz_id = attempt.quiz_id and earlier.counted
        and earlier.accepted_no < attempt.accepted_no
    )`;
}

/** Lists or hides the rows of these learners. The caller has locked the boards. */
export async function updateListed(tx: Tx, learners: readonly { id: string; listed: boolean }[]): Promise<void> {
  const ids = learners.map(({ id }) => id);
  await tx.execute(sql`
    with changed as (
      update ${boardRows} set listed = one.listed
      from jsonb_to_recordset(${toJsonRecords(learners)}) as one (id uuid, listed boolean)
      where user_id = one.id and ${isOneOf(boardRows.userId, ids)} and ${boardRows.listed} <> one.listed
      returning board, score, ${boardRows.listed} as listed
    )
    ${countMoved(sql`(
      select board, score, case when listed then 1 else -1 end as learners from changed where score is not null
    ) as moved`)}`);
}

/** Deletes a learner's rows from all boards. The caller has locked the boards. */
export async function deleteRows(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    with erased as (
      delete from ${boardRows} where user_id = ${userId} returning board, score, listed
    )
    ${countMoved(sql`(
      select board, score, -1 as learners from erased where listed and score is not null
    ) as moved`)}`);
}
