import type { UserDatabase } from '../database.ts';

/** Hashes of the packs without which work here cannot be graded, continued or repeated. */
export async function readNeededHashes({ rows, drafts, outbox, rejected }: UserDatabase): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const { packHash } of await drafts.toArray()) needed.add(packHash);
  for (const { args } of await outbox.toArray()) addHash(needed, args);
  for (const { op } of await rejected.toArray()) addHash(needed, op.args);
  for (const { body } of await rows.where('kind').equals('card').toArray()) addHash(needed, body);
  return needed;
}

/** Pack rows call it `hash`, the others `packHash`. */
export function addHash(named: Set<string>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('hash' in value && typeof value.hash === 'string') named.add(value.hash);
  if ('packHash' in value && typeof value.packHash === 'string') named.add(value.packHash);
}
