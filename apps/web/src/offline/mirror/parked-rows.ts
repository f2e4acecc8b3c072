import { PARKED_KIND } from '@quorbit/contracts/sync/parked-kind';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import { createRowKind } from './row-kind.ts';

/** Parked work: ops that the server keeps for somebody to look at, of kind `held` on the wire. */
export const parkedRows = createRowKind<ParkedRow>(PARKED_KIND);
