// What becomes of a path when its learner works on it: server and devices ask the same rules. Pure.

import * as words from './messages.ts';
import { computeOverallProgress, type NodePrerequisites, type NodeWork, nodeStatusOf } from './progress.ts';
import type { PathProgress } from './schema.ts';

/** A node of a path with what its learner did there. */
export interface NodeWithWork extends NodePrerequisites {
  work: (NodeWork & { minutes: number; completedAt: Date | null }) | null;
  quiz: object | null;
  /** The best percentage that the learner reached in its quiz; null before the first, and without a quiz. */
  bestPercentage: number | null;
}

/** What a learner says that they did at a node. */
export interface NodeChange {
  nodeId: string;
  status: NodeWork['status'];
  /** Percent. */
  score?: number | undefined;
  /** Minutes. */
  timeSpent: number;
}

/** Why a learner can't do something at a node. */
export interface Refusal {
  refusal: string;
}

/** A learner's work on a path, by node. */
export function workByNode(nodes: readonly { id: string; work: NodeWork | null }[]): ReadonlyMap<string, NodeWork> {
  return new Map(nodes.flatMap(({ id, work }) => (work ? [[id, work] as const] : [])));
}

/** Why a learner can't do that at a node now; null where they can. @param nodes all of the path */
export function findRefusal(
  node: NodeWithWork,
  nodes: readonly NodeWithWork[],
  status: NodeChange['status'],
): Refusal | null {
  const current = nodeStatusOf(node, workByNode(nodes));
  if (current === 'locked') return { refusal: words.NODE_LOCKED };
  if (status === 'completed') return current === 'available' ? { refusal: words.START_NODE_FIRST } : null;
  return current === 'available' || current === 'in_progress' ? null : { refusal: words.ALREADY_COMPLETED };
}

/**
 * What becomes of a node when its learner works on it. A quiz decides the mastery, whatever score is sent. Mastery never
 * falls, and a completion that doesn't raise it changes nothing, so what arrives twice counts once. What several devices
 * did may arrive in any order, so a node may be completed before it was begun.
 * @returns null where nothing changes
 */
function applyToNode(
  { work, quiz, bestPercentage }: NodeWithWork,
  { status, score, timeSpent }: NodeChange,
  at: Date,
): NonNullable<NodeWithWork['work']> | Refusal | null {
  if (status === 'in_progress') return work ? null : { status, mastery: null, minutes: timeSpent, completedAt: null };
  const mastery = quiz ? bestPercentage : (score ?? null);
  if (mastery === null) return { refusal: quiz ? words.TAKE_QUIZ_FIRST : words.SEND_SCORE };
  const before = work?.mastery ?? null;
  if (before !== null && mastery <= before) return null;
  const completedAt = work?.completedAt && work.completedAt > at ? work.completedAt : at;
  return { status, mastery, minutes: (work?.minutes ?? 0) + timeSpent, completedAt };
}

/** A path's nodes after a change at one of them; the same nodes where nothing changes. */
export function applyNodeChange<Node extends NodeWithWork>(
  nodes: readonly Node[],
  change: NodeChange,
  at: Date,
): readonly Node[] | Refusal {
  const node = nodes.find(({ id }) => id === change.nodeId);
  const work = node ? applyToNode(node, change, at) : null;
  if (work === null || 'refusal' in work) return work ?? nodes;
  return nodes.map((other) => (other === node ? { ...other, work } : other));
}

export function isPathCompleted(nodes: readonly Pick<NodeWithWork, 'work'>[]): boolean {
  return nodes.every(({ work }) => work?.status === 'completed');
}

/** What a learner sees of their work on a path. */
export function toPathProgress(
  nodes: readonly Pick<NodeWithWork, 'id' | 'prerequisites' | 'work'>[],
  { startedAt, completedAt }: { startedAt: Date; completedAt: Date | null },
): PathProgress {
  const done = workByNode(nodes);
  return {
    status: completedAt ? 'completed' : 'in_progress',
    overallProgress: computeOverallProgress(nodes, done),
    timeSpent: nodes.reduce((sum, { work }) => sum + (work?.minutes ?? 0), 0),
    startedAt: startedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    nodeProgress: nodes.map((node) => ({
      nodeId: node.id,
      status: nodeStatusOf(node, done),
      mastery: node.work?.mastery ?? null,
    })),
  };
}
