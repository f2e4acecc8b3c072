import { isDeepStrictEqual } from 'node:util';
import type { Role } from '@quorbit/contracts/accounts/roles';
import { ACHIEVEMENT_IDS } from '@quorbit/contracts/achievements/achievements';
import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { type MirrorKind, type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { attempts } from '@quorbit/db/schema/attempts';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { cards } from '@quorbit/db/schema/reviews';
import { opReceipts, syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { inArray } from 'drizzle-orm';
import { MIRROR_READERS } from '../lib/mirror-registry.ts';

type ReadKind = keyof typeof MIRROR_READERS & MirrorKind;
const KINDS = Object.keys(MIRROR_READERS) as ReadKind[];

interface Entry {
  version: number;
  deleted: boolean;
}

/** What one person's devices would hold. */
interface View {
  scopes: Scope[];
  /** By `kind|id`. */
  bodies: ReadonlyMap<string, unknown>;
}

export interface MirrorSnapshot {
  /** By user. Somebody whose account is gone has none. */
  views: ReadonlyMap<string, View>;
  /** By scope and `kind|id`. */
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  digests: ReadonlyMap<string, string>;
}

function scopesOf(id: string, role: Role): Scope[] {
  return [userScope(id), 'everyone', ...(role === 'user' ? [] : (['premium'] as const))];
}

/** Reads every body that the mirror has for these people at `now`, and what the index of changes says about them. */
export async function readMirror(db: Executor, userIds: readonly string[], now: Date): Promise<MirrorSnapshot> {
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const ids: Record<ReadKind, readonly string[]> = {
    profile: [...userIds],
    pack: (await db.select({ id: quizzes.id }).from(quizzes)).map(({ id }) => id),
    attempt: (await db.select({ id: attempts.id }).from(attempts)).map(({ id }) => id),
    card: (await db.selectDistinct({ id: cards.questionId }).from(cards)).map(({ id }) => id),
    achievement: ACHIEVEMENT_IDS,
    held: (await db.select({ id: opReceipts.opId }).from(opReceipts)).map(({ id }) => id),
  };
  const views = new Map<string, View>();
  for (const { id, role } of people) {
    const bodies = new Map<string, unknown>();
    for (const kind of KINDS) {
      const read = await MIRROR_READERS[kind].read(db, { userId: id, role, now }, ids[kind]);
      for (const [rowId, body] of read) bodies.set(`${kind}|${rowId}`, body);
    }
    views.set(id, { scopes: scopesOf(id, role), bodies });
  }
  const entries = new Map<string, Map<string, Entry>>();
  for (const { scope, kind, rowId, ...entry } of await db.select().from(syncRows)) {
    const rows = entries.get(scope) ?? new Map<string, Entry>();
    entries.set(scope, rows.set(`${kind}|${rowId}`, entry));
  }
  const digests = new Map((await db.select().from(syncScopes)).map(({ scope, digest }) => [scope, digest]));
  return { views, entries, digests };
}

/** Everything that devices would miss or hold wrongly after what happened between two snapshots, in words. */
export function mirrorViolations(before: MirrorSnapshot, after: MirrorSnapshot): string[] {
  const violations = [...wrongDigests(after)];
  for (const [userId, view] of after.views) {
    const earlier = before.views.get(userId);
    if (earlier) violations.push(...missedChanges(userId, earlier, view, before, after));
    violations.push(...wrongRows(userId, view, after));
  }
  return violations;
}

/** A body that differs must have a newer version in each scope through which that person had it and has it. */
function* missedChanges(userId: string, earlier: View, view: View, before: MirrorSnapshot, after: MirrorSnapshot) {
  for (const row of new Set([...earlier.bodies.keys(), ...view.bodies.keys()])) {
    if (isDeepStrictEqual(earlier.bodies.get(row), view.bodies.get(row))) continue;
    // A scope that was joined is read from its beginning, one that was left is dropped whole.
    for (const scope of view.scopes.filter((scope) => earlier.scopes.includes(scope))) {
      const now = after.entries.get(scope)?.get(row);
      const then = before.entries.get(scope)?.get(row);
      if ((now ?? then) && (now?.version ?? 0) <= (then?.version ?? 0)) {
        yield `${row} changed for ${userId}, but ${scope} has no newer version of it`;
      }
    }
  }
}

/** A live row has a body for everybody in its scope, and a body stands as a live row in one of its reader's scopes. */
function* wrongRows(userId: string, { scopes, bodies }: View, { entries }: MirrorSnapshot) {
  const live = new Set<string>();
  for (const scope of scopes) {
    for (const [row, { deleted }] of entries.get(scope) ?? []) {
      if (deleted) continue;
      live.add(row);
      if (!bodies.has(row)) yield `${row} is live in ${scope}, but has no body for ${userId}`;
    }
  }
  for (const row of bodies.keys()) {
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
