// How learners move along a path, what they master, and when they should come back to it. Pure.
import type { NodeStatus } from './types.ts';

/** A completed node counts as mastered from this percentage on. */
const MASTERED_PERCENT = 90;
/** From here on mastery is high: nothing needs to be improved, and a competency counts as mastered. */
export const HIGH_MASTERY = 80;
export const MEDIUM_MASTERY = 60;
const DAY_MS = 86_400_000;

/** What 'Mark Complete' and 'Review & Improve' send: a percentage, and minutes. */
export const MARK_COMPLETE = { score: 85, timeSpent: 30 } as const;
export const REVIEW_AND_IMPROVE = { score: 95, timeSpent: 15 } as const;

/** What a learner did at a node. */
export interface NodeWork {
  status: 'in_progress' | 'completed';
  /** Percent; null until it's completed. */
  mastery: number | null;
}

export interface NodePrerequisites {
  id: string;
  /** The ids of the nodes that must be completed first. */
  prerequisites: readonly string[];
}

/** @param done the learner's work on the path, by node */
export function nodeStatusOf(
  { id, prerequisites }: NodePrerequisites,
  done: ReadonlyMap<string, NodeWork>,
): NodeStatus {
  const own = done.get(id);
  if (own?.status === 'in_progress') return 'in_progress';
  if (own) return (own.mastery ?? 0) >= MASTERED_PERCENT ? 'mastered' : 'completed';
  return prerequisites.every((prerequisite) => done.get(prerequisite)?.status === 'completed') ? 'available' : 'locked';
}

/** How much of a path is completed, in whole percent: 100 only with the last node. */
export function computeOverallProgress(
  nodes: readonly Pick<NodePrerequisites, 'id'>[],
  done: ReadonlyMap<string, NodeWork>,
): number {
  if (nodes.length === 0) return 0;
  const completed = nodes.filter(({ id }) => done.get(id)?.status === 'completed').length;
  return Math.floor((100 * completed) / nodes.length);
}

/** What a learner can do at a node; null for nothing. */
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

/** A competency's level: the mean mastery of all nodes that teach it, 0 for those not completed, rounded. */
export function computeCompetencyLevel(masteries: readonly (number | null)[]): number {
  if (masteries.length === 0) return 0;
  return Math.round(masteries.reduce<number>((sum, mastery) => sum + (mastery ?? 0), 0) / masteries.length);
}

/** When to review a completed node: the better it's known, the later. */
export function reviewDateOf(completedAt: Date, mastery: number): Date {
  const days = mastery >= MASTERED_PERCENT ? 14 : { high: 7, medium: 3, low: 1 }[masteryBandOf(mastery)];
  return new Date(completedAt.getTime() + days * DAY_MS);
}
