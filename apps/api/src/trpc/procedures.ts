import { ADMINS_ONLY, PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { initTRPC } from '@trpc/server';
import type { Actor } from '../kernel/actor.ts';
import type { Context } from '../kernel/context.ts';
import { AppError } from '../lib/app-error.ts';
import { setLastWork } from '../lib/background/last-work.ts';
import { findSessionError } from '../sessions/session-error.service.ts';
import { toTrpcError, toTrpcErrorShape } from './errors.ts';

export interface ProcedureMeta {
  /** Points of the client's budget (`RATE_LIMIT_PER_MINUTE`); 1 by default. Hashes and mail cost more. */
  points?: number;
  /** Refused in a batch with others, which would do many of them at the price of one request. */
  mustBeUnbatched?: boolean;
  /** Answers admins whom this process knows while the database is away, where the request calls nothing else. */
  withoutDatabase?: boolean;
  /** Saved even when the disk is almost full: logging in and out, and what frees space. */
  needed?: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isServer: true,
    // Subscriptions go over the socket alone.
    sse: { enabled: false },
    errorFormatter: ({ shape, error }) => toTrpcErrorShape(error, shape.data.path),
  });

export const { router, createCallerFactory } = t;

/** For everybody. All procedures' errors get their tRPC codes here, and their callers pay. */
export const publicProcedure = t.procedure
  .use(async ({ path, next }) => {
    setLastWork(path);
    const result = await next();
    if (!result.ok) throw toTrpcError(result.error);
    return result;
  })
  .use(async ({ ctx, meta: { points = 1, mustBeUnbatched = false, needed = false } = {}, next }) => {
    if (mustBeUnbatched && ctx.batched)
      throw new AppError('INVALID', 'Send this call in a request of its own, not in a batch.');
    // The request itself has paid for one.
    if (points > 1) await ctx.charge(points - 1);
    return next({ ctx: needed ? { ...ctx, ...ctx.forNeeded() } : ctx });
  });

/** For everybody with a session. */
export const signedInProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { ...ctx, actor: await requireActor(ctx) } }),
);

export const premiumProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.actor.role === 'user') throw new AppError('PREMIUM_REQUIRED', PREMIUM_FEATURE);
  return next();
});

export const adminProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.actor.role !== 'admin') throw new AppError('FORBIDDEN', ADMINS_ONLY);
  return next({ ctx: { ...ctx, ...ctx.onLane('reports') } });
});

/** What takes long, over connections of its own: nobody else's call waits for it. */
export const reportProcedure = signedInProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, ...ctx.onLane('reports') } }),
);

/** The caller. @throws AppError UNAUTHENTICATED, or ACCOUNT_GONE, when there is none */
export async function requireActor({ actor, db, claimedId }: Context): Promise<Actor> {
  if (!actor) throw await findSessionError(db, claimedId);
  return actor;
}
