import type { NodeType, PathCategory, PathLevel } from '@quorbit/contracts/paths/types';

/** A learning path of the seed content. Its title is what it's found by: never change one that has been released. */
export interface SeedPath {
  title: string;
  description: string;
  category: PathCategory;
  level: PathLevel;
  estimatedHours: number;
  nodes: readonly SeedNode[];
}

export interface SeedNode {
  /** What `after` of later nodes says. */
  key: string;
  title: string;
  description: string;
  type: NodeType;
  /** Column and row in the skill tree, from 0. */
  at: readonly [x: number, y: number];
  /** The keys of the nodes that must be completed first, all of them above. */
  after: readonly string[];
  minutes: number;
  /** The name of a competency. */
  competency?: string;
  /** The title of a quiz of the seed content. */
  quiz?: string;
}

/** What paths teach; found by its name. */
export interface SeedCompetency {
  name: string;
  description: string;
  level: PathLevel;
}
