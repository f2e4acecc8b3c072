import type { Role } from '@quorbit/contracts/accounts/roles';
import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';
import type * as z from 'zod/mini';

/** The person whose device the rows are for, and the scope through which they get them. */
interface MirrorAudience {
  userId: string;
  role: Role;
  scope: Scope;
  now: Date;
}

/** One kind of mirrored row, and how it is read in bulk from its area's own tables. */
export interface MirrorReader {
  kind: MirrorKind;
  /** What a body looks like. Devices trust it, so tests check every body against it. */
  body: z.ZodMiniType;
  /** The ids of all rows that may have a body for these people: what to compare before and after a write. */
  ids(db: Executor, userIds: readonly string[]): Promise<readonly string[]>;
  /** Bodies by row id. A live row without a body is sent live, with null. */
  read(db: Executor, audience: MirrorAudience, ids: readonly string[]): Promise<Map<string, unknown>>;
}
