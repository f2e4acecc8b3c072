import type { NodeType, PathCategory, PathLevel } from '@quorbit/contracts/paths/types';

/**
 * A learning path of the seed content. Its title identifies it in databases, so the title of a released path must never
 * change.
 */
export interface SeedPath {
  title: string;
  description: string;
  category: PathCategory;
  level: PathLevel;
  estimatedHours: number;
  nodes: readonly SeedNode[];
}

export interface SeedNode {
  /** The node's key, by which `after` of later nodes refers to it. */
  key: string;
  title: string;
  description: string;
  type: NodeType;
  /** The node's column (x) and row (y) in the skill tree, from 0. */
  at: readonly [x: number, y: number];
  /** The keys of the nodes that must be completed first, all of them in rows above. */
  after: readonly string[];
  minutes: number;
  /** The name of the competency that the node teaches; absent for none. */
  competency?: string;
  /** The title of the node's quiz in the seed content; absent for none. */
  quiz?: string;
}

/** A competency that learning paths teach, identified by its name. */
export interface SeedCompetency {
  name: string;
  description: string;
  level: PathLevel;
}
