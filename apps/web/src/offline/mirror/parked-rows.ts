import { PARKED_KIND } from '@quorbit/contracts/sync/parked-kind';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import { createRowKind } from './row-kind.ts';

/**
 * The rows of parked work: ops that the server couldn't apply yet and stores to try again. Their kind is `held` in the
 * protocol.
 */
export const parkedRows = createRowKind<ParkedRow>(PARKED_KIND);
