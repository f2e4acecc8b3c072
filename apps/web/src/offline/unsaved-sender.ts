import { newId } from '@quorbit/contracts/lib/ids';
import { toRetryAfterMs } from './engine/backoff.ts';
import { type Clock, systemClock } from './engine/clock.ts';
import type { Engine } from './engine/engine.ts';
import { createRounds, type RoundResult } from './engine/round.ts';
import type { EngineEvent } from './engine/state.ts';
import type { Transport } from './engine/transport.ts';
import type { Committed } from './queue/commit-reply.ts';
import type { SyncStorage } from './queue/storage.ts';
import type { QueueWriter } from './queue/writer.ts';
import { isStorageFailure } from './storage-failure.ts';

/** After this many replies that the disk failed to store, the sender pauses between its checks of the disk. */
const MAX_QUICK_RETRIES = 3;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 10 * 60_000;

interface UnsavedSenderParts {
  writer: QueueWriter;
  /** The queue on disk. */
  storage: SyncStorage;
  transport: Transport;
  clock?: Clock;
  /** Called with each reply to ops that were sent from memory. */
  onCommitted?: (committed: Committed) => void;
}

export interface UnsavedSender {
  /**
   * Runs before each round of the engine: tries the disk again, then sends from memory. Returns whether memory holds no
   * unsaved op any more. Rejects while the disk can't store a reply, so that the engine sends nothing.
   */
  saveOrSend(): Promise<boolean>;
  /** Informs the sender of an event of the engine; must be called for every event. */
  onEvent(event: EngineEvent): void;
}

/**
 * Creates a sender for ops that the disk refuses: it sends them straight from memory, under the one device identity
 * that memory has. If the disk stores such an op later, the server recognises its id.
 */
export function createUnsavedSender(parts: UnsavedSenderParts): UnsavedSender {
  const { writer, storage, transport, clock = systemClock, onCommitted } = parts;
  const rounds = createRounds({
    storage: writer.memory,
    transport,
    clock,
    newId,
    onNewDevice: () => {},
    onReply: () => {},
  });
  /**
   * The time (`clock.elapsed()`, in milliseconds) before which no request is sent, because the server asked the app to
   * wait.
   */
  let notBefore = 0;
  /** True once the session or the account has ended; nothing is sent after that. */
  let isSessionOver = false;
  /**
   * The last failure to store a reply: the error, the number of failures so far, and the `clock.elapsed()` time in
   * milliseconds until which the disk isn't checked. Null while the disk works.
   */
  let diskFailure: { error: unknown; times: number; until: number } | null = null;

  /** Sends until no op waits or a round makes no progress. The engine pauses between the calls. */
  async function send(): Promise<void> {
    let hasProgress = true;
    while (hasProgress && writer.unsaved().length > 0 && !isSessionOver && clock.elapsed() >= notBefore) {
      const before = idsOf(writer);
      const result = await rounds.run(new AbortController().signal);
      hasProgress = result.kind === 'again' || idsOf(writer) !== before;
      if (idsOf(writer) !== before) writer.notifyChanged();
      if (result.kind === 'replied') onCommitted?.(result.committed);
      if (result.kind === 'refused')
        isSessionOver = result.code === 'UNAUTHENTICATED' || result.code === 'ACCOUNT_GONE';
      if (result.kind !== 'again') notBefore = clock.elapsed() + toRetryAfterMs(retryAfterOf(result));
    }
  }

  /**
   * Checks with a small write whether the disk works again; rejects if it doesn't. Storing a reply takes more space
   * than this write, so after several failed replies the checks become less frequent.
   */
  async function probeDisk(): Promise<void> {
    if (diskFailure === null) return;
    if (diskFailure.times >= MAX_QUICK_RETRIES && clock.elapsed() < diskFailure.until) throw diskFailure.error;
    try {
      await storage.write(async (tx) => {
        const meta = await tx.meta();
        if (meta) await tx.setMeta(meta);
      });
    } catch (error) {
      // No request was sent to the server, so this failure isn't counted.
      diskFailure.error = error;
      throw error;
    }
  }

  return {
    async saveOrSend() {
      if (!(await writer.saveUnsaved())) await send();
      await probeDisk();
      return writer.unsaved().length + writer.unsavedRefused().length === 0;
    },
    onEvent(event) {
      if (event.type === 'replied') diskFailure = null;
      if (event.type !== 'storage-failed' || !isStorageFailure(event.error) || event.error === diskFailure?.error)
        return;
      const times = (diskFailure?.times ?? 0) + 1;
      const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(10, Math.max(0, times - MAX_QUICK_RETRIES)));
      diskFailure = { error: event.error, times, until: clock.elapsed() + pause };
    },
  };
}

function retryAfterOf(result: Exclude<RoundResult, { kind: 'again' }>): number | null {
  if (result.kind === 'nothing') return null;
  return result.kind === 'replied' ? (result.reply.retryAfter ?? null) : result.retryAfter;
}

const idsOf = (writer: QueueWriter) => [...writer.unsaved(), ...writer.unsavedRefused()].map(({ opId }) => opId).join();

/**
 * Wakes the engine when there is more to send. A tab sends its own unsaved ops at once, even when another tab leads.
 */
export function wakeEngine(engine: Engine, writer: QueueWriter): void {
  if (writer.unsaved().length > 0) void engine.syncNow();
  else engine.wake();
}

/** Starts the engine. Ops that are still unsaved are sent at once, without waiting for the leading tab. */
export function startEngine(engine: Engine, writer: QueueWriter): void {
  engine.start();
  if (writer.unsaved().length > 0) void engine.syncNow();
}
