import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What a learner has unlocked. Rows are never removed. */
export const achievements = pgTable(
  'achievements',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    achievementId: text().notNull(),
    /** When the learner did the work that unlocked it. */
    unlockedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);

/** What achievements count, a row for each counter of a learner. A counter without a row is 0. */
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

/** What games awarded, under names of their own. */
export const gameBadges = pgTable(
  'game_badges',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What brought it: awarded once. */
    sourceId: uuid().notNull(),
    title: text().notNull(),
    /** The game's name at that time; null where an older release awarded it and the game is gone. */
    game: text(),
    awardedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sourceId] })],
);
