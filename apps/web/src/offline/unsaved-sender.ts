import { newId } from '@quorbit/contracts/lib/ids';
import { askedPause } from './engine/backoff.ts';
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
const TRUSTED_FAILURES = 3;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

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
  let over = false;
  /** Why the disk is in doubt, since its last failure; null while it works. */
  let doubt: { error: unknown; times: number; until: number } | null = null;

  /** Sends until nothing waits or nothing moves. The engine pauses between the calls. */
  async function send(): Promise<void> {
    let moves = true;
    while (moves && writer.unsaved().length > 0 && !over && clock.elapsed() >= notBefore) {
      const before = idsOf(writer);
      const result = await rounds.round(new AbortController().signal);
      moves = result.kind === 'again' || idsOf(writer) !== before;
      if (idsOf(writer) !== before) writer.changed();
      if (result.kind === 'replied') onCommitted?.(result.committed);
      if (result.kind === 'refused') over = result.code === 'UNAUTHENTICATED' || result.code === 'ACCOUNT_GONE';
      if (result.kind !== 'again') notBefore = clock.elapsed() + askedPause(askedIn(result));
    }
  }

  /** A small write tells whether the disk is back. A reply is larger: after some that it refused, we ask less often. */
  async function probe(): Promise<void> {
    if (doubt === null) return;
    if (doubt.times >= TRUSTED_FAILURES && clock.elapsed() < doubt.until) throw doubt.error;
    try {
      await storage.write(async (tx) => {
        const meta = await tx.meta();
        if (meta) await tx.setMeta(meta);
      });
    } catch (error) {
      // Nothing was asked of the server, so it does not count.
      doubt.error = error;
      throw error;
    }
  }

  return {
    async saveOrSend() {
      if (!(await writer.saveUnsaved())) await send();
      await probe();
      return writer.unsaved().length + writer.unsavedRefused().length === 0;
    },
    onEvent(event) {
      if (event.type === 'replied') doubt = null;
      if (event.type !== 'storage-failed' || !isStorageFailure(event.error) || event.error === doubt?.error) return;
      const times = (doubt?.times ?? 0) + 1;
      const pause = Math.min(
        LONGEST_PAUSE_MS,
        FIRST_PAUSE_MS * 2 ** Math.min(10, Math.max(0, times - TRUSTED_FAILURES)),
      );
      doubt = { error: event.error, times, until: clock.elapsed() + pause };
    },
  };
}

function askedIn(result: Exclude<RoundResult, { kind: 'again' }>): number | null {
  if (result.kind === 'nothing') return null;
  return result.kind === 'replied' ? (result.reply.retryAfter ?? null) : result.retryAfter;
}

const idsOf = (writer: QueueWriter) => [...writer.unsaved(), ...writer.unsavedRefused()].map(({ opId }) => opId).join();

/** Call when there is more to send. A tab sends its own unsaved ops, even when another tab leads. */
export function wakeFor(engine: Engine, writer: QueueWriter): void {
  if (writer.unsaved().length > 0) void engine.syncNow();
  else engine.wake();
}

/** Starts the engine. Ops left unsaved by an earlier session do not wait for the leading tab. */
export function startFor(engine: Engine, writer: QueueWriter): void {
  engine.start();
  if (writer.unsaved().length > 0) void engine.syncNow();
}
