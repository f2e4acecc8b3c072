// Rules for changing a path's nodes when its learner works on them; the server and the devices share them. Pure
// functions.

import * as words from './messages.ts';
import { computeOverallProgress, type NodePrerequisites, type NodeWork, nodeStatusOf } from './progress.ts';
import type { PathProgress } from './schema.ts';

/** A node of a path with its learner's work. */
export interface NodeWithWork extends NodePrerequisites {
  work: (NodeWork & { minutes: number; completedAt: Date | null }) | null;
  quiz: object | null;
  /**
   * The best percentage that the learner reached in the node's quiz; null before the first attempt, and for a node
   * without a quiz.
   */
  bestPercentage: number | null;
}

/** A learner's new work at a node, as the client sends it. */
export interface NodeChange {
  nodeId: string;
  status: NodeWork['status'];
  /** The score that the learner reached at the node, in percent. */
  score?: number | undefined;
  /** The minutes to add to the time that the learner spent at the node. */
  timeSpent: number;
}

/** The message that explains why a learner can't do something at a node. */
export interface Refusal {
  refusal: string;
}

/** Maps the ids of the nodes to the learner's work there; nodes without work are left out. */
export function workByNode(nodes: readonly { id: string; work: NodeWork | null }[]): ReadonlyMap<string, NodeWork> {
  return new Map(nodes.flatMap(({ id, work }) => (work ? [[id, work] as const] : [])));
}

/**
 * Returns why a learner can't set a node to this status now; null if they can.
 * @param nodes all nodes of the path.
 */
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
 * Returns a node's work after a change. If the node has a quiz, its best attempt decides the mastery, whatever score is
 * sent. Mastery never falls, and a completion that doesn't raise it changes nothing, so a change that arrives twice
 * counts once. Changes from several devices may arrive in any order, so a node may be completed before it was begun.
 * @returns null if nothing changes.
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

/** Returns a path's nodes after a change at one of them; the same array if nothing changes. */
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

/** Returns the learner's progress on a path, as the API sends it. */
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
