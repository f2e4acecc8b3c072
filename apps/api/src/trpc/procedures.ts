import { ADMINS_ONLY, PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { initTRPC } from '@trpc/server';
import type { Actor } from '../kernel/actor.ts';
import type { Context } from '../kernel/context.ts';
import { AppError } from '../lib/app-error.ts';
import { setLastWork } from '../lib/background/last-work.ts';
import { findSessionError } from '../sessions/session-error.service.ts';
import { toTrpcError, toTrpcErrorShape } from './errors.ts';

export interface ProcedureMeta {
  /**
   * The points that a call takes from the client's budget (`RATE_LIMIT_PER_MINUTE`); 1 by default. Calls that hash or
   * send mail cost more.
   */
  points?: number;
  /** Whether the call is refused in a batch with others, where many calls would cost as little as one request. */
  mustBeUnbatched?: boolean;
  /**
   * Whether admins already known to this process are served while the database is unavailable; only if the request
   * makes no other call.
   */
  withoutDatabase?: boolean;
  /**
   * Whether the call's writes are saved even when the disk is almost full: logging in and out, and calls that free
   * space.
   */
  needed?: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isServer: true,
    // Subscriptions run only over the WebSocket.
    sse: { enabled: false },
    errorFormatter: ({ shape, error }) => toTrpcErrorShape(error, shape.data.path),
  });

export const { router, createCallerFactory } = t;

/**
 * A procedure that anybody may call. Every procedure's errors get their tRPC codes here, and its caller is charged
 * here.
 */
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
    // The first point was already charged for the request itself.
    if (points > 1) await ctx.charge(points - 1);
    return next({ ctx: needed ? { ...ctx, ...ctx.forNeeded() } : ctx });
  });

/** A procedure that needs a session. */
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

/** A procedure that takes long, on separate database connections, so that other calls don't wait for it. */
export const reportProcedure = signedInProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, ...ctx.onLane('reports') } }),
);

/** Returns the caller. @throws AppError UNAUTHENTICATED, or ACCOUNT_GONE, if the call has no valid session */
export async function requireActor({ actor, db, claimedId }: Context): Promise<Actor> {
  if (!actor) throw await findSessionError(db, claimedId);
  return actor;
}
