import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Tx } from '@quorbit/db/client';

/** What an area does when somebody's role changes, in the same transaction. @param before with the former role */
export type RoleChange = (tx: Tx, before: { id: string; role: Role }, role: Role) => Promise<void>;
