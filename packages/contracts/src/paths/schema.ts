import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, integer, text } from '../lib/scalars.ts';
import { NODE_STATUSES, NODE_TYPES, PATH_CATEGORIES, PATH_LEVELS, PATH_STATUSES } from './types.ts';

const category = z.enum(PATH_CATEGORIES, 'Choose one of the categories.');
const level = z.enum(PATH_LEVELS, 'Choose one of the levels.');
export const ALL_PATHS = 'All';

/** Filters; `All` and an empty search filter nothing. */
export const listPathsInput = z.object({
  category: z._default(z.enum([ALL_PATHS, ...PATH_CATEGORIES], 'Choose one of the categories.'), ALL_PATHS),
  level: z._default(z.enum([ALL_PATHS, ...PATH_LEVELS], 'Choose one of the levels.'), ALL_PATHS),
  search: z._default(text('Search', 0, 100), ''),
  /** Only the caller's, the one last worked on first. */
  started: z._default(z.boolean('Started must be true or false.'), false),
  ...pageInput,
});
export type ListPathsInput = z.infer<typeof listPathsInput>;

export const pathInput = z.object({ pathId: id });
export type PathInput = z.infer<typeof pathInput>;

/** What a learner did at a node. */
export const nodeChange = z.object({
  nodeId: id,
  status: z.enum(['in_progress', 'completed'], 'Status must be in_progress or completed.'),
  /** Percent. For a node with a quiz the best attempt counts instead. */
  score: z.optional(integer('Score', 0, 100)),
  /** Minutes, added to what was spent before. */
  timeSpent: z._default(integer('Time spent', 0, 1440), 0),
});

export const updateNodeInput = z.object({ pathId: id, ...nodeChange.shape });
export type UpdateNodeInput = z.infer<typeof updateNodeInput>;

const mastery = z.nullable(z.int());

export const pathProgress = z.object({
  status: z.enum(PATH_STATUSES),
  /** Percent. */
  overallProgress: z.int(),
  /** Minutes. */
  timeSpent: z.int(),
  startedAt: instant,
  completedAt: z.nullable(instant),
  /** Of every node. */
  nodeProgress: z.array(z.object({ nodeId: id, status: z.enum(NODE_STATUSES), mastery })),
});
export type PathProgress = z.infer<typeof pathProgress>;

const pathSummary = {
  id,
  title: z.string(),
  description: z.string(),
  category,
  level,
  /** Hours. */
  estimatedDuration: z.int(),
  stats: z.object({ totalLearners: z.int() }),
};

const nodeOutline = z.object({
  id,
  title: z.string(),
  type: z.enum(NODE_TYPES),
  /** The ids of the nodes that must be completed first. */
  prerequisites: z.array(id),
});

export const pathOutline = z.object({
  ...pathSummary,
  nodes: z.array(nodeOutline),
  /** Missing until the caller starts the path. */
  userProgress: z.optional(pathProgress),
});
export type PathOutline = z.infer<typeof pathOutline>;
export const pathPage = pageOf(pathOutline);

export const pathNode = z.object({
  ...nodeOutline.shape,
  description: z.string(),
  /** Columns and rows of the skill tree, from 0. */
  position: z.object({ x: z.int(), y: z.int() }),
  /** Minutes. */
  estimatedTime: z.int(),
  /** The quiz whose best attempt is the mastery; null for a node without one, and where the quiz is gone. */
  quiz: z.nullable(z.object({ id, title: z.string(), bestPercentage: mastery })),
  /** What it teaches. */
  competency: z.nullable(z.string()),
});
export type PathNode = z.infer<typeof pathNode>;

export const pathDetail = z.object({
  path: z.object({ ...pathSummary, nodes: z.array(pathNode) }),
  userProgress: z.optional(pathProgress),
});
export type PathDetail = z.infer<typeof pathDetail>;

/** The caller's learning over all paths that they started. */
export const pathAnalytics = z.object({
  totalPaths: z.int(),
  completedPaths: z.int(),
  /** Minutes. */
  totalTimeSpent: z.int(),
  /** Percent. */
  averageProgress: z.int(),
  /** Competencies by name, the best first. */
  strengths: z.array(z.string()),
  /** Competencies by name, the weakest first. */
  weaknesses: z.array(z.string()),
  /** Of each path the node that is due first, the earliest first. */
  upcomingReviews: z.array(
    z.object({
      pathId: id,
      pathTitle: z.string(),
      nodeId: id,
      nodeTitle: z.string(),
      reviewDate: instant,
      mastery: z.int(),
    }),
  ),
});
export type PathAnalytics = z.infer<typeof pathAnalytics>;

export const userCompetency = z.object({
  id,
  competency: z.object({ name: z.string(), level, description: z.string() }),
  /** 0 to 100. */
  currentLevel: z.int(),
  /** When the level first reached 80. */
  masteryDate: z.nullable(instant),
});
export type UserCompetency = z.infer<typeof userCompetency>;
/** Those that a completed node of the caller's teaches, by name. */
export const userCompetencies = z.array(userCompetency);
