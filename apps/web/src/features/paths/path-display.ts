import { nodeStatusOf } from '@quorbit/contracts/paths/progress';
import type { PathNode, PathOutline, PathProgress } from '@quorbit/contracts/paths/schema';
import type { NodeStatus, PathCategory, PathLevel, PathStatus } from '@quorbit/contracts/paths/types';
import { formatCount } from '#lib/words/format-count.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export const LEVEL_TONES: Record<PathLevel, BadgeTone> = {
  Beginner: 'success',
  Intermediate: 'info',
  Advanced: 'warning',
  Expert: 'epic',
};

/** The quiz category whose colour and drawing each category of paths uses. */
export const QUIZ_CATEGORY_BY_PATH: Record<PathCategory, string> = {
  Programming: 'Programming',
  'Web Development': 'Geography',
  'Computer Science': 'Science',
  'Data Science': 'Business',
  Mathematics: 'Mathematics',
  Science: 'Nature',
  Languages: 'Literature',
  History: 'History',
};

export const formatStatus = (status: NodeStatus | PathStatus) => status.replaceAll('_', ' ');

export const toHours = (minutes: number) => Math.round(minutes / 60);
export const formatHours = (hours: number) => formatCount(hours, 'hour', 'hours');
export const formatMinutes = (minutes: number) => formatCount(minutes, 'minute', 'minutes');

/** The learner's state at a node. */
export interface NodeState {
  status: NodeStatus;
  /** Mastery in percent; null until the node is completed. */
  mastery: number | null;
}

/** Returns the learner's state at each node, by node id; for a path that wasn't started, its initial state. */
export function computeNodeStates(
  nodes: readonly Pick<PathNode, 'id' | 'prerequisites'>[],
  progress: PathProgress | undefined,
): ReadonlyMap<string, NodeState> {
  const known = new Map(progress?.nodeProgress.map(({ nodeId, ...state }) => [nodeId, state]));
  return new Map(
    nodes.map((node) => [node.id, known.get(node.id) ?? { status: nodeStatusOf(node, new Map()), mastery: null }]),
  );
}

/** Returns the node to work on next: one in progress, otherwise the first available one; undefined if there is none. */
export function findNextNode<Node extends { id: string }>(
  nodes: readonly Node[],
  states: ReadonlyMap<string, Pick<NodeState, 'status'>>,
): Node | undefined {
  const first = (status: NodeStatus) => nodes.find(({ id }) => states.get(id)?.status === status);
  return first('in_progress') ?? first('available');
}

/** Returns the id of the node that 'Continue' opens; undefined if the path is completed or wasn't started. */
export function findNextNodeId({ nodes, userProgress }: PathOutline): string | undefined {
  const states = new Map(userProgress?.nodeProgress.map((state) => [state.nodeId, state]));
  return findNextNode(nodes, states)?.id;
}
