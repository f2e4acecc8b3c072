import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, integer, text } from '../lib/scalars.ts';
import { NODE_STATUSES, NODE_TYPES, PATH_CATEGORIES, PATH_LEVELS, PATH_STATUSES } from './types.ts';

const category = z.enum(PATH_CATEGORIES, 'Choose one of the categories.');
const level = z.enum(PATH_LEVELS, 'Choose one of the levels.');
export const ALL_PATHS = 'All';

/** Filters for the list of paths; `All` and an empty search match every path. */
export const listPathsInput = z.object({
  category: z._default(z.enum([ALL_PATHS, ...PATH_CATEGORIES], 'Choose one of the categories.'), ALL_PATHS),
  level: z._default(z.enum([ALL_PATHS, ...PATH_LEVELS], 'Choose one of the levels.'), ALL_PATHS),
  search: z._default(text('Search', 0, 100), ''),
  /** Lists only paths that the caller started, the most recently used first. */
  started: z._default(z.boolean('Started must be true or false.'), false),
  ...pageInput,
});
export type ListPathsInput = z.infer<typeof listPathsInput>;

export const pathInput = z.object({ pathId: id });
export type PathInput = z.infer<typeof pathInput>;

/** A learner's new work at a node. */
export const nodeChange = z.object({
  nodeId: id,
  status: z.enum(['in_progress', 'completed'], 'Status must be in_progress or completed.'),
  /** The score in percent. For a node with a quiz, the best attempt counts instead. */
  score: z.optional(integer('Score', 0, 100)),
  /** The minutes spent at the node, which are added to the time that the learner spent there before. */
  timeSpent: z._default(integer('Time spent', 0, 1440), 0),
});

export const updateNodeInput = z.object({ pathId: id, ...nodeChange.shape });
export type UpdateNodeInput = z.infer<typeof updateNodeInput>;

const mastery = z.nullable(z.int());

export const pathProgress = z.object({
  status: z.enum(PATH_STATUSES),
  /** The completed share of the path in percent. */
  overallProgress: z.int(),
  /** The time that the learner has spent on the path, in minutes. */
  timeSpent: z.int(),
  startedAt: instant,
  completedAt: z.nullable(instant),
  /** The learner's status and mastery at every node. */
  nodeProgress: z.array(z.object({ nodeId: id, status: z.enum(NODE_STATUSES), mastery })),
});
export type PathProgress = z.infer<typeof pathProgress>;

const pathSummary = {
  id,
  title: z.string(),
  description: z.string(),
  category,
  level,
  /** The estimated time for the whole path, in hours. */
  estimatedDuration: z.int(),
  stats: z.object({ totalLearners: z.int() }),
};

const nodeOutline = z.object({
  id,
  title: z.string(),
  type: z.enum(NODE_TYPES),
  /** The ids of the nodes that the learner must complete before this one. */
  prerequisites: z.array(id),
});

export const pathOutline = z.object({
  ...pathSummary,
  nodes: z.array(nodeOutline),
  /** The caller's progress on the path; missing until the caller starts it. */
  userProgress: z.optional(pathProgress),
});
export type PathOutline = z.infer<typeof pathOutline>;
export const pathPage = pageOf(pathOutline);

export const pathNode = z.object({
  ...nodeOutline.shape,
  description: z.string(),
  /** The column and row of the node in the skill tree, counted from 0. */
  position: z.object({ x: z.int(), y: z.int() }),
  /** The estimated time for the node, in minutes. */
  estimatedTime: z.int(),
  /** The quiz whose best attempt decides the mastery; null for a node without a quiz, and once the quiz is deleted. */
  quiz: z.nullable(z.object({ id, title: z.string(), bestPercentage: mastery })),
  /** The competency that the node teaches; null for none. */
  competency: z.nullable(z.string()),
});
export type PathNode = z.infer<typeof pathNode>;

export const pathDetail = z.object({
  path: z.object({ ...pathSummary, nodes: z.array(pathNode) }),
  userProgress: z.optional(pathProgress),
});
export type PathDetail = z.infer<typeof pathDetail>;

/** Statistics about all paths that the caller started. */
export const pathAnalytics = z.object({
  totalPaths: z.int(),
  completedPaths: z.int(),
  /** The time that the caller has spent on all paths, in minutes. */
  totalTimeSpent: z.int(),
  /** The mean progress on all paths that the caller started, in percent. */
  averageProgress: z.int(),
  /** The names of the caller's competencies, the best first. */
  strengths: z.array(z.string()),
  /** The names of the caller's competencies, the weakest first. */
  weaknesses: z.array(z.string()),
  /** The review that is due first on each path, earliest first. */
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
  /** The caller's level in the competency, from 0 to 100. */
  currentLevel: z.int(),
  /** The date on which the caller's level in the competency first reached 80; null before that. */
  masteryDate: z.nullable(instant),
});
export type UserCompetency = z.infer<typeof userCompetency>;
/** The competencies that the caller's completed nodes teach, sorted by name. */
export const userCompetencies = z.array(userCompetency);
