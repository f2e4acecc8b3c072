import { isDeepStrictEqual } from 'node:util';
import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { type Scope, scopesOf } from '@quorbit/contracts/sync/scopes';
import type { Database, Executor } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { inArray } from 'drizzle-orm';
import type { Registries } from '../../kernel/shared-parts.ts';

interface Entry {
  version: number;
  deleted: boolean;
}

/** The mirror as one person's devices see it. */
interface View {
  /**
   * The row bodies that this person can read, by scope and then by `kind|id`. The snapshot's `entries` tell whether the
   * rows are live.
   */
  bodies: Map<Scope, Map<string, unknown>>;
}

export interface MirrorSnapshot {
  /** The view of each user by id, without deleted accounts. */
  views: ReadonlyMap<string, View>;
  /** The rows of the mirror's index, by scope and then by `kind|id`. */
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  digests: ReadonlyMap<string, string>;
  /** Sentences that describe bodies that don't match their area's schema. */
  wrongBodies: readonly string[];
}

/** Reads all row bodies that these people's mirrors have at `now`, and the mirror's index of rows. */
export function readMirror(
  { database, mirror, now }: { database: Database; mirror: Registries['mirror']; now: Date },
  userIds: readonly string[],
): Promise<MirrorSnapshot> {
  // Uses one connection, which plans each statement only once, and pipelines the statements, so that none waits for
  // another's reply.
  return database
    .lane('health')
    .transaction((tx) => readSnapshot({ db: tx, mirror, now }, userIds), { readOnly: true });
}

async function readSnapshot(
  { db, mirror, now }: { db: Executor; mirror: Registries['mirror']; now: Date },
  userIds: readonly string[],
): Promise<MirrorSnapshot> {
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const views = new Map<string, View>();
  for (const { id } of people) views.set(id, { bodies: new Map(scopesOf({ id }).map((scope) => [scope, new Map()])) });
  const wrongBodies: string[] = [];
  await Promise.all(
    [...mirror].map(async ([kind, reader]) => {
      // Asks for the rows of all these people in the name of each of them, to find a reader that returns too much.
      const ids = await reader.listIds(db, userIds);
      if (ids.length === 0) return;
      const reads = people.flatMap(({ id, role }) =>
        [...(views.get(id)?.bodies ?? [])].map(async ([scope, bodies]) => {
          for (const [rowId, body] of await reader.read(db, { userId: id, role, scope, now }, ids)) {
            bodies.set(`${kind}|${rowId}`, body);
            const { error } = reader.body.safeParse(body);
            if (error) wrongBodies.push(`${kind}|${rowId} is not what ${kind} rows are: ${error.issues[0]?.message}`);
          }
        }),
      );
      await Promise.all(reads);
    }),
  );
  const entries = new Map<string, Map<string, Entry>>();
  for (const { scope, kind, rowId, ...entry } of await db.select().from(syncRows)) {
    const rows = entries.get(scope) ?? new Map<string, Entry>();
    entries.set(scope, rows.set(`${kind}|${rowId}`, entry));
  }
  const digests = new Map((await db.select().from(syncScopes)).map(({ scope, digest }) => [scope, digest]));
  return { views, entries, digests, wrongBodies };
}

/** Returns sentences that describe what devices would miss or have wrong after the changes between two snapshots. */
export function mirrorViolations(before: MirrorSnapshot, after: MirrorSnapshot): string[] {
  const violations = [...wrongDigests(after), ...after.wrongBodies];
  for (const [userId, view] of after.views) {
    const earlier = before.views.get(userId);
    if (earlier) violations.push(...missedChanges(userId, earlier, view, before, after));
    violations.push(...wrongRows(userId, view, after));
  }
  return violations;
}

/**
 * Yields a sentence for each changed body that has no newer version in a scope through which the person had or has it.
 */
function* missedChanges(userId: string, earlier: View, view: View, before: MirrorSnapshot, after: MirrorSnapshot) {
  for (const [scope, bodies] of view.bodies) {
    // Devices read a scope that they joined from its beginning, and drop one that they left, so only scopes in both
    // snapshots are compared.
    const former = earlier.bodies.get(scope);
    for (const row of new Set(former && [...former.keys(), ...bodies.keys()])) {
      if (isDeepStrictEqual(former?.get(row), bodies.get(row))) continue;
      const now = after.entries.get(scope)?.get(row);
      const then = before.entries.get(scope)?.get(row);
      if ((now ?? then) && (now?.version ?? 0) <= (then?.version ?? 0)) {
        yield `${row} changed for ${userId}, but ${scope} has no newer version of it`;
      }
    }
  }
}

/**
 * Yields a sentence for each live row without a body for a person in its scope, and for each body without a live row in
 * any of the person's scopes.
 */
function* wrongRows(userId: string, view: View, { entries }: MirrorSnapshot) {
  const live = new Set<string>();
  for (const [scope, bodies] of view.bodies) {
    for (const [row, { deleted }] of entries.get(scope) ?? []) {
      if (deleted) continue;
      live.add(row);
      if (!bodies.has(row)) yield `${row} is live in ${scope}, but has no body for ${userId}`;
    }
  }
  for (const row of new Set([...view.bodies.values()].flatMap((bodies) => [...bodies.keys()]))) {
    if (!live.has(row)) yield `${row} has a body for ${userId}, but stands in none of their scopes`;
  }
}

function* wrongDigests({ entries, digests }: MirrorSnapshot) {
  for (const scope of new Set([...entries.keys(), ...digests.keys()])) {
    const hashes = [...(entries.get(scope) ?? [])].flatMap(([row, { version, deleted }]) => {
      const [kind = '', id = ''] = row.split('|');
      return deleted ? [] : [rowHash(kind, id, version)];
    });
    if (digests.get(scope) !== moveDigest(EMPTY_DIGEST, hashes, []))
      yield `the digest of ${scope} is not the sum of its rows`;
  }
}
