// Checks everything about an op that needs no database.
import { instant, isTimeZone } from '@quorbit/contracts/lib/scalars';
import { type LearnerZone, zoneOfWork } from '@quorbit/contracts/streaks/zones';
import { maxOpBytesOf } from '@quorbit/contracts/sync/op-size';
import type { ExchangeInput } from '@quorbit/contracts/sync/schema';
import * as z from 'zod/mini';
import type { Actor } from '../../kernel/actor.ts';
import type { OpType, ParsedOp } from '../../kernel/ops.ts';
import { AppError } from '../../lib/app-error.ts';
import { clampTime } from '../../lib/clamp-time.ts';
import type { ParkedOp } from './receipts.repository.ts';

export type SentOp = ExchangeInput['ops'][number];
export type OpTypes = ReadonlyMap<string, OpType>;

/** The greatest time that a `Date` can represent, and the greatest clock difference that counts; milliseconds. */
export const MAX_TIME = 8.64e15;
/** Matches NUL and lone surrogates as `JSON.stringify` writes them; the database can't store them. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

const opHeader = z.object({
  type: z.string('type must be text.').check(z.minLength(1, 'type is missing.'), z.maxLength(40, 'type is too long.')),
  v: z.int('v must be a whole number.').check(z.minimum(1, 'v starts at 1.')),
  at: instant,
  tz: z.string('tz must be text.').check(z.maxLength(64, 'tz is too long.')),
  skew: z.optional(z.number('skew must be a number of milliseconds.')),
});

/** An op whose type and version this server knows, and whose args are valid. */
export interface KnownOp {
  definition: OpType;
  /** The args in the form of the newest version of the op's type. */
  args: unknown;
  /** The form in which the op is stored if it's parked. */
  body: ParkedOp;
}

/** An op of a type or version that this server doesn't know, but a later one may. */
export interface UnknownOp {
  definition: null;
  body: ParkedOp;
}

/**
 * Checks one op's own fields. Returns the error to show the learner if they aren't valid.
 * @param measuredSkew server clock minus the device's, milliseconds; the op's own `skew` takes precedence.
 */
export function checkOp(op: SentOp, types: OpTypes, measuredSkew: number): KnownOp | UnknownOp | AppError {
  const text = JSON.stringify(op);
  if (Buffer.byteLength(text) > maxOpBytesOf(op.type))
    return new AppError('TOO_LARGE', 'This piece of work is too large.');
  const parsedHeader = opHeader.safeParse(op);
  if (!parsedHeader.success) return invalidOpError(parsedHeader.error);
  const { type, v, at, tz, skew: ownSkew } = parsedHeader.data;
  const skew = Math.abs(ownSkew ?? measuredSkew) <= MAX_TIME ? (ownSkew ?? measuredSkew) : 0;
  const body = { type, v, at, tz, args: op.args ?? null, skew };
  const definition = types.get(type);
  const schema = definition?.versions[v];
  if (!definition || !schema) return UNSTORABLE.test(text) ? unstorableError() : { definition: null, body };
  const args = schema.safeParse(op.args);
  if (!args.success) return UNSTORABLE.test(text) ? unstorableError() : invalidOpError(args.error);
  if (!UNSTORABLE.test(text)) return { definition, args: args.data, body };
  // Args can be stored once the schema has cleaned them, as it cleans answers that learners typed.
  const cleanBody = { ...body, args: args.data };
  return UNSTORABLE.test(JSON.stringify(cleanBody))
    ? unstorableError()
    : { definition, args: args.data, body: cleanBody };
}

interface OpContext {
  /** The id of the device queue that the op came from. */
  clientId: string;
  /** The time at which the op arrived. */
  now: Date;
  /** The learner's current time zone, and whether the learner fixed it; then all work counts in it. */
  zone: LearnerZone;
}

/** Returns the time zone in which the learner's work counts, and whether the learner fixed it. */
export function learnerZoneOf({ timeZone: zone, zoneFixed: fixed = false }: Actor): LearnerZone {
  return { zone, fixed, at: null };
}

/** Returns an op in the form that its type applies, with its times converted to the server's clock. */
export function prepareOp(
  opId: string,
  { args, body }: KnownOp,
  { clientId, now, zone }: OpContext,
): ParsedOp<unknown> {
  const toServerTime = (time: string) => clampTime(Date.parse(time) + body.skew, now);
  return {
    opId,
    clientId,
    at: toServerTime(body.at),
    timeZone: zoneOfWork(zone, isTimeZone(body.tz) ? body.tz : null),
    toServerTime,
    args,
  };
}

function unstorableError(): AppError {
  return new AppError('INVALID', 'This piece of work has characters that cannot be stored.');
}

function invalidOpError(error: z.core.$ZodError): AppError {
  const issues = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new AppError('INVALID', 'This piece of work is not written as it should be.', { issues });
}
