// Stores and computes each member's share in the challenges of a group: the folded share, or a full recount for members
// who have done more since.
import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { groupChallengeShares, groupChallenges } from '@quorbit/db/schema/group-challenges';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { memberships } from '../group-sharing/group-sharing.views.ts';
import { loggedReviews } from '../reviews/reviews.views.ts';
import { learnerFigures } from '../xp/xp.views.ts';

/**
 * SQL that counts a member's work within a challenge from `since` on. Each branch scans one index, over the days since
 * then.
 */
const countWork = (since: SQL) => sql`case c.measure
  when 'quizzes' then (
    select count(*) from ${gradedAttempts} one
    where one.user_id = m.user_id and one.finished_at >= ${since} and one.day <= c.ends_on)
  else (
    select count(*) from ${loggedReviews} one
    where one.user_id = m.user_id and one.attempt_id is null and one.paid and not one.undone
      and one.day >= (${since} at time zone 'UTC')::date - 1 and one.day <= c.ends_on and one.at >= ${since})
  end::int`;

/**
 * Selects the shares of present members in these challenges: (challenge_id, user_id, shows, starts_at, base, count,
 * accepted_no, stale). A share is stale if the stored one is missing or outdated.
 */
function selectPresentShares(condition: SQL): SQL {
  return sql`
    select c.id as challenge_id, m.user_id, m.shows_percent as shows, since.at as starts_at, since.base, l.accepted_no,
      known.id is null as stale,
      case when known.id is null then ${countWork(sql`since.at`)} else known.count end as count
    from ${groupChallenges} c
    join ${memberships} m on m.group_id = c.group_id
    join ${learnerFigures} l on l.user_id = m.user_id
    left join ${groupChallengeShares} s on s.challenge_id = c.id and s.user_id = m.user_id
    cross join lateral (
      select greatest(c.created_at, m.joined_at) as at,
        case when s.starts_at = greatest(c.created_at, m.joined_at) then s.base
          else coalesce(s.base + s.count, 0) end as base) since
    left join lateral (
      select s.id, s.count where s.counted_no = l.accepted_no and s.starts_at = since.at) known on true
    where ${condition}`;
}

/** Selects the shares of people who left the group; their shares still count. */
function selectFormerShares(condition: SQL): SQL {
  return sql`
    select c.id as challenge_id, s.user_id, s.base + s.count as count
    from ${groupChallenges} c
    join ${groupChallengeShares} s on s.challenge_id = c.id
    where ${condition} and not exists (
      select from ${memberships} m where m.group_id = c.group_id and m.user_id = s.user_id)`;
}

/** The share of a present or former member in a challenge. */
export interface Share {
  challengeId: string;
  /** The member's id; null for people who deleted their account. */
  userId: string | null;
  /** Whether the member agreed to show the share; false for former members. */
  shows: boolean;
  count: number;
}

/** Returns all shares in the open challenges of a group, including work that isn't folded yet. */
export async function listShares(db: Executor, groupId: string): Promise<Share[]> {
  const condition = sql`c.group_id = ${groupId}::uuid and c.fold_at is not null`;
  return rowsOf<Share>(
    await db.execute(sql`
      select challenge_id as "challengeId", user_id as "userId", shows, base + count as count
      from (${selectPresentShares(condition)}) present
      union all
      select challenge_id, user_id, false, count from (${selectFormerShares(condition)}) gone`),
  );
}

/**
 * Stores the shares of members who did more since the last fold.
 * @returns the sum of all shares.
 */
export async function foldShares(tx: Tx, challengeId: string): Promise<number> {
  const condition = sql`c.id = ${challengeId}::uuid`;
  await tx.execute(sql`
    insert into ${groupChallengeShares} as share (id, challenge_id, user_id, starts_at, base, count, counted_no)
    select gen_random_uuid(), challenge_id, user_id, starts_at, base, count, accepted_no
    from (${selectPresentShares(condition)}) present where stale
    on conflict (challenge_id, user_id) do update
    set starts_at = excluded.starts_at, base = excluded.base, count = excluded.count, counted_no = excluded.counted_no`);
  return sumShares(tx, challengeId);
}

async function sumShares(db: Executor, challengeId: string): Promise<number> {
  const [row] = await db
    .select({
      total: sql`coalesce(sum(${groupChallengeShares.base} + ${groupChallengeShares.count}), 0)`.mapWith(Number),
    })
    .from(groupChallengeShares)
    .where(eq(groupChallengeShares.challengeId, challengeId));
  return row?.total ?? 0;
}

/** A stored share that should be up to date, and the value of a recount. */
export interface RecountedShare {
  id: string;
  stored: number;
  computed: number;
}

/** Recounts the up-to-date shares of a challenge's present members. */
export async function recountShares(db: Executor, challengeId: string): Promise<RecountedShare[]> {
  return rowsOf<RecountedShare>(
    await db.execute(sql`
      select s.id, s.count as stored, ${countWork(sql`s.starts_at`)} as computed
      from ${groupChallenges} c
      join ${memberships} m on m.group_id = c.group_id
      join ${learnerFigures} l on l.user_id = m.user_id
      join ${groupChallengeShares} s on s.challenge_id = c.id and s.user_id = m.user_id
      where c.id = ${challengeId}::uuid and c.fold_at is not null and s.counted_no = l.accepted_no
        and s.starts_at = greatest(c.created_at, m.joined_at)
      order by s.id`),
  );
}

export async function updateCount(tx: Tx, challengeId: string, { id, computed }: RecountedShare): Promise<void> {
  await tx
    .update(groupChallengeShares)
    .set({ count: computed })
    .where(and(eq(groupChallengeShares.id, id), eq(groupChallengeShares.challengeId, challengeId)));
}
