import type { OpType } from './op-types.ts';
import { attemptSubmit } from './ops/attempt-submit.op.ts';
import { reviewRate } from './ops/review-rate.op.ts';

/** Every type of work that devices may queue, by name. */
export const OP_TYPES: ReadonlyMap<string, OpType> = new Map([attemptSubmit, reviewRate].map((op) => [op.type, op]));
