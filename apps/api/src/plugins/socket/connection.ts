import type { Socket } from 'node:net';
import { LOGIN_TO_PLAY } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import type { AnyRouter } from '@trpc/server';
import type { WebSocket } from 'ws';
import type { Context } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { verifyToken } from '../../sessions/tokens.ts';
import { buildContext, type IncomingCall } from '../../trpc/create-context.ts';
import { shouldLogError, toErrorReply, toTrpcErrorShape } from '../../trpc/errors.ts';
import { CLOSE_CODES, type CloseCode } from './close-codes.ts';
import { type RequestId, textFrame, writeCorked } from './frames.ts';
import { createLatency } from './latency.ts';
import { parseHello, parseMessages } from './messages.ts';
import { Subscriptions } from './subscriptions.ts';
import { createTokenBucket } from './token-bucket.ts';

/**
 * The number of messages that a client may send at once, and per second after that. A player sends a handful per game.
 */
const BURST = 60;
const PER_SECOND = 20;
/** The number of messages for which one unreadable message counts against the client's limit. */
const UNREADABLE_COST = 6;
/** The maximum number of bytes that wait for a client that doesn't read; beyond it, the client is cut off. */
const MAX_UNREAD = 512 * 1024;
const HELLO_WITHIN_MS = 10_000;
const SESSION_EVERY_MS = 60_000;
/** Milliseconds between pings while somebody observes the latency or too few measurements exist. */
const PING_SOON_MS = 4_000;
/** Milliseconds between pings otherwise, when they only detect lost clients. */
const PING_MS = 30_000;
const PONG_WITHIN_MS = 10_000;
const FIRST_PINGS = 3;
const CLOSE_WITHIN_MS = 1_000;

const PONG = textFrame('PONG');

export interface ConnectionOptions {
  deps: Deps;
  router: AnyRouter;
  /** Takes points from a client's rate limit. @throws AppError TOO_MANY if too few points are left */
  charge: (client: string, points: number) => Promise<void>;
  /** Takes a place among a user's sockets; null if all are taken. Returns a function that frees the place. */
  takePlace: (userId: string) => (() => void) | null;
  caller: Pick<IncomingCall, 'address' | 'userAgent' | 'local' | 'log'>;
  /** Returns milliseconds from a monotonic clock. */
  elapsed: () => number;
}

/**
 * One socket of one client, from its first message to its end. It's a class, so that thousands of sockets share its
 * methods.
 */
export class Connection {
  readonly id = newId();
  /** The user's id; null until the client's token has been accepted. */
  userId: string | null = null;
  readonly #ws: WebSocket;
  readonly #socket: Socket;
  readonly #options: ConnectionOptions;
  readonly #bucket;
  readonly #latency = createLatency();
  readonly #subscriptions: Subscriptions;
  readonly #since: number;
  #claims: { id: string; sid: string } | null = null;
  #role: string | null = null;
  #releasePlace = () => {};
  /** Whether a point was charged for opening this socket, even if the charge was refused. */
  #isCharged = false;
  /** Messages that arrived while the token was being checked; null before the first message. */
  #queuedMessages: string[] | null = null;
  #isReady = false;
  #isClosed = false;
  #checkedAt: number;
  #pings = 0;
  #pingedAt = 0;
  #awaitsPong = false;

