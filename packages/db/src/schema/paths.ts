import { NODE_TYPES, PATH_CATEGORIES, PATH_LEVELS } from '@quorbit/contracts/paths/types';
import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizzes } from './quizzes.ts';

/** Learning paths: content of the product, written by its seed. */
export const paths = pgTable('paths', {
  id: uuid().primaryKey(),
  /** Which path of the seed it is. */
  origin: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  category: text({ enum: PATH_CATEGORIES }).notNull(),
  level: text({ enum: PATH_LEVELS }).notNull(),
  estimatedHours: smallint().notNull(),
  /** Who started it, counted by a worker so that learners never wait for each other. */
  learners: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** What paths teach. Several nodes, also of different paths, teach the same. */
export const competencies = pgTable('competencies', {
  id: uuid().primaryKey(),
  /** Which competency of the seed it is. */
  origin: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  level: text({ enum: PATH_LEVELS }).notNull(),
});

/** The steps of a path. */
export const pathNodes = pgTable(
  'path_nodes',
  {
    id: uuid().primaryKey(),
    pathId: uuid()
      .notNull()
      .references(() => paths.id, { onDelete: 'cascade' }),
    /** 0, 1, 2 …: the order in which they are listed. */
    place: smallint().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    type: text({ enum: NODE_TYPES }).notNull(),
    /** Column and row in the skill tree, from 0. */
    x: smallint().notNull(),
    y: smallint().notNull(),
    /** Nodes of the same path, each with a lower place. */
    prerequisites: uuid().array().notNull(),
    estimatedMinutes: smallint().notNull(),
    /** Whose best attempt is the mastery; null for nodes without one. */
    quizId: uuid().references(() => quizzes.id, { onDelete: 'set null' }),
    competencyId: uuid().references(() => competencies.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('path_nodes_path_idx').on(table.pathId, table.place),
    index('path_nodes_quiz_idx').on(table.quizId),
    index('path_nodes_competency_idx').on(table.competencyId),
  ],
);

/** Paths that learners started. */
export const pathProgress = pgTable(
  'path_progress',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pathId: uuid()
      .notNull()
      .references(() => paths.id, { onDelete: 'cascade' }),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the last node was completed; null before. */
    completedAt: timestamp({ withTimezone: true }),
    /** When a node last changed. */
    workedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pathId] }),
    index('path_progress_path_idx').on(table.pathId),
    index('path_progress_worked_idx').on(table.userId, table.workedAt, table.pathId),
  ],
);

/** What learners did at nodes. A node without a row is locked or available. */
export const nodeProgress = pgTable(
  'node_progress',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pathId: uuid()
      .notNull()
      .references(() => paths.id, { onDelete: 'cascade' }),
    nodeId: uuid()
      .notNull()
      .references(() => pathNodes.id, { onDelete: 'cascade' }),
    status: text({ enum: ['in_progress', 'completed'] }).notNull(),
    /** Percent; null until it is completed. */
    mastery: smallint(),
    minutes: integer().notNull(),
    /** When it was last completed; null before. */
    completedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pathId, table.nodeId] }),
    index('node_progress_path_idx').on(table.pathId),
    index('node_progress_node_idx').on(table.nodeId),
  ],
);

/** Competencies whose level once reached the one that counts as mastered. */
export const masteredCompetencies = pgTable(
  'mastered_competencies',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    competencyId: uuid()
      .notNull()
      .references(() => competencies.id, { onDelete: 'cascade' }),
    masteredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.competencyId] }),
    index('mastered_competencies_competency_idx').on(table.competencyId),
  ],
);
