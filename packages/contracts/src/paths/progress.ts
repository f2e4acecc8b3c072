// Rules for a learner's progress on a path, the mastery of its nodes, and the dates of reviews. Pure functions.
import type { NodeStatus } from './types.ts';

/** The percentage from which a completed node counts as mastered. */
const MASTERED_PERCENT = 90;
/** The percentage from which mastery is high: the node needs no improvement, and a competency counts as mastered. */
export const HIGH_MASTERY = 80;
export const MEDIUM_MASTERY = 60;
const DAY_MS = 86_400_000;

/**
 * The score in percent and the minutes that the buttons 'Mark Complete' and 'Review & Improve' add to a node of a path.
 */
export const MARK_COMPLETE = { score: 85, timeSpent: 30 } as const;
export const REVIEW_AND_IMPROVE = { score: 95, timeSpent: 15 } as const;

/** A learner's work at one node of a path. */
export interface NodeWork {
  status: 'in_progress' | 'completed';
  /** The mastery in percent; null until the node is completed. */
  mastery: number | null;
}

export interface NodePrerequisites {
  id: string;
  /** The ids of the nodes that the learner must complete before this one. */
  prerequisites: readonly string[];
}

/**
 * Returns the status of a node for a learner.
 * @param done the learner's work on the path, by node.
 */
export function nodeStatusOf(
  { id, prerequisites }: NodePrerequisites,
  done: ReadonlyMap<string, NodeWork>,
): NodeStatus {
  const own = done.get(id);
  if (own?.status === 'in_progress') return 'in_progress';
  if (own) return (own.mastery ?? 0) >= MASTERED_PERCENT ? 'mastered' : 'completed';
  return prerequisites.every((prerequisite) => done.get(prerequisite)?.status === 'completed') ? 'available' : 'locked';
}

/**
 * Returns the completed share of a path in whole percent, rounded down, so that it's 100 only once every node is
 * completed.
 */
export function computeOverallProgress(
  nodes: readonly Pick<NodePrerequisites, 'id'>[],
  done: ReadonlyMap<string, NodeWork>,
): number {
  if (nodes.length === 0) return 0;
  const completed = nodes.filter(({ id }) => done.get(id)?.status === 'completed').length;
  return Math.floor((100 * completed) / nodes.length);
}

/** The next action that a learner can take at a node; `nodeActionOf` returns null if there is none. */
export type NodeAction = 'start' | 'complete' | 'improve';
export function nodeActionOf(status: NodeStatus, mastery: number | null): NodeAction | null {
  if (status === 'available') return 'start';
  if (status === 'in_progress') return 'complete';
  return status === 'completed' && (mastery ?? 0) < HIGH_MASTERY ? 'improve' : null;
}

export function masteryBandOf(mastery: number): 'high' | 'medium' | 'low' {
  if (mastery >= HIGH_MASTERY) return 'high';
  return mastery >= MEDIUM_MASTERY ? 'medium' : 'low';
}

/**
 * Computes a competency's level: the mean mastery of all nodes that teach it, rounded. Nodes that aren't completed
 * count as 0.
 */
export function computeCompetencyLevel(masteries: readonly (number | null)[]): number {
  if (masteries.length === 0) return 0;
  return Math.round(masteries.reduce<number>((sum, mastery) => sum + (mastery ?? 0), 0) / masteries.length);
}

/** Returns the date on which to review a completed node: the higher the mastery, the later. */
export function reviewDateOf(completedAt: Date, mastery: number): Date {
  const days = mastery >= MASTERED_PERCENT ? 14 : { high: 7, medium: 3, low: 1 }[masteryBandOf(mastery)];
  return new Date(completedAt.getTime() + days * DAY_MS);
}
