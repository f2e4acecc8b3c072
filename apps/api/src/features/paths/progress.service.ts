// Owns what learners do on paths. It pays no XP: the quizzes of a path do.
import { competencyLevel, HIGH_MASTERY } from '@quorbit/contracts/paths/progress';
import type { PathDetail, PathInput, UpdateNodeInput } from '@quorbit/contracts/paths/schema';
import { START_PATH_FIRST } from '@quorbit/contracts/paths/words';
import type { Tx } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';
import { nextWork } from './next-work.ts';
import { readPath } from './paths.service.ts';
import * as repository from './progress.repository.ts';
import { viewDetail } from './views.ts';

type Learner = Pick<Actor, 'id' | 'role'>;

/** A path that is started stays as it is. @throws AppError NOT_FOUND */
export async function startPath(tx: Tx, actor: Learner, input: PathInput, now: Date): Promise<PathDetail> {
  const found = await readPath(tx, actor, input);
  if (found.progress) return viewDetail(found);
  const progress = { userId: actor.id, pathId: input.pathId, startedAt: now, completedAt: null, workedAt: now };
  await repository.insertProgress(tx, progress);
  return viewDetail({ ...found, progress });
}

/** Begins a node, completes it, or completes it again. @throws AppError NOT_FOUND, CONFLICT, INVALID */
export async function updateNode(tx: Tx, actor: Learner, input: UpdateNodeInput, now: Date): Promise<PathDetail> {
  const { path, progress, nodes } = await readPath(tx, actor, input);
  const node = nodes.find(({ id }) => id === input.nodeId);
  if (!node) throw notFound('Step');
  if (!progress) throw new AppError('CONFLICT', START_PATH_FIRST);
  const work = nextWork(node, nodes, input, now);
  if (!work) return viewDetail({ path, progress, nodes });
  await repository.saveWork(tx, { userId: actor.id, pathId: path.id, nodeId: node.id, ...work });
  const after = nodes.map((one) => (one === node ? { ...one, work } : one));
  const isDone = after.every((one) => one.work?.status === 'completed');
  const completedAt = progress.completedAt ?? (isDone ? now : null);
  const moved = { ...progress, workedAt: now, completedAt };
  await repository.saveProgress(tx, moved);
  if (work.status === 'completed' && node.competency) await noteMastered(tx, actor.id, node.competency.id, now);
  return viewDetail({ path, progress: moved, nodes: after });
}

async function noteMastered(tx: Tx, userId: string, competencyId: string, now: Date): Promise<void> {
  const level = competencyLevel(await repository.listMasteries(tx, userId, competencyId));
  if (level >= HIGH_MASTERY) await repository.insertMastered(tx, { userId, competencyId, masteredAt: now });
}
