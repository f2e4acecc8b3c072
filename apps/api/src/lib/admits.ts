import type { Tx } from '@quorbit/db/client';

/**
 * Whether a code of the area's invites somebody who has no account yet, while accounts are made by invitation alone.
 * An invitation for one person lets in one account; it can still be accepted afterwards.
 */
export type Admits = (tx: Tx, code: string, now: Date) => Promise<boolean>;
