import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';
import { MAX_OPS } from './limits.ts';
import { MIRROR_KINDS } from './scopes.ts';

const MAX_DEPTH = 20;

/** Work on ops is recursive; what is nested without end must not exhaust the stack. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}

/**
 * One piece of work from a device's queue. Only what the queue itself needs is checked here; the rest is checked op by
 * op, so that one bad op never blocks the others.
 */
export const op = z
  .looseObject({
    /** 1, 2, 3 … for one client identity, without gaps. */
    seq: z.int('seq must be a whole number.').check(z.minimum(1, 'seq starts at 1.')),
    opId: id,
  })
  .check(z.refine((value) => isShallow(value), `An op is nested at most ${MAX_DEPTH} deep.`));

/** An op as devices make them. */
export interface Op<Type extends string = string, Args = unknown> {
  seq: number;
  opId: string;
  type: Type;
  /** Version of the type's args. */
  v: 1;
  /** When it was done, by the device's clock. */
  at: string;
  /** IANA time zone of the device. */
  tz: string;
  /** Server clock minus this device's, milliseconds, as measured at the first answered exchange that carried it. */
  skew?: number;
  args: Args;
}

const cursorText = z.string('Must be text.').check(z.maxLength(4000, 'Too long.'));

export const exchangeInput = z.object({
  protocol: z.int('protocol must be a whole number.').check(z.minimum(0, 'protocol must not be negative.')),
  /** Made once per user and browser. */
  clientId: id,
  /** Opaque; '' at first. Another one than the server's means another history of the database. */
  epoch: cursorText,
  /** Opaque; '' at first. */
  cursor: cursorText,
  /** The device's clock, milliseconds since 1970; any number is taken. */
  clientNow: z.number('clientNow must be a number of milliseconds.'),
  ops: z._default(z.array(op).check(z.maxLength(MAX_OPS, `At most ${MAX_OPS} ops at a time.`)), []),
  /** The device's own digest of the rows it holds, if it holds all up to `cursor`; compared when nothing more comes. */
  digest: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/, 'Must be 16 hex digits.'))),
});
export type ExchangeInput = z.infer<typeof exchangeInput>;

export const rejectedOp = z.object({ seq: z.int(), opId: id, code: z.string(), message: z.string() });
export type RejectedOp = z.infer<typeof rejectedOp>;

export const mirrorRow = z.object({
  /** The learner's own scope is called `me`. */
  scope: z.string(),
  kind: z.enum(MIRROR_KINDS),
  id: z.string(),
  version: z.int(),
  deleted: z.boolean(),
  /** By kind as in `sync/rows`; null for a deleted row. */
  body: z.unknown(),
});
export interface MirrorRow {
  scope: string;
  kind: (typeof MIRROR_KINDS)[number];
  id: string;
  version: number;
  deleted: boolean;
  body: unknown;
}

export const exchangeAnswer = z.object({
  /** The last op of this client that is settled: applied, rejected or parked. */
  ackSeq: z.int(),
  /** Present when something sent was not taken: the seq that comes next. */
  expectedSeq: z.optional(z.int()),
  /** Another device uses this identity too: take a fresh one. */
  cloned: z.optional(z.boolean()),
  rejected: z.array(rejectedOp),
  /** Ops kept on the server for a look: acknowledged, not yet applied. */
  parked: z.optional(z.array(z.object({ seq: z.int(), opId: id }))),
  rows: z.array(mirrorRow),
  /** Scopes that the learner is no longer in. */
  left: z.optional(z.array(z.string())),
  cursor: z.string(),
  more: z.boolean(),
  /** The rows of this answer are the first of all rows: mark, and sweep what did not come when `more` is false. */
  reset: z.optional(z.boolean()),
  epoch: z.string(),
  /** Milliseconds since 1970. */
  serverNow: z.number(),
  /** Over all live rows of the learner's scopes. */
  digest: z.string(),
  minProtocol: z.int(),
  /** Seconds to wait before sending what was not taken. */
  retryAfter: z.optional(z.number()),
});
export interface ExchangeAnswer extends Omit<z.infer<typeof exchangeAnswer>, 'rows'> {
  rows: MirrorRow[];
}
