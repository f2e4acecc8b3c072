import { ADMINS_ONLY, PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { initTRPC } from '@trpc/server';
import { sessionRefusal } from '../features/accounts/session-refusal.ts';
import { AppError } from '../lib/app-error.ts';
import type { Actor, Context } from './context.ts';
import { describeForTrpc, toTrpcError } from './errors.ts';

const t = initTRPC.context<Context>().create({
  isServer: true,
  // Subscriptions go over the socket alone.
  sse: { enabled: false },
  errorFormatter: ({ shape, error }) => describeForTrpc(error, shape.data.path),
});

export const { router, createCallerFactory } = t;

/** For everybody. Errors of services get their codes here, for all procedures. */
export const publicProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** For whoever has a session. */
export const signedIn = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { ...ctx, actor: await requireActor(ctx) } }),
);

export const premium = signedIn.use(({ ctx, next }) => {
  if (ctx.actor.role === 'user') throw new AppError('PREMIUM_REQUIRED', PREMIUM_FEATURE);
  return next();
});

export const admin = signedIn.use(({ ctx, next }) => {
  if (ctx.actor.role !== 'admin') throw new AppError('FORBIDDEN', ADMINS_ONLY);
  return next();
});

async function requireActor({ actor, db, claimedId }: Context): Promise<Actor> {
  if (!actor) throw await sessionRefusal(db, claimedId);
  return actor;
}
