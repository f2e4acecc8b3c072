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

/** Replies that could not be stored, before we no longer ask for more each time. */
const MAX_QUICK_RETRIES = 3;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 10 * 60_000;

interface UnsavedSenderParts {
  writer: QueueWriter;
  /** The disk. */
  storage: SyncStorage;
  transport: Transport;
  clock?: Clock;
  /** A reply to what was sent from memory. */
  onCommitted?: (committed: Committed) => void;
}

export interface UnsavedSender {
  /**
   * Before each round of the engine: tries the disk again, then sends from memory. Returns whether nothing is left that
   * only memory has. Rejects, so that the engine sends nothing, while the disk would not take a reply.
   */
  saveOrSend(): Promise<boolean>;
  /** To be told of all that the engine does. */
  onEvent(event: EngineEvent): void;
}

/**
 * Sends what the disk refuses straight from memory, under the one identity that memory has. If the disk takes such an op
 * later, the server recognises its id.
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
  /** The server asked us to wait until then. */
  let notBefore = 0;
  /** Nothing is sent any more: the session or the account is gone. */
  let isSessionOver = false;
  /** Why the disk is in doubt, since its last failure; null while it works. */
  let diskFailure: { error: unknown; times: number; until: number } | null = null;

  /** Sends until nothing waits or nothing moves. The engine pauses between the calls. */
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

  /** A small write tells whether the disk is back. A reply is larger: after some that it refused, we ask less often. */
  async function probeDisk(): Promise<void> {
    if (diskFailure === null) return;
    if (diskFailure.times >= MAX_QUICK_RETRIES && clock.elapsed() < diskFailure.until) throw diskFailure.error;
    try {
      await storage.write(async (tx) => {
        const meta = await tx.meta();
        if (meta) await tx.setMeta(meta);
      });
    } catch (error) {
      // Nothing was asked of the server, so it does not count.
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

/** Call when there is more to send. A tab sends its own unsaved ops, even when another tab leads. */
export function wakeEngine(engine: Engine, writer: QueueWriter): void {
  if (writer.unsaved().length > 0) void engine.syncNow();
  else engine.wake();
}

/** Starts the engine. Ops left unsaved by an earlier session do not wait for the leading tab. */
export function startEngine(engine: Engine, writer: QueueWriter): void {
  engine.start();
  if (writer.unsaved().length > 0) void engine.syncNow();
}
