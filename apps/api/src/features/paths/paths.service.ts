// Owns reading learning paths with the caller's progress.
import type { Page } from '@quorbit/contracts/lib/paging';
import type { ListPathsInput, PathDetail, PathInput, PathOutline } from '@quorbit/contracts/paths/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import * as repository from './paths.repository.ts';
import { type PathWithProgress, viewDetail, viewOutline } from './views.ts';

type Learner = Pick<Actor, 'id' | 'role'>;
type Row = Awaited<ReturnType<typeof repository.listPaths>>[number];

/** Returns a page of all paths, or only of the paths that the caller started. */
export async function listPaths(
  db: Executor,
  actor: Learner,
  { started, limit, cursor, ...filter }: ListPathsInput,
): Promise<Page<PathOutline>> {
  const page = { ...filter, limit: limit + 1 };
  const rows = started
    ? await repository.listStarted(db, actor.id, { ...page, after: parsePathCursor(cursor) })
    : await repository.listPaths(db, actor.id, { ...page, after: parseCursor(cursor, [isCursorId])?.[0] ?? null });
  const ids = rows.slice(0, limit).map(({ path }) => path.id);
  const outlines = ids.length === 0 ? [] : await repository.listOutlines(db, actor.id, ids);
  const nodes = groupBy(outlines, ({ pathId }) => pathId);
  return toPage<Row, PathOutline>(
    rows,
    limit,
    ({ path, progress }) => (started && progress ? [progress.workedAt.toISOString(), path.id] : [path.id]),
    ({ path, progress }) => viewOutline(path, progress, nodes.get(path.id) ?? []),
  );
}

function parsePathCursor(cursor: string | undefined): { workedAt: string; id: string } | null {
  const [workedAt, id] = parseCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  return workedAt === undefined || id === undefined ? null : { workedAt, id };
}

/**
 * Returns a path with its skill tree.
 * @throws AppError NOT_FOUND for an unknown path.
 */
export async function getPath(db: Executor, actor: Learner, input: PathInput): Promise<PathDetail> {
  return viewDetail(await getPathWithProgress(db, actor, input));
}

/**
 * Returns a path as it is stored, with the learner's progress.
 * @throws AppError NOT_FOUND for an unknown path.
 */
export async function getPathWithProgress(
  db: Executor,
  actor: Learner,
  { pathId }: PathInput,
): Promise<PathWithProgress> {
  const found = (await listPathsWithProgress(db, actor, [pathId])).get(pathId);
  if (!found) throw notFound('Learning path');
  return found;
}

/** Returns these paths with the learner's progress, by id; a path that doesn't exist is missing. */
export async function listPathsWithProgress(
  db: Executor,
  actor: Learner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PathWithProgress>> {
  const found = await repository.findPaths(db, actor.id, ids);
  if (found.length === 0) return new Map();
  const nodes = groupBy(await repository.listNodes(db, actor, ids), ({ pathId }) => pathId);
  return new Map(found.map((item) => [item.path.id, { ...item, nodes: nodes.get(item.path.id) ?? [] }]));
}
