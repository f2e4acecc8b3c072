import type { Database, Lane } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { FastifyRequest } from 'fastify';
import type { Context, DatabaseAccess } from '../kernel/context.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Admission } from '../kernel/gate.ts';
import { clientAddress } from '../lib/admission/client-address.ts';
import type { Logger } from '../lib/logger.ts';
import { isLoopback, isLoopbackHost } from '../lib/loopback.ts';
import { isDemoAllowed } from '../sessions/demo-accounts.ts';
import { findCaller } from '../sessions/find-caller.ts';
import { findSessionError } from '../sessions/session-error.service.ts';
import { rereadActor } from '../sessions/sessions.service.ts';

/** Names of headers by which a proxy shows the address or host that it forwards for. */
const FORWARDING = /^(?:via$|cf-.)|forwarded|-(?:client|real|connecting)-ip$/;

/** The facts about a call from which its context is built, however the call came in. */
export interface IncomingCall
  extends Pick<Context, 'requestId' | 'address' | 'userAgent' | 'socket' | 'batched' | 'charge'> {
  /** The claims of a token with a valid signature. */
  claims: { id: string; sid: string } | null;
  /** The gate's admission of the call's long work; missing if none was requested beforehand. */
  admission?: Admission | undefined;
  /** Whether the caller seems to be on this machine. */
  local: boolean;
  /** Whether the procedure serves already known admins while the database is unavailable. */
  withoutDatabase?: boolean;
  /** Whether the caller has hung up. */
  hasHungUp?: () => boolean;
  log: Pick<Logger, 'error'>;
}

interface RequestOptions {
  /** The number of procedures that the request calls; 1 by default. */
  calls?: number;
  withoutDatabase?: boolean | undefined;
}

/**
 * Makes the context of one HTTP request, for tRPC and REST alike.
 * @throws AppError TOO_MANY if the client's budget doesn't cover that many calls.
 */
export async function createContext(
  deps: Deps,
  request: FastifyRequest,
  { calls = 1, withoutDatabase = false }: RequestOptions = {},
): Promise<Context> {
  if (calls > 1) await request.charge(calls - 1);
  return buildContext(deps, {
    socket: null,
    batched: calls > 1,
    charge: (points) => request.charge(points),
    claims: request.claims,
    admission: request.admission ?? undefined,
    local: isLocal(request),
    withoutDatabase,
    hasHungUp: () => request.raw.socket.destroyed,
    log: request.log,
    requestId: request.id,
    address: clientAddress(request),
    userAgent: request.headers['user-agent'] ?? null,
  });
}

/**
 * Returns whether a request comes from this machine. The Host header must be a loopback name too, because a page
 * elsewhere may resolve its own name to this machine; forwarded requests don't count, because a local proxy forwards
 * for anybody.
 */
export function isLocal({ headers, host, socket }: FastifyRequest): boolean {
  const forwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  return !forwarded && isLoopbackHost(host) && isLoopback(socket.remoteAddress ?? '');
}

/** Builds the context of a call, whether it came over HTTP, a socket or in process. */
export async function buildContext(
  deps: Deps,
  { claims, admission, local, log, withoutDatabase = false, hasHungUp = () => false, ...caller }: IncomingCall,
): Promise<Context> {
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  const demo = isDemoAllowed(deps, local);
  const actor = claims ? await findCaller(deps, claims.sid, { demo, withoutDatabase }) : null;
  const ctx: Context = {
    ...caller,
    ...contextPartsOf(deps.database),
    forNeeded: () => contextPartsOf(deps.database.forNeeded()),
    now: deps.now,
    // A token names the user as well as the session; a session of another user doesn't count.
    actor: actor && actor.id === claims?.id ? actor : null,
    claimedId: claims?.id ?? null,
    demo,
  };
  return ctx;

  function contextPartsOf(database: Database) {
    return {
      ...accessOf(database),
      deps: database === deps.database ? deps : { ...deps, database },
      onLane: (lane: Lane) => accessOf(database.lane(lane)),
    };
  }

  function accessOf(database: Database): DatabaseAccess {
    return {
      db: database.read,
      write: (scopes, fn) => write(database, scopes, fn, { onLateError }),
      writeAs: (scopes, fn, options) => {
        const writeNow = () =>
          write(
            database,
            scopes,
            async (tx) => {
              const current = ctx.actor ? await rereadActor(tx, ctx.actor.sessionId, { demo }) : null;
              if (!current) throw await findSessionError(tx, ctx.claimedId);
              return fn(tx, current);
            },
            { onLateError },
          );
        return claims ? deps.gate.run(claims, writeNow, { ...options, hasHungUp, admission }) : writeNow();
      },
    };
  }
}
