// Owns what learners do on paths. It pays no XP: the quizzes of a path do.
import { competencyLevel, HIGH_MASTERY } from '@quorbit/contracts/paths/progress';
import type { PathDetail, PathInput, UpdateNodeInput } from '@quorbit/contracts/paths/schema';
import { SEND_SCORE, START_PATH_FIRST } from '@quorbit/contracts/paths/words';
import { type NodeChange, refusalAt } from '@quorbit/contracts/paths/work';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound, wrongField } from '../../lib/app-error.ts';
import { grouped } from '../../lib/grouped.ts';
import { readPath, readPaths } from './paths.service.ts';
import * as repository from './progress.repository.ts';
import { type ReadPath, viewDetail } from './views.ts';
import { workedPath } from './worked-path.ts';

type Learner = Pick<Actor, 'id' | 'role'>;

/** A path that is started stays as it is. @throws AppError NOT_FOUND */
export async function startPath(tx: Tx, actor: Learner, input: PathInput, now: Date): Promise<PathDetail> {
  const found = await readPath(tx, actor, input);
  return viewDetail(await saveChange(tx, actor, found, { change: undefined, at: now }));
}

/** Begins a node, completes it, or completes it again. @throws AppError NOT_FOUND, CONFLICT, INVALID */
export async function updateNode(
  tx: Tx,
  actor: Learner,
  { pathId, ...change }: UpdateNodeInput,
  now: Date,
): Promise<PathDetail> {
  const found = await readPath(tx, actor, { pathId });
  const node = found.nodes.find(({ id }) => id === change.nodeId);
  if (!node) throw notFound('Step');
  if (!found.progress) throw new AppError('CONFLICT', START_PATH_FIRST);
  const refused = refusalAt(node, found.nodes, change.status);
  if (refused) throw errorOf(refused.refusal);
  return viewDetail(await saveChange(tx, actor, found, { change, at: now }));
}

async function saveChange(
  tx: Tx,
  actor: Learner,
  before: ReadPath,
  { change, at }: { change: NodeChange | undefined; at: Date },
): Promise<ReadPath> {
  const after = workedPath(before, { userId: actor.id, change, at });
  if ('refusal' in after) throw errorOf(after.refusal);
  await save(tx, actor.id, [{ before, after }]);
  return after;
}

/** Work that a device queued. */
interface SentWork {
  opId: string;
  pathId: string;
  /** Missing where the learner only started the path. */
  node?: NodeChange | undefined;
  /** Corrected. */
  at: Date;
}

/**
 * Takes work on paths, which starts each of them that wasn't. It comes in any order, since the work of several devices
 * does; and from everybody, since somebody may lose premium between doing it and sending it.
 * @returns what is refused, by op id
 */
export async function takeWork(
  tx: Tx,
  actor: Learner,
  works: readonly SentWork[],
): Promise<ReadonlyMap<string, AppError>> {
  const found = await readPaths(tx, actor, [...new Set(works.map(({ pathId }) => pathId))]);
  const changed = new Map(found);
  const refused = new Map<string, AppError>();
  for (const { opId, pathId, node: change, at } of works) {
    const before = changed.get(pathId);
    if (!before || (change && !before.nodes.some(({ id }) => id === change.nodeId))) {
      refused.set(opId, notFound(before ? 'Step' : 'Learning path'));
      continue;
    }
    const after = workedPath(before, { userId: actor.id, change, at });
    if ('refusal' in after) refused.set(opId, errorOf(after.refusal));
    else changed.set(pathId, after);
  }
  await save(
    tx,
    actor.id,
    [...found].map(([id, before]) => ({ before, after: changed.get(id) ?? before })),
  );
  return refused;
}

function errorOf(refusal: string): AppError {
  return refusal === SEND_SCORE ? wrongField('score', refusal) : new AppError('CONFLICT', refusal);
}

/** Stores what is different. */
async function save(tx: Tx, userId: string, paths: readonly { before: ReadPath; after: ReadPath }[]): Promise<void> {
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
  await repository.saveProgress(tx, progress);
  await repository.saveWork(
    tx,
    worked.map(({ row }) => row),
  );
  const learned = worked.flatMap(({ row, competency }) =>
    row.completedAt && competency ? [{ id: competency.id, at: row.completedAt }] : [],
  );
  await noteMastered(tx, userId, learned);
}

/** @param learned the competencies of nodes that were completed, with the time of each completion */
async function noteMastered(tx: Tx, userId: string, learned: readonly { id: string; at: Date }[]): Promise<void> {
  if (learned.length === 0) return;
  const byId = grouped(learned, ({ id }) => id);
  const rows = await repository.listMasteries(tx, userId, [...byId.keys()]);
  const taught = grouped(rows, ({ competencyId }) => competencyId ?? '');
  const mastered = [...byId].flatMap(([competencyId, completions]) => {
    const masteries = taught.get(competencyId)?.map(({ mastery }) => mastery) ?? [];
    if (competencyLevel(masteries) < HIGH_MASTERY) return [];
    return { userId, competencyId, masteredAt: new Date(Math.max(...completions.map(({ at }) => at.getTime()))) };
  });
  await repository.insertMastered(tx, mastered);
}
