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

/** Headers that a proxy adds to say whom it forwards for. */
const FORWARDING = /^(?:via$|cf-.)|forwarded|-(?:client|real|connecting)-ip$/;

/** What a context needs to know of a call, however it came in. */
export interface IncomingCall
  extends Pick<Context, 'requestId' | 'address' | 'userAgent' | 'socket' | 'batched' | 'charge'> {
  /** The claims of a token with a valid signature. */
  claims: { id: string; sid: string } | null;
  /** The admission of its long work; missing where that came unannounced. */
  admission?: Admission | undefined;
  /** Whether the caller is on this machine, as far as the call shows. */
  local: boolean;
  /** Whether the procedure answers admins while the database is away. */
  withoutDatabase?: boolean;
  /** Whether the caller has hung up. */
  hasHungUp?: () => boolean;
  log: Pick<Logger, 'error'>;
}

interface RequestOptions {
  /** How many procedures it calls. */
  calls?: number;
  withoutDatabase?: boolean | undefined;
}

/**
 * Makes the context of one HTTP request: both faces, tRPC and REST, use this.
 * @throws AppError TOO_MANY where the client has not paid for as many calls
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

/** Whether a request comes from this machine. A page elsewhere may give this machine a name of its own, and a proxy on it speaks for anybody. */
export function isLocal({ headers, host, socket }: FastifyRequest): boolean {
  const forwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  return !forwarded && isLoopbackHost(host) && isLoopback(socket.remoteAddress ?? '');
}

/** The same for a call that came without HTTP. */
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
    // The token names the user too; a session that belongs to somebody else doesn't count.
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
