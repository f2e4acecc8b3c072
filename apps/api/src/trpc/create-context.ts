import { write } from '@quorbit/db/write';
import type { FastifyRequest } from 'fastify';
import { admitsDemo } from '../features/accounts/demo-accounts.ts';
import { sessionRefusal } from '../features/accounts/session-refusal.ts';
import { findActor, rereadActor } from '../features/accounts/sessions.ts';
import { clientAddress } from '../lib/client-address.ts';
import type { Logger } from '../lib/logger.ts';
import type { Context, Deps } from './context.ts';

/** Headers by which a proxy tells whom it speaks for. */
const FORWARDING = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/;

/** A call as far as its context goes, however it came in. */
export interface Call extends Pick<Context, 'requestId' | 'address' | 'userAgent'> {
  /** Of a token whose signature is ours. */
  claims: { id: string; sid: string } | null;
  /** Whether somebody else passed the call on. */
  forwarded: boolean;
  log: Pick<Logger, 'error'>;
}

/** Makes the context of one HTTP request: both faces, tRPC and REST, use this. */
export function createContext(deps: Deps, request: FastifyRequest): Promise<Context> {
  return contextOf(deps, {
    claims: request.claims,
    forwarded: Object.keys(request.headers).some((name) => FORWARDING.test(name)),
    log: request.log,
    requestId: request.id,
    address: clientAddress(request),
    userAgent: request.headers['user-agent'] ?? null,
  });
}

/** The same for a call that came without HTTP. */
export async function contextOf(deps: Deps, { claims, forwarded, log, ...caller }: Call): Promise<Context> {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  const demo = admitsDemo(deps, forwarded);
  const actor = claims ? await findActor(deps.database.read, claims.sid, { demo }) : null;
  const ctx: Context = {
    ...caller,
    deps,
    db: deps.database.read,
    now: deps.now,
    // The token names the user too; a session that belongs to somebody else is no session.
    actor: actor && actor.id === claims?.id ? actor : null,
    claimedId: claims?.id ?? null,
    demo,
    write: (scopes, fn) => write(deps.database, scopes, fn, { onLateError }),
    writeAs: (scopes, fn) =>
      write(
        deps.database,
        scopes,
        async (tx) => {
          const current = ctx.actor ? await rereadActor(tx, ctx.actor.sessionId, { demo }) : null;
          if (!current) throw await sessionRefusal(tx, ctx.claimedId);
          return fn(tx, current);
        },
        { onLateError },
      ),
  };
  return ctx;
}
