import { type AnyRouter, callTRPCProcedure, isTrackedEnvelope } from '@trpc/server';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { type EventSink, isLiveStream } from '../../realtime/live-stream.ts';
import { eventFrame, messagePrefix, type RequestId, textFrame } from './frames.ts';
import { type Call, inputOf } from './messages.ts';

const MAX_SUBSCRIPTIONS = 16;

/** The parts of a socket that its subscriptions use. */
export interface SubscriptionSocket {
  router: AnyRouter;
  /** Creates the context of a call, for which the session is read again. */
  context(): Promise<Context>;
  write(bytes: Buffer): void;
  sendError(id: RequestId | null, jsonrpc: '2.0' | undefined, error: unknown, path?: string): void;
}

interface Subscription {
  abort: AbortController;
  detach: () => void;
}

/** Manages the subscriptions of one socket. */
export class Subscriptions {
  readonly #socket: SubscriptionSocket;
  readonly #active = new Map<RequestId, Subscription>();

  constructor(socket: SubscriptionSocket) {
    this.#socket = socket;
  }

  endAll(): void {
    for (const [id, subscription] of this.#active) this.#finish(id, subscription);
  }

  stop(id: RequestId, jsonrpc: '2.0' | undefined): void {
    const subscription = this.#active.get(id);
    if (subscription && this.#finish(id, subscription)) this.#sendStopped(messagePrefix(id, jsonrpc));
  }

  async begin({ id, jsonrpc, params }: Call): Promise<void> {
    const { path } = params;
    const refusal = this.#findRefusal(id);
    if (refusal) {
      this.#socket.sendError(id, jsonrpc, refusal, path);
      return;
    }
    const subscription: Subscription = { abort: new AbortController(), detach: () => {} };
    this.#active.set(id, subscription);
    const isActive = () => this.#active.get(id) === subscription;
    const prefix = messagePrefix(id, jsonrpc);
    const end = (error?: unknown) => {
      if (!this.#finish(id, subscription)) return;
      if (error === undefined) this.#sendStopped(prefix);
      else this.#socket.sendError(id, jsonrpc, error, path);
    };
    try {
      const ctx = await this.#socket.context();
      await ctx.charge(1);
      const result: unknown = await callTRPCProcedure({
        router: this.#socket.router,
        path,
        getRawInput: async () => inputOf(params),
        ctx,
        type: 'subscription',
        signal: subscription.abort.signal,
        batchIndex: 0,
      });
      if (!isActive()) return;
      this.#sendText(`${prefix}"result":{"type":"started"}}`);
      const sink = this.#createSink(prefix, end);
      if (isLiveStream(result)) {
        const detach = result.attach(sink);
        if (isActive()) subscription.detach = detach;
        else detach();
      } else await pump(result as AsyncIterable<unknown>, sink, isActive);
    } catch (error) {
      end(error);
    }
  }

  #findRefusal(id: RequestId): AppError | null {
    if (this.#active.has(id)) return new AppError('INVALID', 'Another subscription has this id.');
    if (this.#active.size < MAX_SUBSCRIPTIONS) return null;
    return new AppError('TOO_MANY', `One connection has at most ${MAX_SUBSCRIPTIONS} subscriptions.`);
  }

  /** Ends the subscription; returns whether it was still open. */
  #finish(id: RequestId, subscription: Subscription): boolean {
    if (this.#active.get(id) !== subscription) return false;
    this.#active.delete(id);
    subscription.abort.abort();
    subscription.detach();
    return true;
  }

  #createSink(prefix: string, end: (error?: unknown) => void): EventSink {
    return {
      pushOwn: (id, data) => {
        const json = JSON.stringify(data);
        const key = id === null ? '' : `"id":${JSON.stringify(id)},`;
        this.#sendText(`${prefix}"result":{"type":"data",${key}"data":${key ? `{${key}"data":${json}}` : json}}}`);
      },
      pushShared: (events) => {
        for (const event of events) this.#socket.write(eventFrame(event, prefix));
      },
      end,
    };
  }

  #sendStopped(prefix: string): void {
    this.#sendText(`${prefix}"result":{"type":"stopped"}}`);
  }

  #sendText(text: string): void {
    this.#socket.write(textFrame(text));
  }
}

/**
 * Sends the values of a subscription in the form that tRPC documents: a generator that ends when its signal is aborted.
 */
async function pump(values: AsyncIterable<unknown>, sink: EventSink, isActive: () => boolean): Promise<void> {
  for await (const value of values) {
    if (!isActive()) return;
    if (isTrackedEnvelope(value)) sink.pushOwn(value[0], value[1]);
    else sink.pushOwn(null, value);
  }
  sink.end();
}
