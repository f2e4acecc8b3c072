// What a path looks like with the learner's work on this device. Pure: the server's own rules decide.
import type { PathDetail, PathOutline, PathProgress } from '@quorbit/contracts/paths/schema';
import { isCompleted, progressOn, type WorkedNode, withChange } from '@quorbit/contracts/paths/work';
import type { PathWork } from './path-work.mirror.ts';

/** A path with its skill tree. */
export function detailWith({ path, userProgress }: PathDetail, work: PathWork): PathDetail {
  const nodes = path.nodes.map((node) => {
    const best = node.quiz && work.best.get(node.quiz.id);
    if (!node.quiz || best == null) return node;
    return { ...node, quiz: { ...node.quiz, bestPercentage: Math.max(best, node.quiz.bestPercentage ?? 0) } };
  });
  const progress = progressWith({ id: path.id, nodes, userProgress }, work);
  return { path: { ...path, nodes }, ...(progress && { userProgress: progress }) };
}

/** A path in a list, where no node says its quiz. */
export function outlineWith(path: PathOutline, work: PathWork): PathOutline {
  // Replies that were kept before this release don't say what comes first.
  const nodes = path.nodes.map((node) => ({ ...node, prerequisites: node.prerequisites ?? [], quiz: null }));
  const progress = progressWith({ ...path, nodes }, work);
  return progress ? { ...path, userProgress: progress } : path;
}

interface SentPath {
  id: string;
  nodes: readonly (Pick<WorkedNode, 'id' | 'prerequisites'> & { quiz: { bestPercentage: number | null } | null })[];
  userProgress?: PathProgress | undefined;
}

/** The same object where this device has nothing to add. */
function progressWith({ id, nodes, userProgress }: SentPath, { works }: PathWork): PathProgress | undefined {
  const own = works.filter(({ pathId }) => pathId === id);
  const [first] = own;
  if (!first) return userProgress;
  const before = new Map(userProgress?.nodeProgress.map((state) => [state.nodeId, state]));
  let all: readonly WorkedNode[] = nodes.map(({ id: nodeId, prerequisites, quiz }) => ({
    id: nodeId,
    prerequisites,
    quiz,
    bestPercentage: quiz?.bestPercentage ?? null,
    work: workOf(before.get(nodeId)),
  }));
  let completedAt = userProgress?.completedAt ? new Date(userProgress.completedAt) : null;
  for (const { change, at, sent } of own) {
    if (!change) continue;
    const after = withChange(all, { ...change, timeSpent: sent ? 0 : change.timeSpent }, at);
    // The server will refuse it too, and say so.
    if ('refusal' in after) continue;
    if (after !== all && completedAt === null && isCompleted(after)) completedAt = at;
    all = after;
  }
  const startedAt = userProgress ? new Date(userProgress.startedAt) : first.at;
  const progress = progressOn(all, { startedAt, completedAt });
  return { ...progress, timeSpent: progress.timeSpent + (userProgress?.timeSpent ?? 0) };
}

/** Minutes of single nodes aren't told: those that the path's sum has already count as 0. */
function workOf(state: PathProgress['nodeProgress'][number] | undefined): WorkedNode['work'] {
  if (!state || state.status === 'locked' || state.status === 'available') return null;
  const status = state.status === 'in_progress' ? 'in_progress' : 'completed';
  return { status, mastery: state.mastery, minutes: 0, completedAt: null };
}
