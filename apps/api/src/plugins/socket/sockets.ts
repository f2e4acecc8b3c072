import fastifyWebsocket from '@fastify/websocket';
import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../kernel/deps.ts';
import { clientAddress } from '../../lib/admission/client-address.ts';
import type { RateLimits } from '../../lib/admission/rate-limits.ts';
import { AppError } from '../../lib/app-error.ts';
import { SESSIONS_CHANNEL } from '../../lib/session-channel.ts';
import { isLocal } from '../../trpc/create-context.ts';
import { refuseConnection } from '../errors.ts';
import { CLOSE_CODES } from './close-codes.ts';
import { Connection } from './connection.ts';
import { createConnectionLimit } from './connection-limit.ts';
import { isAllowedOrigin } from './origin.ts';

const SOCKET_PATH = '/trpc';
/** The maximum size of a message in bytes; the largest thing that a client sends is its token. */
const MAX_MESSAGE = 16 * 1024;
/**
 * The maximum number of fragments of one message. Clients send each message whole; every fragment costs memory, however
 * small it is.
 */
const MAX_FRAGMENTS = 16;
/** The maximum number of network reads for one frame: enough for the largest message in chunks of 256 bytes. */
const MAX_BUFFERED_CHUNKS = 64;
const SWEEP_MS = 2_000;
/** Milliseconds that clients have to close once the server stops. */
const DRAIN_MS = 1_000;

interface SocketOptions {
  deps: Deps;
  limits: RateLimits;
  /** Returns milliseconds from a monotonic clock. */
  elapsed?: () => number;
}

/**
 * Registers WebSockets for tRPC's subscriptions. It must be called before the routes are registered, and returns a
 * function that opens the route that clients connect to.
 */
export async function registerSockets(
  app: FastifyInstance,
  { deps, limits, elapsed = () => performance.now() }: SocketOptions,
): Promise<(router: AnyRouter) => void> {
  const connections = new Set<Connection>();
  const perUser = createConnectionLimit(deps.env.socketsPerUser);
  const perAddress = createConnectionLimit(deps.env.socketsPerAddress);
  let draining = false;

  await app.register(fastifyWebsocket, {
    options: {
      maxPayload: MAX_MESSAGE,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_BUFFERED_CHUNKS,
      perMessageDeflate: false,
    },
    preClose: drain,
  });
  // Upgrades that the WebSocket library refuses would otherwise be answered in HTML.
  app.websocketServer.on('wsClientError', refuseConnection);

  /** The replies to upgrades, held weakly so that an upgrade's request and reply don't live as long as the socket. */
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.ws) return;
    replies.set(request, reply);
    if (request.routeOptions.url !== SOCKET_PATH) {
      await chargeRefusal(request);
      throw new AppError('NOT_FOUND', `Sockets are opened at ${SOCKET_PATH}.`);
    }
    if (draining) throw new AppError('UNAVAILABLE', 'The server restarts. Try again.', { retryAfter: 1 });
    const { host, headers } = request;
    if (!isAllowedOrigin({ host, origin: headers.origin, publicUrl: deps.env.publicUrl })) {
      await chargeRefusal(request);
      request.log.warn({ host, origin: headers.origin }, 'a socket was refused by its origin');
      throw new AppError('FORBIDDEN', 'Sockets are not opened from here. The server must know its PUBLIC_URL.');
    }
  });

  /**
   * Charges the address for a refused upgrade, since such a client never sends a first message.
   * @throws AppError TOO_MANY if no points are left.
   */
  async function chargeRefusal(request: FastifyRequest): Promise<void> {
    await limits.charge(`address:${clientAddress(request)}`, 1);
  }

  /** Asks all clients to reconnect, which leads them to another process or the restarted server. */
  function drain(done: () => void): void {
    draining = true;
    clearInterval(timer);
    stopListening();
    for (const connection of connections) connection.close(CLOSE_CODES.restarting);
    const cutOffTimer = setTimeout(() => {
      for (const connection of connections) connection.terminate();
    }, DRAIN_MS);
    app.websocketServer.close(() => {
      clearTimeout(cutOffTimer);
      done();
    });
  }

  const timer = setInterval(() => {
    for (const connection of connections) connection.sweep();
  }, SWEEP_MS);
  timer.unref();
  const stopListening = deps.realtime.signals.on(SESSIONS_CHANNEL, (userId) => {
    for (const connection of connections) if (connection.userId === userId) connection.checkSession();
  });

  return (router) => {
    app.get(SOCKET_PATH, { websocket: true }, (ws, request) => {
      const address = clientAddress(request);
      const releasePlace = perAddress.take(address);
      if (!releasePlace) return ws.close(...CLOSE_CODES.tooMany);
      const began = elapsed();
      const { socket } = request.raw;
      const { log } = deps;
      replies.get(request)?.raw.detachSocket(socket);
      // Removes the plugin's error listener, which would keep the request in memory.
      ws.removeAllListeners('error');
      const connection = new Connection(ws, socket, {
        deps,
        router,
        charge: async (client, points) => void (await limits.charge(client, points)),
        takePlace: (userId) => perUser.take(userId),
        caller: {
          address,
          userAgent: request.headers['user-agent'] ?? null,
          local: isLocal(request),
          log,
        },
        elapsed,
      });
      // When a frame breaks the protocol, `ws` closes the socket with a code for that.
      ws.on('error', (err) => {
        log.debug({ err }, 'socket failed');
        connection.terminateSoon();
      });
      connections.add(connection);
      ws.once('close', (code) => {
        releasePlace();
        connections.delete(connection);
        log.info({ userId: connection.userId, code, ms: Math.round(elapsed() - began) }, 'socket closed');
      });
    });
  };
}
