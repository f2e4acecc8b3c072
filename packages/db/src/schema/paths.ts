import { NODE_TYPES, PATH_CATEGORIES, PATH_LEVELS } from '@quorbit/contracts/paths/types';
import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizzes } from './quizzes.ts';

/** Learning paths: content of the product, written by the seed. */
export const paths = pgTable('paths', {
  id: uuid().primaryKey(),
  /** The text by which the seed finds the path: `seed:` and its id in the content. */
  origin: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  category: text({ enum: PATH_CATEGORIES }).notNull(),
  level: text({ enum: PATH_LEVELS }).notNull(),
  estimatedHours: smallint().notNull(),
  /** The number of learners who started the path. A worker counts them, so that learners never wait for each other. */
  learners: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Competencies that learning paths teach. Several nodes, even of different paths, can teach the same one. */
export const competencies = pgTable('competencies', {
  id: uuid().primaryKey(),
  /** The text by which the seed finds the competency: `seed:` and its id in the content. */
  origin: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  level: text({ enum: PATH_LEVELS }).notNull(),
});

/** The nodes (steps) of the learning paths. */
export const pathNodes = pgTable(
  'path_nodes',
  {
    id: uuid().primaryKey(),
    pathId: uuid()
      .notNull()
      .references(() => paths.id, { onDelete: 'cascade' }),
    /** The node's place in the list of the path's nodes, from 0. */
    place: smallint().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    type: text({ enum: NODE_TYPES }).notNull(),
    /** The node's column (x) and row (y) in the skill tree, from 0. */
    x: smallint().notNull(),
    y: smallint().notNull(),
    /** The ids of the nodes to complete first: nodes of the same path, each with a lower place. */
    prerequisites: uuid().array().notNull(),
    estimatedMinutes: smallint().notNull(),
    /** The quiz whose best attempt gives the node's mastery; null for nodes without a quiz. */
    quizId: uuid().references(() => quizzes.id, { onDelete: 'set null' }),
    competencyId: uuid().references(() => competencies.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('path_nodes_path_idx').on(table.pathId, table.place),
    index('path_nodes_quiz_idx').on(table.quizId),
    index('path_nodes_competency_idx').on(table.competencyId),
  ],
);

/** Learning paths that learners have started. */
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
    /** When the path's last node was completed; null before that. */
    completedAt: timestamp({ withTimezone: true }),
    /** When the learner's progress at a node of the path last changed. */
    workedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pathId] }),
    index('path_progress_path_idx').on(table.pathId),
    index('path_progress_worked_idx').on(table.userId, table.workedAt, table.pathId),
  ],
);

/** Learners' progress at nodes. A node without a row is locked or available. */
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
    /** The learner's mastery of the node in percent; null until the node is completed. */
    mastery: smallint(),
    minutes: integer().notNull(),
    /** When the node was last completed; null before that. */
    completedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pathId, table.nodeId] }),
    index('node_progress_path_idx').on(table.pathId),
    index('node_progress_node_idx').on(table.nodeId),
  ],
);

/** Competencies in which a learner has reached the level of mastery at some time. */
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
