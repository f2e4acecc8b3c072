// Owns learners' work on paths. It pays no XP: the quizzes of a path do.

import { SEND_SCORE, START_PATH_FIRST } from '@quorbit/contracts/paths/messages';
import { computeCompetencyLevel, HIGH_MASTERY } from '@quorbit/contracts/paths/progress';
import type { PathDetail, PathInput, UpdateNodeInput } from '@quorbit/contracts/paths/schema';
import { findRefusal, type NodeChange } from '@quorbit/contracts/paths/work';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { applyWorkToPath } from './apply-path-work.ts';
import { getPathWithProgress, listPathsWithProgress } from './paths.service.ts';
import * as repository from './progress.repository.ts';
import { type PathWithProgress, viewDetail } from './views.ts';

type Learner = Pick<Actor, 'id' | 'role'>;

/**
 * Starts a path; a path that is already started stays unchanged.
 * @throws AppError NOT_FOUND for an unknown path.
 */
export async function startPath(tx: Tx, actor: Learner, input: PathInput, now: Date): Promise<PathDetail> {
  const found = await getPathWithProgress(tx, actor, input);
  return viewDetail(await saveChange(tx, actor, found, { change: undefined, at: now }));
}

/**
 * Begins a node, completes it, or completes it again.
 * @throws AppError NOT_FOUND for an unknown path or node, CONFLICT if the path isn't started or the node's state
 * forbids the change, INVALID for a missing score.
 */
export async function updateNode(
  tx: Tx,
  actor: Learner,
  { pathId, ...change }: UpdateNodeInput,
  now: Date,
): Promise<PathDetail> {
  const found = await getPathWithProgress(tx, actor, { pathId });
  const node = found.nodes.find(({ id }) => id === change.nodeId);
  if (!node) throw notFound('Step');
  if (!found.progress) throw new AppError('CONFLICT', START_PATH_FIRST);
  const refusal = findRefusal(node, found.nodes, change.status);
  if (refusal) throw toError(refusal.refusal);
  return viewDetail(await saveChange(tx, actor, found, { change, at: now }));
}

async function saveChange(
  tx: Tx,
  actor: Learner,
  before: PathWithProgress,
  { change, at }: { change: NodeChange | undefined; at: Date },
): Promise<PathWithProgress> {
  const after = applyWorkToPath(before, { userId: actor.id, change, at });
  if ('refusal' in after) throw toError(after.refusal);
  await save(tx, actor.id, [{ before, after }]);
  return after;
}

/** An item of work on a path that a device queued. */
interface QueuedWork {
  opId: string;
  pathId: string;
  /** The change of a node; missing where the learner only started the path. */
  node?: NodeChange | undefined;
  /** When the work was done, corrected for the device's clock. */
  at: Date;
}

/**
 * Applies queued work on paths and starts each path that isn't started. The work may arrive in any order, since it
 * comes from several devices. It's accepted without premium too, since a learner may lose premium between doing the
 * work and sending it.
 * @returns the refusals, by op id.
 */
export async function applyPathWork(
  tx: Tx,
  actor: Learner,
  works: readonly QueuedWork[],
): Promise<ReadonlyMap<string, AppError>> {
  const found = await listPathsWithProgress(tx, actor, [...new Set(works.map(({ pathId }) => pathId))]);
  const changed = new Map(found);
  const refusals = new Map<string, AppError>();
  for (const { opId, pathId, node: change, at } of works) {
    const before = changed.get(pathId);
    if (!before || (change && !before.nodes.some(({ id }) => id === change.nodeId))) {
      refusals.set(opId, notFound(before ? 'Step' : 'Learning path'));
      continue;
    }
    const after = applyWorkToPath(before, { userId: actor.id, change, at });
    if ('refusal' in after) refusals.set(opId, toError(after.refusal));
    else changed.set(pathId, after);
  }
  await save(
    tx,
    actor.id,
    [...found].map(([id, before]) => ({ before, after: changed.get(id) ?? before })),
  );
  return refusals;
}

function toError(refusal: string): AppError {
  return refusal === SEND_SCORE ? invalidField('score', refusal) : new AppError('CONFLICT', refusal);
}

/** Stores the progress that changed. */
async function save(
  tx: Tx,
  userId: string,
  paths: readonly { before: PathWithProgress; after: PathWithProgress }[],
): Promise<void> {
  const progress = paths.flatMap(({ before, after }) =>
    after.progress && after.progress !== before.progress ? [after.progress] : [],
  );
  const worked = paths.flatMap(({ before, after: { path, nodes } }) =>
    nodes.flatMap(({ id: nodeId, work, competency }, index) =>
      work && work !== before.nodes[index]?.work
        ? [{ row: { userId, pathId: path.id, nodeId, ...work }, competency }]
        : [],
    ),
  );
  await repository.upsertPathProgress(tx, progress);
  await repository.upsertNodeProgress(
    tx,
    worked.map(({ row }) => row),
  );
  const completions = worked.flatMap(({ row, competency }) =>
    row.completedAt && competency ? [{ id: competency.id, at: row.completedAt }] : [],
  );
  await saveMastered(tx, userId, completions);
}

/**
 * Stores the competencies whose mastery is now high.
 * @param completed the competencies of nodes that were completed, with the time of each completion.
 */
async function saveMastered(tx: Tx, userId: string, completed: readonly { id: string; at: Date }[]): Promise<void> {
  if (completed.length === 0) return;
  const byId = groupBy(completed, ({ id }) => id);
  const rows = await repository.listMasteries(tx, userId, [...byId.keys()]);
  const masteriesById = groupBy(rows, ({ competencyId }) => competencyId ?? '');
  const mastered = [...byId].flatMap(([competencyId, completions]) => {
    const masteries = masteriesById.get(competencyId)?.map(({ mastery }) => mastery) ?? [];
    if (computeCompetencyLevel(masteries) < HIGH_MASTERY) return [];
    return { userId, competencyId, masteredAt: new Date(Math.max(...completions.map(({ at }) => at.getTime()))) };
  });
  await repository.insertMastered(tx, mastered);
}