  constructor(ws: WebSocket, socket: Socket, options: ConnectionOptions) {
    this.#ws = ws;
    this.#socket = socket;
    this.#options = options;
    this.#bucket = createTokenBucket(BURST, PER_SECOND, options.elapsed);
    this.#since = options.elapsed();
    this.#checkedAt = this.#since;
    this.#subscriptions = new Subscriptions({
      router: options.router,
      context: () => this.#context(),
      write: (bytes) => this.#write(bytes),
      sendError: (...told) => this.#sendError(...told),
    });
    ws.on('message', (data, isBinary) => this.#onMessage(data, isBinary));
    ws.on('ping', () => this.#spendTokens(1));
    ws.on('pong', () => this.#pong());
    ws.once('close', () => this.#end());
  }

  close([code, reason]: CloseCode): void {
    this.#end();
    this.#ws.close(code, reason);
    this.terminateSoon();
  }

  /** Cuts the client off if it doesn't close in time. Cutting it off at once might lose the close code. */
  terminateSoon(): void {
    setTimeout(() => this.terminate(), CLOSE_WITHIN_MS).unref();
  }

  /** Cuts the client off at once, without a close code. */
  terminate(): void {
    this.#end();
    this.#ws.terminate();
  }

  /** Checks all time limits of the socket and sends the ping that is due. */
  sweep(): void {
    if (this.#isClosed) return;
    const now = this.#options.elapsed();
    if (!this.#isReady) {
      if (now - this.#since > HELLO_WITHIN_MS) this.close(CLOSE_CODES.silent);
    } else if (this.#awaitsPong && now - this.#pingedAt > PONG_WITHIN_MS) this.terminate();
    else {
      const isFrequent = this.#pings < FIRST_PINGS || this.#latency.isWanted();
      if (!this.#awaitsPong && now - this.#pingedAt >= (isFrequent ? PING_SOON_MS : PING_MS)) this.#ping();
      if (now - this.#checkedAt >= SESSION_EVERY_MS) this.checkSession();
    }
  }

  /** Closes the connection if the session has ended or the user's role has changed. */
  checkSession(): void {
    if (!this.#isReady || this.#isClosed) return;
    this.#checkedAt = this.#options.elapsed();
    this.#context().then(
      ({ actor }) => {
        if (!actor) this.close(CLOSE_CODES.sessionOver);
        else if (actor.role !== this.#role) this.close(CLOSE_CODES.roleChanged);
      },
      // The database can't be reached; the session is checked again a minute later.
      (err: unknown) => this.#options.deps.log.warn({ err }, 'a socket could not look at its session'),
    );
  }

  #end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#subscriptions.endAll();
    this.#releasePlace();
    // A client that leaves without a message costs its address as much as one that sent something.
    if (!this.#isCharged) void this.#chargeOpening(null).catch(() => undefined);
  }

  /**
   * Charges one point for opening the socket: to the user if known, otherwise to the address.
   * @throws AppError TOO_MANY if no points are left.
   */
  async #chargeOpening(userId: string | null): Promise<void> {
    this.#isCharged = true;
    const { charge, caller } = this.#options;
    await charge(userId === null ? `address:${caller.address}` : `user:${userId}`, 1);
  }

  #onMessage(data: WebSocket.RawData, isBinary: boolean): void {
    if (this.#isClosed || !this.#spendTokens(1)) return;
    const text = data.toString();
    if (isBinary) this.close(CLOSE_CODES.notText);
    else if (text === 'PING') this.#write(PONG);
    else if (text === 'PONG') return;
    else if (this.#isReady) this.#handle(text);
    else if (this.#queuedMessages) this.#queuedMessages.push(text);
    else void this.#handleHello(text);
  }

  /** Returns whether the client may send this many messages; otherwise closes the socket. */
  #spendTokens(messages: number): boolean {
    if (this.#bucket.take(messages)) return true;
    if (!this.#isClosed) this.close(CLOSE_CODES.flood);
    return false;
  }

  async #handleHello(text: string): Promise<void> {
    this.#queuedMessages = [];
    try {
      const refusal = await this.#authenticate(parseHello(text));
      if (this.#isClosed) return;
      if (refusal) this.close(refusal);
      else this.#start();
    } catch (error) {
      if (this.#isClosed) return;
      this.#sendError(null, undefined, error);
      this.close(toErrorReply(error).status === 400 ? CLOSE_CODES.unreadable : CLOSE_CODES.later);
    }
  }

  async #authenticate(token: string | null): Promise<CloseCode | null> {
    const { deps, takePlace } = this.#options;
    this.#claims = token === null ? null : await verifyToken(deps.authSecret, token);
    await this.#chargeOpening(this.#claims?.id ?? null);
    const actor = this.#claims && (await this.#context()).actor;
    if (!actor) {
      this.#sendError(null, undefined, new AppError('UNAUTHENTICATED', LOGIN_TO_PLAY));
      return CLOSE_CODES.sessionOver;
    }
    if (this.#isClosed) return null;
    const leave = takePlace(actor.id);
    if (!leave) return CLOSE_CODES.tooMany;
    this.#releasePlace = leave;
    this.#role = actor.role;
    this.userId = actor.id;
    return null;
  }

  #start(): void {
    this.#isReady = true;
    this.#ping();
    for (const held of this.#queuedMessages?.splice(0) ?? []) if (!this.#isClosed) this.#handle(held);
  }

  #context(): Promise<Context> {
    const { deps, caller, charge } = this.#options;
    return buildContext(deps, {
      ...caller,
      claims: this.#claims,
      requestId: newId(),
      batched: false,
      charge: (points) => charge(`user:${this.#claims?.id}`, points),
      socket: { id: this.id, latency: this.#latency.latency, onLatency: this.#latency.onLatency },
    });
  }

  #handle(text: string): void {
    try {
      const messages = parseMessages(text);
      if (messages.length > 1 && !this.#spendTokens(messages.length - 1)) return;
      for (const message of messages) {
        if (message.method === 'subscription.stop') this.#subscriptions.stop(message.id, message.jsonrpc);
        else if (message.method === 'subscription') void this.#subscriptions.begin(message);
        else {
          const refusal = new AppError('METHOD_NOT_ALLOWED', 'Send queries and mutations over HTTP.');
          this.#sendError(message.id, message.jsonrpc, refusal, message.params.path);
        }
      }
    } catch (error) {
      if (this.#spendTokens(UNREADABLE_COST - 1)) this.#sendError(null, undefined, error);
    }
  }

  #sendError(id: RequestId | null, jsonrpc: '2.0' | undefined, error: unknown, path?: string): void {
    if (shouldLogError(error))
      this.#options.deps.log.error({ err: error, procedure: path }, 'call over a socket failed');
    this.#write(textFrame(JSON.stringify({ id, jsonrpc, error: toTrpcErrorShape(error, path) })));
  }

  #write(bytes: Buffer): void {
    if (this.#isClosed) return;
    if (this.#socket.writableLength + bytes.length <= MAX_UNREAD) writeCorked(this.#socket, bytes);
    else {
      this.#options.deps.log.info({ userId: this.userId }, 'a socket that did not read was cut off');
      this.terminate();
    }
  }

  #ping(): void {
    this.#pings += 1;
    this.#pingedAt = this.#options.elapsed();
    this.#awaitsPong = true;
    this.#ws.ping();
  }

  #pong(): void {
    if (this.#awaitsPong) {
      this.#awaitsPong = false;
      this.#latency.recordRoundTrip(this.#options.elapsed() - this.#pingedAt);
    } else this.#spendTokens(1);
  }
}
