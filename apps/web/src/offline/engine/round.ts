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

/** A request is abandoned after so long without a byte. */
const SILENCE_TIMEOUT_MS = 10_000;
/** The same of a long attempt, which goes alone: slow networks take a while for it, and nothing smaller can go first. */
const LONG_SILENCE_TIMEOUT_MS = 60_000;

const TOO_LARGE = { code: 'TOO_LARGE', message: 'This is too large to be sent.' } as const;

/** The result of one exchange. */
export type RoundResult =
  | { kind: 'replied'; reply: ExchangeReply; committed: Committed; sentOps: number; moved: boolean }
  | RefusedReply
  /** No usable reply. `retryAfter`: seconds, null where none was asked for. */
  | { kind: 'failed'; retryAfter: number | null }
  /** We corrected something on our side; the next round should follow at once. */
  | { kind: 'again' }
  /** There was no work, and only work was to be exchanged. */
  | { kind: 'nothing' };

const ANY_ROWS: RowRules = { shape: 0, isValidBody: () => true };

export interface RoundParts {
  storage: SyncStorage;
  transport: Transport;
  clock: Clock;
  newId: () => string;
  rows?: RowRules | undefined;
  /** The device is new to the server: its identity was just created. */
  onNewDevice: () => void;
  /** A reply is about to be committed, which takes account of all work saved before this moment. */
  onReply: () => void;
}

export interface Rounds {
  /**
   * Rejects when the storage does.
   * @param options `onlyWork`: nothing is asked of the server where there is no work
   */
  run(signal: AbortSignal, options?: { onlyWork?: boolean }): Promise<RoundResult>;
  /** Whether there was work when the last round began: ops to send, or rows that are due. True where that is unknown. */
  hadWork(): boolean;
}

/** Sends one request, commits its reply, and keeps requests small enough to get through. */
export function createRounds(parts: RoundParts): Rounds {
  const { storage, transport, clock, newId, rows = ANY_ROWS, onNewDevice, onReply } = parts;
  let batchSize = MAX_OPS;
  let hadWork = true;
  /** An op that was refused when sent alone. If a request without ops passes, the op is to blame. */
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
      // Do not wait for a request that ignores the abort.
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

  /** The server rejects the request itself. Halves the batch until the op to blame is sent alone. */
  function shrink(sentOps: readonly { opId: string }[], { code, message }: RefusedReply): RoundResult {
    const [first] = sentOps;
    if (!first) {
      // Not even an empty request passes: no op is to blame.
      suspect = null;
      return { kind: 'failed', retryAfter: null };
    }
    if (sentOps.length === 1) suspect = { opId: first.opId, code, message };
    else batchSize = Math.floor(sentOps.length / 2);
    return { kind: 'again' };
  }

  /** Smaller requests get through where larger ones fail. */
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
          // A busy server (503) says so of requests of any size.
          if (outcome.status >= 500 && outcome.status !== 503) halve(sent.ops.length);
          return outcome;
        case 'silent':
          halve(sent.ops.length);
          return { kind: 'failed', retryAfter: null };
        case 'foreign':
          // Beyond a proxy's limit, or more than the server behind it manages.
          if (outcome.status === 413 || outcome.status >= 500) halve(sent.ops.length);
          return { kind: 'failed', retryAfter: outcome.retryAfter };
        case 'unreachable':
          return { kind: 'failed', retryAfter: null };
      }
    },
  };
}
