import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Achievements that learners have unlocked. Rows are never removed. */
export const achievements = pgTable(
  'achievements',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    achievementId: text().notNull(),
    /** The time when the learner did the work that unlocked the achievement. */
    unlockedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);

/** Counters that achievements depend on, one row for each counter of a learner. A counter without a row is 0. */
export const achievementCounters = pgTable(
  'achievement_counters',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A key of `Counters` (contracts/achievements). */
    counter: text().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.counter] })],
);

/** Badges that games awarded, with titles that the games define. */
export const gameBadges = pgTable(
  'game_badges',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The id of the source that awarded the badge, such as a run of a game. Each source awards only one badge to a
     * learner.
     */
    sourceId: uuid().notNull(),
    title: text().notNull(),
    /** The name of the game when it awarded the badge; null if an older release awarded it and the game was deleted. */
    game: text(),
    awardedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sourceId] })],
);
