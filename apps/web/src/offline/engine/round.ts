import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import { MAX_OPS } from '@quorbit/contracts/sync/limits';
import type { ExchangeAnswer } from '@quorbit/contracts/sync/schema';
import { type Committed, commitAnswer } from '../queue/commit-answer.ts';
import { addToQueue } from '../queue/enqueue.ts';
import { rejectPending } from '../queue/identity.ts';
import { type BuiltRequest, buildRequest } from '../queue/request.ts';
import type { SyncStorage } from '../queue/storage.ts';
import type { Clock } from './clock.ts';
import { type Outcome, readReply } from './read-reply.ts';
import type { Transport } from './transport.ts';

/** Without a byte for so long a request is given up. */
export const SILENCE_MS = 10_000;

const TOO_LARGE = { code: 'TOO_LARGE', message: 'This is too large to be sent.' } as const;

/** What one exchange came to. */
export type RoundResult =
  | { kind: 'answered'; answer: ExchangeAnswer; committed: Committed; sentOps: number; moved: boolean }
  | { kind: 'refused'; code: AppErrorCode; message: string; retryAfter: number | null }
  /** No usable answer. `retryAfter`: seconds, null where nobody asked for a pause. */
  | { kind: 'failed'; retryAfter: number | null }
  /** Something of our own making was put right; the next round should follow at once. */
  | { kind: 'again' };

export interface RoundParts {
  storage: SyncStorage;
  transport: Transport;
  clock: Clock;
  newId: () => string;
  /** The device was new to the server: its identity was made just now. */
  onNewDevice: () => void;
  /** An answer is about to be taken in; work saved before this moment is seen by it. */
  onAnswer: () => void;
}

export interface Rounds {
  /** Rejects when the storage does. */
  round(signal: AbortSignal): Promise<RoundResult>;
}

/** Exchanges one request for its answer, and keeps requests to a size that gets through. */
export function createRounds({ storage, transport, clock, newId, onNewDevice, onAnswer }: RoundParts): Rounds {
  let batch = MAX_OPS;
  /** An op that was refused when sent alone. If a request without ops passes, the op is to blame. */
  let suspect: { opId: string; code: string; message: string } | null = null;

  async function prepare(): Promise<BuiltRequest> {
    const { meta, pending } = await storage.read(async (tx) => ({
      meta: await tx.meta(),
      pending: await tx.outbox(batch),
    }));
    const maxOps = suspect ? 0 : batch;
    if (meta) return buildRequest(meta, pending, { maxOps, clientNow: clock.now() });
    const made = await storage.write(async (tx) => {
      const isNew = (await tx.meta()) === null;
      await addToQueue(tx, [], newId());
      return isNew;
    });
    if (made) onNewDevice();
    return prepare();
  }

  async function send(body: string, signal: AbortSignal): Promise<Outcome | { kind: 'silent' | 'unreachable' }> {
    const own = new AbortController();
    let cancel = () => {};
    const giveUp = new Promise<null>((resolve) => {
      own.signal.addEventListener('abort', () => resolve(null), { once: true });
    });
    const onAbort = () => own.abort();
    const onProgress = () => {
      cancel();
      cancel = clock.after(SILENCE_MS, onAbort);
    };
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    onProgress();
    try {
      // A request that ignores the abort is not waited for.
      const reply = await Promise.race([transport(body, { signal: own.signal, onProgress }), giveUp]);
      return reply === null ? { kind: 'silent' } : readReply(reply);
    } catch {
      return { kind: own.signal.aborted ? 'silent' : 'unreachable' };
    } finally {
      cancel();
      signal.removeEventListener('abort', onAbort);
    }
  }

  async function reject(opId: string, refusal: { code: string; message: string }): Promise<void> {
    await storage.write((tx) => rejectPending(tx, opId, { ...refusal, at: clock.now() }, newId()));
  }

  /** The server finds the request itself wrong. Halved, until the one op that is to blame stands alone. */
  function shrink(sentOps: readonly { opId: string }[], code: AppErrorCode, message: string): RoundResult {
    const [first] = sentOps;
    if (!first) {
      // Not even an empty request passes: no op is to blame.
      suspect = null;
      return { kind: 'failed', retryAfter: null };
    }
    if (sentOps.length === 1) suspect = { opId: first.opId, code, message };
    else batch = Math.floor(sentOps.length / 2);
    return { kind: 'again' };
  }

  return {
    async round(signal) {
      const { body, sent, oversized } = await prepare();
      if (oversized) {
        await reject(oversized.opId, TOO_LARGE);
        return { kind: 'again' };
      }
      const outcome = await send(body, signal);
      switch (outcome.kind) {
        case 'answer': {
          const { answer } = outcome;
          onAnswer();
          const committed = await storage.write((tx) => commitAnswer(tx, sent, answer, newId()));
          if (suspect) await reject(suspect.opId, suspect);
          suspect = null;
          batch = Math.min(MAX_OPS, batch * 2);
          const moved = answer.cursor !== sent.cursor || answer.epoch !== sent.epoch;
          return { kind: 'answered', answer, committed, sentOps: sent.ops.length, moved };
        }
        case 'refused':
          if (outcome.code === 'INVALID' || outcome.code === 'TOO_LARGE') {
            return shrink(sent.ops, outcome.code, outcome.message);
          }
          return outcome;
        case 'silent':
          batch = Math.max(1, Math.floor((sent.ops.length || batch) / 2));
          return { kind: 'failed', retryAfter: null };
        case 'foreign':
          // A proxy's own limit.
          if (outcome.status === 413) batch = Math.max(1, Math.floor(sent.ops.length / 2));
          return { kind: 'failed', retryAfter: outcome.retryAfter };
        case 'unreachable':
          return { kind: 'failed', retryAfter: null };
      }
    },
  };
}
