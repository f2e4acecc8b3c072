import { instant, isTimeZone } from '@quorbit/contracts/lib/scalars';
import type { ExchangeInput } from '@quorbit/contracts/sync/schema';
import type { Tx } from '@quorbit/db/client';
import type { ParkedOp } from '@quorbit/db/schema/sync';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error.ts';
import { clampTime } from '../../lib/clamp-time.ts';
import type { Actor } from '../../trpc/context.ts';
import type { OpType } from './op-types.ts';

const MAX_SKEW = 8.64e15;

const header = z.object({
  type: z.string('type must be text.').check(z.maxLength(40, 'type is too long.')),
  v: z.literal(1, 'This version of the op is not known here.'),
  at: instant,
  tz: z.string('tz must be text.').check(z.maxLength(64, 'tz is too long.')),
  skew: z.optional(z.number('skew must be a number of milliseconds.')),
});

export interface CheckedOp {
  opId: string;
  type: string;
  /** What is kept when it is parked. */
  parked: ParkedOp;
  apply(tx: Tx, actor: Actor): Promise<void>;
}

interface Circumstances {
  /** Of this exchange, milliseconds; the op's own one counts more. */
  skew: number;
  now: Date;
  /** Of the profile. */
  timeZone: string;
  types: ReadonlyMap<string, OpType>;
}

/** Checks one op's own fields. Answers what to tell the learner where they are not right. */
export function checkOp(
  op: ExchangeInput['ops'][number],
  { skew: measured, now, timeZone, types }: Circumstances,
): CheckedOp | AppError {
  const head = header.safeParse(op);
  if (!head.success) return invalid(head.error);
  const { type, at, tz } = head.data;
  const definition = types.get(type);
  if (!definition) return new AppError('INVALID', 'This server does not know this type of work.');
  const args = definition.args.safeParse(op.args);
  if (!args.success) return invalid(args.error);

  const skew = Math.abs(head.data.skew ?? measured) <= MAX_SKEW ? (head.data.skew ?? measured) : 0;
  const corrected = (time: string) => clampTime(new Date(Date.parse(time) + skew), now);
  const context = {
    opId: op.opId,
    at: corrected(at),
    timeZone: isTimeZone(tz) ? tz : timeZone,
    now,
    corrected,
  };
  return {
    opId: op.opId,
    type,
    parked: { type, at, tz, args: args.data, skew },
    apply: (tx, actor) => definition.apply(tx, actor, context, args.data),
  };
}

function invalid(error: z.core.$ZodError): AppError {
  const issues = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new AppError('INVALID', 'This piece of work is not written as it should be.', { issues });
}
