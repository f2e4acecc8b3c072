import { MAX_OPS, MAX_REQUEST_BYTES } from '@quorbit/contracts/sync/limits';
import type { ExchangeReply } from '@quorbit/contracts/sync/schema';
import { catchUp, isBehind } from '../queue/catch-up.ts';
import { type Committed, commitReply } from '../queue/commit-reply.ts';
import { addToQueue } from '../queue/enqueue.ts';
import { type BuiltRequest, buildRequest } from '../queue/request.ts';
import type { SyncStorage } from '../queue/storage.ts';
import type { RowRules } from '../queue/store-rows.ts';
import { rejectPending } from '../queue/void.ts';
import type { Clock } from './clock.ts';
import { type RefusedReply, type ReplyOutcome, readReply } from './read-reply.ts';
import type { Transport } from './transport.ts';

/** Milliseconds without a byte after which a request is abandoned. */
const SILENCE_TIMEOUT_MS = 10_000;
/**
 * Milliseconds without a byte after which the request for a long attempt is abandoned. Such an attempt is sent alone:
 * slow networks need time for it, and nothing smaller can be sent first.
 */
const LONG_SILENCE_TIMEOUT_MS = 60_000;

const TOO_LARGE = { code: 'TOO_LARGE', message: 'This is too large to be sent.' } as const;

/** The result of one exchange. */
export type RoundResult =
  | { kind: 'replied'; reply: ExchangeReply; committed: Committed; sentOps: number; moved: boolean }
  | RefusedReply
  /** No usable reply came. `retryAfter`: seconds to wait; null if the reply names none. */
  | { kind: 'failed'; retryAfter: number | null }
  /** The device corrected its own state; the next round should follow at once. */
  | { kind: 'again' }
  /** Only work was to be exchanged, and there was none. */
  | { kind: 'nothing' };

const ANY_ROWS: RowRules = { shape: 0, isValidBody: () => true };

export interface RoundParts {
  storage: SyncStorage;
  transport: Transport;
  clock: Clock;
  newId: () => string;
  rows?: RowRules | undefined;
  /** Called when the identity of this device was just created, so that it's new to the server. */
  onNewDevice: () => void;
  /** Called before a reply is committed, which takes account of all work saved before this moment. */
  onReply: () => void;
}

export interface Rounds {
  /**
   * Runs one round. Rejects if the storage does.
   * @param options with `onlyWork` no request is sent if there is no work.
   */
  run(signal: AbortSignal, options?: { onlyWork?: boolean }): Promise<RoundResult>;
  /**
   * Returns whether there was work when the last round began: ops to send, or rows to fetch. True if that is unknown.
   */
  hadWork(): boolean;
}

/** Creates rounds: each sends one request, commits its reply and keeps requests small enough to get through. */
export function createRounds(parts: RoundParts): Rounds {
  const { storage, transport, clock, newId, rows = ANY_ROWS, onNewDevice, onReply } = parts;
  let batchSize = MAX_OPS;
  let hadWork = true;
  /** The op that was refused when sent alone. If a request without ops then succeeds, the op is at fault. */
  let suspect: { opId: string; code: string; message: string } | null = null;

  async function prepare(): Promise<BuiltRequest> {
    hadWork = true;
    const { meta, pending, order } = await storage.read(async (tx) => ({
      meta: await tx.meta(),
      pending: await tx.outbox(batchSize),
      order: await tx.lastOrder(),
    }));
    const maxOps = suspect ? 0 : batchSize;
    if (meta && isBehind(meta, rows.shape)) {
      await storage.write((tx) => catchUp(tx, rows, newId()));
      return prepare();
    }
    if (meta) {
      hadWork = pending.length > 0 || !meta.complete;
      return buildRequest(meta, pending, { maxOps, order, clientNow: clock.now() });
    }
    const isNewDevice = await storage.write(async (tx) => {
      const isNew = (await tx.meta()) === null;
      await addToQueue(tx, [], newId());
      return isNew;
    });
    if (isNewDevice) onNewDevice();
    return prepare();
  }

  async function send(body: string, signal: AbortSignal): Promise<ReplyOutcome | { kind: 'silent' | 'unreachable' }> {
    const controller = new AbortController();
    let cancel = () => {};
    const abandoned = new Promise<null>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(null), { once: true });
    });
    const onAbort = () => controller.abort();
    const onProgress = () => {
      cancel();
      cancel = clock.after(body.length > MAX_REQUEST_BYTES ? LONG_SILENCE_TIMEOUT_MS : SILENCE_TIMEOUT_MS, onAbort);
    };
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    onProgress();
    try {
      // A request that ignores the abort isn't awaited.
      const reply = await Promise.race([transport(body, { signal: controller.signal, onProgress }), abandoned]);
      return reply === null ? { kind: 'silent' } : readReply(reply);
    } catch {
      return { kind: controller.signal.aborted ? 'silent' : 'unreachable' };
    } finally {
      cancel();
      signal.removeEventListener('abort', onAbort);
    }
  }

  async function reject(opId: string, refusal: { code: string; message: string }): Promise<void> {
    await storage.write((tx) => rejectPending(tx, opId, { ...refusal, at: clock.now() }, newId));
  }

  /** Handles a refusal of the request itself: halves the batch until the op at fault is sent alone. */
  function shrink(sentOps: readonly { opId: string }[], { code, message }: RefusedReply): RoundResult {
    const [first] = sentOps;
    if (!first) {
      // The server refuses even an empty request, so no op is at fault.
      suspect = null;
      return { kind: 'failed', retryAfter: null };
    }
    if (sentOps.length === 1) suspect = { opId: first.opId, code, message };
    else batchSize = Math.floor(sentOps.length / 2);
    return { kind: 'again' };
  }

  /** Halves the batch, because smaller requests get through where larger ones fail. */
  function halve(sentOps: number): void {
    batchSize = Math.max(1, Math.floor((sentOps || batchSize) / 2));
  }

  return {
    hadWork: () => hadWork,

    async run(signal, { onlyWork = false } = {}) {
      const { body, sent, oversized } = await prepare();
      if (onlyWork && !hadWork) return { kind: 'nothing' };
      if (oversized) {
        await reject(oversized.opId, TOO_LARGE);
        return { kind: 'again' };
      }
      const outcome = await send(body, signal);
      switch (outcome.kind) {
        case 'reply': {
          const { reply } = outcome;
          onReply();
          const committed = await storage.write((tx) => commitReply(tx, sent, reply, { newId, rules: rows }));
          if (suspect) await reject(suspect.opId, suspect);
          suspect = null;
          batchSize = Math.min(MAX_OPS, batchSize * 2);
          const moved = reply.cursor !== sent.cursor || reply.epoch !== sent.epoch;
          return { kind: 'replied', reply, committed, sentOps: sent.ops.length, moved };
        }
        case 'refused':
          if (outcome.status === 400 || outcome.status === 413) return shrink(sent.ops, outcome);
          // A busy server (503) refuses requests of any size.
          if (outcome.status >= 500 && outcome.status !== 503) halve(sent.ops.length);
          return outcome;
        case 'silent':
          halve(sent.ops.length);
          return { kind: 'failed', retryAfter: null };
        case 'foreign':
          // The request was beyond a proxy's limit, or more than the server behind it can handle.
          if (outcome.status === 413 || outcome.status >= 500) halve(sent.ops.length);
          return { kind: 'failed', retryAfter: outcome.retryAfter };
        case 'unreachable':
          return { kind: 'failed', retryAfter: null };
      }
    },
  };
}
