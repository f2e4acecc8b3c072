import type { Role } from '@quorbit/contracts/accounts/roles';
import type { MirrorKind } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';

/** Whose device the rows are for. */
export interface MirrorAudience {
  userId: string;
  role: Role;
  now: Date;
}

/** How one kind of mirrored row is read in bulk from its area's own tables. An id without a body is sent as deleted. */
export interface MirrorReader {
  kind: MirrorKind;
  read(db: Executor, audience: MirrorAudience, ids: readonly string[]): Promise<Map<string, unknown>>;
}
