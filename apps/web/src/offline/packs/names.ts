import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { findWorkKind } from '../mirror/work-kinds.ts';
import type { NewOp } from '../queue/enqueue.ts';

/** Hashes of the packs without which work here cannot be graded, continued or repeated. */
export async function readNeededHashes(database: UserDatabase, areas: readonly MirrorArea[]): Promise<Set<string>> {
  const needed = await readHashesOfWorkHere(database, areas);
  for (const { packs } of areas) for (const hash of (await packs?.needed?.(database)) ?? []) needed.add(hash);
  return needed;
}

/** Hashes of the packs that what was begun here, the queue and the refused work refer to. */
export async function readHashesOfWorkHere(database: UserDatabase, areas: readonly MirrorArea[]): Promise<Set<string>> {
  const { outbox, rejected } = database;
  const begun = await Promise.all(areas.map(({ packs }) => packs?.begun?.(database) ?? []));
  const needed = new Set(begun.flat());
  const ops: NewOp[] = [...(await outbox.toArray()), ...(await rejected.toArray()).map(({ op }) => op)];
  for (const hash of hashesOfWork(ops, areas)) needed.add(hash);
  return needed;
}

/** Hashes of the packs that work refers to. */
export function hashesOfWork(ops: readonly NewOp[], areas: readonly MirrorArea[]): string[] {
  return ops.map((op) => findWorkKind(areas, op.type).packHash(op)).filter((hash) => hash !== null);
}
