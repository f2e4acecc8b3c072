import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';
import { MAX_OPS } from './limits.ts';

const MAX_DEPTH = 20;
const MAX_INT = 2_147_483_647;

/**
 * Returns whether a value is nested at most `MAX_DEPTH` levels deep. Ops are processed recursively, and input that is
 * nested too deeply must not exhaust the stack.
 */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}

/**
 * One op from a device's queue. Only the fields that the queue itself needs are checked here. The server checks the
 * rest op by op, so that one bad op never blocks the others.
 */
const op = z
  .looseObject({
    /** The op's number in the queue of its client: 1, 2, 3 … without gaps. */
    seq: z
      .int('seq must be a whole number.')
      .check(z.minimum(1, 'seq starts at 1.'), z.maximum(MAX_INT, 'seq is too large.')),
    opId: id,
  })
  .check(z.refine((value) => isShallow(value), `An op is nested at most ${MAX_DEPTH} deep.`));

/** An op in the form in which devices make it. */
export interface Op<Type extends string = string, Args = unknown> {
  seq: number;
  opId: string;
  type: Type;
  /** The version of the op's arguments; each type of op has versions of its own. */
  v: number;
  /** The time when the work was done, by the device's clock. */
  at: string;
  /** The IANA time zone of the device. */
  tz: string;
  /**
   * The server's clock minus this device's clock, in milliseconds, measured at the first exchange that sent this op and
   * got a reply.
   */
  skew?: number;
  args: Args;
}

const cursorText = z.string('Must be text.').check(z.maxLength(4000, 'Too long.'));

export const exchangeInput = z.object({
  protocol: z
    .int('protocol must be a whole number.')
    .check(z.minimum(0, 'protocol must not be negative.'), z.maximum(MAX_INT, 'protocol is too large.')),
  /** The id of the client, created once per user and browser. */
  clientId: id,
  /**
   * An opaque id of the database's history, from the server's last reply; '' at first. If it differs from the server's,
   * the device has data of another history of the database.
   */
  epoch: cursorText,
  /** The opaque position up to which the device has read the changes; '' at first. */
  cursor: cursorText,
  /** The device's clock, milliseconds since 1970; any number is accepted. */
  clientNow: z.number('clientNow must be a number of milliseconds.'),
  ops: z._default(z.array(op).check(z.maxLength(MAX_OPS, `At most ${MAX_OPS} ops at a time.`)), []),
  /**
   * The digest of the device's rows, sent if the device has everything up to `cursor`. The server compares it with its
   * own once it has no more rows to send.
   */
  digest: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/, 'Must be 16 hex digits.'))),
});
export type ExchangeInput = z.infer<typeof exchangeInput>;

const rejectedOp = z.object({ seq: z.int(), opId: id, code: z.string(), message: z.string() });
export type RejectedOp = z.infer<typeof rejectedOp>;

const mirrorRow = z.object({
  /** The scope of the row; the learner's own scope is called `me`. */
  scope: z.string(),
  /** The row's kind: one of `MIRROR_KINDS`, or a kind that only newer versions know. */
  kind: z.string(),
  id: z.string(),
  version: z.int(),
  deleted: z.boolean(),
  /**
   * The content of the row, in the form of its kind's schema; null for a deleted row, and for a row that this server
   * can't read.
   */
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
  /** The `seq` of the last op of this client that the server has applied, rejected or parked. */
  ackSeq: z.int(),
  /** The `seq` that the server expects next; set only if it didn't take every op. */
  expectedSeq: z.optional(z.int()),
  /** Whether another device uses the same client id; this device must then create a new id. */
  cloned: z.optional(z.boolean()),
  rejected: z.array(rejectedOp),
  /** Ops that the server parked for the operator to check: acknowledged, but not applied yet. */
  parked: z.optional(z.array(z.object({ seq: z.int(), opId: id }))),
  rows: z.array(mirrorRow),
  /** Scopes that the learner is no longer in. */
  left: z.optional(z.array(z.string())),
  cursor: z.string(),
  more: z.boolean(),
  /**
   * Whether this reply starts again with the first of all rows. The device marks the rows that arrive, and once `more`
   * is false it removes all rows without a mark.
   */
  reset: z.optional(z.boolean()),
  epoch: z.string(),
  /** The server's clock, in milliseconds since 1970. */
  serverNow: z.number(),
  /**
   * The build of the server that replied. When it changes, the device may resend ops that the previous build had no
   * space for or found too large.
   */
  build: z.string(),
  /** The digest of all live rows in the learner's scopes. */
  digest: z.string(),
  minProtocol: z.int(),
  /** The seconds to wait before resending the ops that the server didn't take. */
  retryAfter: z.optional(z.number()),
});
export interface ExchangeReply extends Omit<z.infer<typeof exchangeReply>, 'rows'> {
  rows: MirrorRow[];
}
