// The schemas of learning paths in `content/paths`, and of the competencies that they teach.
import * as z from 'zod/mini';
import { NODE_TYPES, PATH_CATEGORIES, PATH_LEVELS } from '../paths/types.ts';
import { entryId, slugId } from './entry-id.ts';

const contentNode = z.strictObject({
  /** The node's id, unique in its path, by which `after` of later nodes refers to it. */
  id: slugId,
  title: z.string(),
  description: z.string(),
  type: z.enum(NODE_TYPES),
  /** The node's column (x) and row (y) in the skill tree, from 0. */
  at: z.tuple([z.int(), z.int()]),
  /** The ids of the nodes that must be completed first, all of them in rows above. */
  after: z.array(z.string()),
  minutes: z.int(),
  /** The id of the competency that the node teaches; absent for none. */
  competency: z.optional(z.string()),
  /** The id of the node's quiz in the catalogue; absent for none. */
  quiz: z.optional(z.string()),
});
export type ContentNode = z.infer<typeof contentNode>;

export const contentPath = z.strictObject({
  id: entryId,
  title: z.string(),
  description: z.string(),
  category: z.enum(PATH_CATEGORIES),
  level: z.enum(PATH_LEVELS),
  estimatedHours: z.int(),
  nodes: z.array(contentNode),
});
export type ContentPath = z.infer<typeof contentPath>;

export const contentCompetency = z.strictObject({
  id: entryId,
  name: z.string(),
  description: z.string(),
  level: z.enum(PATH_LEVELS),
});
export type ContentCompetency = z.infer<typeof contentCompetency>;
