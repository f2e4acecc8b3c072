// Applies the learner's work on this device to a path from the server. The functions are pure and use the server's own
// rules.
import type { PathDetail, PathOutline, PathProgress } from '@quorbit/contracts/paths/schema';
import { applyNodeChange, isPathCompleted, type NodeWithWork, toPathProgress } from '@quorbit/contracts/paths/work';
import type { PathWork } from './path-work.mirror.ts';

/** Returns a path with its skill tree, with the work on this device applied. */
export function applyWorkToDetail({ path, userProgress }: PathDetail, work: PathWork): PathDetail {
  const nodes = path.nodes.map((node) => {
    const best = node.quiz && work.best.get(node.quiz.id);
    if (!node.quiz || best == null) return node;
    return { ...node, quiz: { ...node.quiz, bestPercentage: Math.max(best, node.quiz.bestPercentage ?? 0) } };
  });
  const progress = applyWorkToProgress({ id: path.id, nodes, userProgress }, work);
  return { path: { ...path, nodes }, ...(progress && { userProgress: progress }) };
}

/**
 * Returns a path from a list with the work on this device applied. The nodes of listed paths come without their
 * quizzes.
 */
export function applyWorkToOutline(path: PathOutline, work: PathWork): PathOutline {
  // Replies stored by an earlier release don't contain prerequisites.
  const nodes = path.nodes.map((node) => ({ ...node, prerequisites: node.prerequisites ?? [], quiz: null }));
  const progress = applyWorkToProgress({ ...path, nodes }, work);
  return progress ? { ...path, userProgress: progress } : path;
}

interface ServerPath {
  id: string;
  nodes: readonly (Pick<NodeWithWork, 'id' | 'prerequisites'> & { quiz: { bestPercentage: number | null } | null })[];
  userProgress?: PathProgress | undefined;
}

/** Returns a path's progress with the work on this device applied; the same object if there is none. */
function applyWorkToProgress({ id, nodes, userProgress }: ServerPath, { works }: PathWork): PathProgress | undefined {
  const ownWork = works.filter(({ pathId }) => pathId === id);
  const [first] = ownWork;
  if (!first) return userProgress;
  const before = new Map(userProgress?.nodeProgress.map((state) => [state.nodeId, state]));
  let all: readonly NodeWithWork[] = nodes.map(({ id: nodeId, prerequisites, quiz }) => ({
    id: nodeId,
    prerequisites,
    quiz,
    bestPercentage: quiz?.bestPercentage ?? null,
    work: toNodeWork(before.get(nodeId)),
  }));
  let completedAt = userProgress?.completedAt ? new Date(userProgress.completedAt) : null;
  for (const { change, at, sent } of ownWork) {
    if (!change) continue;
    const after = applyNodeChange(all, { ...change, timeSpent: sent ? 0 : change.timeSpent }, at);
    // A change that isn't allowed is skipped; the server will refuse it too, and report it.
    if ('refusal' in after) continue;
    if (after !== all && completedAt === null && isPathCompleted(after)) completedAt = at;
    all = after;
  }
  const startedAt = userProgress ? new Date(userProgress.startedAt) : first.at;
  const progress = toPathProgress(all, { startedAt, completedAt });
  return { ...progress, timeSpent: progress.timeSpent + (userProgress?.timeSpent ?? 0) };
}

/**
 * Converts a node's state from the server. Its minutes count as 0: the server sends only the path's sum, which already
 * includes them.
 */
function toNodeWork(state: PathProgress['nodeProgress'][number] | undefined): NodeWithWork['work'] {
  if (!state || state.status === 'locked' || state.status === 'available') return null;
  const status = state.status === 'in_progress' ? 'in_progress' : 'completed';
  return { status, mastery: state.mastery, minutes: 0, completedAt: null };
}
