import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';
import { MAX_OPS } from './limits.ts';

const MAX_DEPTH = 20;
const MAX_INT = 2_147_483_647;

/** Ops are processed recursively; input that is nested too deeply must not exhaust the stack. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}

/**
 * One piece of work from a device's queue. Only what the queue itself needs is checked here. The server checks the
 * rest op by op, so that one bad op never blocks the others.
 */
const op = z
  .looseObject({
    /** 1, 2, 3 … per client identity, without gaps. */
    seq: z
      .int('seq must be a whole number.')
      .check(z.minimum(1, 'seq starts at 1.'), z.maximum(MAX_INT, 'seq is too large.')),
    opId: id,
  })
  .check(z.refine((value) => isShallow(value), `An op is nested at most ${MAX_DEPTH} deep.`));

/** An op as devices make them. */
export interface Op<Type extends string = string, Args = unknown> {
  seq: number;
  opId: string;
  type: Type;
  /** Version of the type's args. */
  v: number;
  /** When it was done, by the device's clock. */
  at: string;
  /** IANA time zone of the device. */
  tz: string;
  /** Server clock minus this device's, milliseconds, as measured at the first exchange with this op that got a reply. */
  skew?: number;
  args: Args;
}

const cursorText = z.string('Must be text.').check(z.maxLength(4000, 'Too long.'));

export const exchangeInput = z.object({
  protocol: z
    .int('protocol must be a whole number.')
    .check(z.minimum(0, 'protocol must not be negative.'), z.maximum(MAX_INT, 'protocol is too large.')),
  /** Made once per user and browser. */
  clientId: id,
  /** Opaque; '' at first. If it isn't the server's, the device knows another history of the database. */
  epoch: cursorText,
  /** Opaque; '' at first. */
  cursor: cursorText,
  /** The device's clock, milliseconds since 1970; any number is accepted. */
  clientNow: z.number('clientNow must be a number of milliseconds.'),
  ops: z._default(z.array(op).check(z.maxLength(MAX_OPS, `At most ${MAX_OPS} ops at a time.`)), []),
  /**
   * The digest of the device's rows, if it has everything up to `cursor`. The server compares it with its own when it has
   * no more rows to send.
   */
  digest: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/, 'Must be 16 hex digits.'))),
});
export type ExchangeInput = z.infer<typeof exchangeInput>;

const rejectedOp = z.object({ seq: z.int(), opId: id, code: z.string(), message: z.string() });
export type RejectedOp = z.infer<typeof rejectedOp>;

const mirrorRow = z.object({
  /** The learner's own scope is called `me`. */
  scope: z.string(),
  /** One of `MIRROR_KINDS`, or one that only newer versions know. */
  kind: z.string(),
  id: z.string(),
  version: z.int(),
  deleted: z.boolean(),
  /** What each kind's `row` schema describes; null for a deleted row, and for one that this server can't read. */
  body: z.unknown(),
});
export interface MirrorRow {
  scope: string;
  kind: string;
  id: string;
  version: number;
  deleted: boolean;
  body: unknown;
}

export const exchangeReply = z.object({
  /** The last op of this client that is settled: applied, rejected or parked. */
  ackSeq: z.int(),
  /** Set when the server did not take every op: the seq that it expects next. */
  expectedSeq: z.optional(z.int()),
  /** Another device uses this identity too: the device must take a fresh one. */
  cloned: z.optional(z.boolean()),
  rejected: z.array(rejectedOp),
  /** Ops that the server keeps for the operator to look at: acknowledged, but not applied yet. */
  parked: z.optional(z.array(z.object({ seq: z.int(), opId: id }))),
  rows: z.array(mirrorRow),
  /** Scopes that the learner is no longer in. */
  left: z.optional(z.array(z.string())),
  cursor: z.string(),
  more: z.boolean(),
  /**
   * This reply starts again with the first row of all. The device marks the rows that come, and once `more` is false it
   * removes those that didn't.
   */
  reset: z.optional(z.boolean()),
  epoch: z.string(),
  /** Milliseconds since 1970. */
  serverNow: z.number(),
  /** Which version of the server replied: what an older one had no space for may be sent again to another. */
  build: z.string(),
  /** The digest of all live rows in the learner's scopes. */
  digest: z.string(),
  minProtocol: z.int(),
  /** Seconds to wait before sending again what the server did not take. */
  retryAfter: z.optional(z.number()),
});
export interface ExchangeReply extends Omit<z.infer<typeof exchangeReply>, 'rows'> {
  rows: MirrorRow[];
}
