import { type AnyRouter, callTRPCProcedure, isTrackedEnvelope } from '@trpc/server';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { isLiveStream, type Sink } from '../../realtime/live-stream.ts';
import { beginningFor, eventFrame, type RequestId, textFrame } from './frames.ts';
import { type Call, inputOf } from './messages.ts';

const MAX_SUBSCRIPTIONS = 16;

/** What subscriptions need of their socket. */
export interface Wire {
  router: AnyRouter;
  /** Reads the session, as every call does. */
  context(): Promise<Context>;
  write(bytes: Buffer): void;
  tellError(id: RequestId | null, jsonrpc: '2.0' | undefined, error: unknown, path?: string): void;
}

interface Subscription {
  abort: AbortController;
  detach: () => void;
}

/** The subscriptions of one socket. */
export class Subscriptions {
  readonly #wire: Wire;
  readonly #standing = new Map<RequestId, Subscription>();

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  endAll(): void {
    for (const [id, subscription] of this.#standing) this.#finish(id, subscription);
  }

  stop(id: RequestId, jsonrpc: '2.0' | undefined): void {
    const subscription = this.#standing.get(id);
    if (subscription && this.#finish(id, subscription)) this.#tellStopped(beginningFor(id, jsonrpc));
  }

  async begin({ id, jsonrpc, params }: Call): Promise<void> {
    const { path } = params;
    const refusal = this.#refusal(id);
    if (refusal) {
      this.#wire.tellError(id, jsonrpc, refusal, path);
      return;
    }
    const subscription: Subscription = { abort: new AbortController(), detach: () => {} };
    this.#standing.set(id, subscription);
    const stands = () => this.#standing.get(id) === subscription;
    const beginning = beginningFor(id, jsonrpc);
    const end = (error?: unknown) => {
      if (!this.#finish(id, subscription)) return;
      if (error === undefined) this.#tellStopped(beginning);
      else this.#wire.tellError(id, jsonrpc, error, path);
    };
    try {
      const ctx = await this.#wire.context();
      await ctx.charge(1);
      const result: unknown = await callTRPCProcedure({
        router: this.#wire.router,
        path,
        getRawInput: async () => inputOf(params),
        ctx,
        type: 'subscription',
        signal: subscription.abort.signal,
        batchIndex: 0,
      });
      if (!stands()) return;
      this.#tell(`${beginning}"result":{"type":"started"}}`);
      const sink = this.#sinkFor(beginning, end);
      if (isLiveStream(result)) {
        const detach = result.attach(sink);
        if (stands()) subscription.detach = detach;
        else detach();
      } else await pump(result as AsyncIterable<unknown>, sink, stands);
    } catch (error) {
      end(error);
    }
  }

  #refusal(id: RequestId): AppError | null {
    if (this.#standing.has(id)) return new AppError('INVALID', 'Another subscription has this id.');
    if (this.#standing.size < MAX_SUBSCRIPTIONS) return null;
    return new AppError('TOO_MANY', `One connection has at most ${MAX_SUBSCRIPTIONS} subscriptions.`);
  }

  /** Returns whether it was still open. */
  #finish(id: RequestId, subscription: Subscription): boolean {
    if (this.#standing.get(id) !== subscription) return false;
    this.#standing.delete(id);
    subscription.abort.abort();
    subscription.detach();
    return true;
  }

  #sinkFor(beginning: string, end: (error?: unknown) => void): Sink {
    return {
      own: (id, data) => {
        const json = JSON.stringify(data);
        const key = id === null ? '' : `"id":${JSON.stringify(id)},`;
        this.#tell(`${beginning}"result":{"type":"data",${key}"data":${key ? `{${key}"data":${json}}` : json}}}`);
      },
      shared: (events) => {
        for (const event of events) this.#wire.write(eventFrame(event, beginning));
      },
      end,
    };
  }

  #tellStopped(beginning: string): void {
    this.#tell(`${beginning}"result":{"type":"stopped"}}`);
  }

  #tell(text: string): void {
    this.#wire.write(textFrame(text));
  }
}

/** A subscription as tRPC's documentation writes it: a generator, which ends by its signal. */
async function pump(values: AsyncIterable<unknown>, sink: Sink, stands: () => boolean): Promise<void> {
  for await (const value of values) {
    if (!stands()) return;
    if (isTrackedEnvelope(value)) sink.own(value[0], value[1]);
    else sink.own(null, value);
  }
  sink.end();
}
