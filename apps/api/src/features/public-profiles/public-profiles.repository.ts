import { ACHIEVEMENT_IDS } from '@quorbit/contracts/achievements/achievements';
import type { Executor } from '@quorbit/db/client';
import { learners } from '@quorbit/db/schema/learners';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { people, settingOf } from '../accounts/accounts.views.ts';
import { unlockedAchievements } from '../achievements/achievements.views.ts';
import { playersOfGames } from '../rooms/rooms.views.ts';
import { memberships } from '../study-groups/study-groups.views.ts';
import { playersOfTournaments } from '../tournaments/tournaments.views.ts';

/** Condition that both people have rows of the same group or game in this table of members or players. */
function haveMetIn(table: SQL, column: string, personId: string, otherId: string): SQL {
  const of = sql.identifier(column);
  return sql`exists (
    select from ${table} as mine join ${table} as theirs on theirs.${of} = mine.${of}
    where mine.user_id = ${personId}::uuid and theirs.user_id = ${otherId}::uuid)`;
}

/**
 * Returns a person's streak, time zone and profile setting, and whether the reader shares a group or a game with them;
 * undefined if the person doesn't exist.
 */
export async function findProfile(db: Executor, readerId: string, id: string) {
  const met = sql<boolean>`(${sql.join(
    [
      haveMetIn(sql`${memberships}`, 'group_id', readerId, id),
      haveMetIn(sql`${playersOfGames}`, 'game_id', readerId, id),
      haveMetIn(sql`${playersOfTournaments}`, 'tournament_id', readerId, id),
    ],
    sql` or `,
  )})`;
  const [row] = await db
    .select({
      timeZone: people.timeZone,
      showProfile: settingOf<unknown>(people.id, 'showProfile'),
      met,
      streak: { count: learners.streakCount, points: learners.streakPoints, lastDay: learners.streakLastDay },
    })
    .from(people)
    .innerJoin(learners, eq(learners.userId, people.id))
    .where(eq(people.id, id));
  return row;
}

/** The user's medals, the newest first; at most as many as the catalogue has. */
export function listMedals(db: Executor, userId: string) {
  return db
    .select({ id: unlockedAchievements.achievementId, unlockedAt: unlockedAchievements.unlockedAt })
    .from(unlockedAchievements)
    .where(eq(unlockedAchievements.userId, userId))
    .orderBy(desc(unlockedAchievements.unlockedAt), unlockedAchievements.achievementId)
    .limit(ACHIEVEMENT_IDS.length);
}

export async function hasMedal(db: Executor, userId: string, achievementId: string): Promise<boolean> {
  const rows = await db
    .select({ id: unlockedAchievements.achievementId })
    .from(unlockedAchievements)
    .where(and(eq(unlockedAchievements.userId, userId), eq(unlockedAchievements.achievementId, achievementId)));
  return rows.length > 0;
}
