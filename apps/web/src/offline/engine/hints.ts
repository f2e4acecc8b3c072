import { isHintSeen, type SyncHint } from '@quorbit/contracts/sync/hints';
import type { Clock } from './clock.ts';
import type { Engine } from './engine.ts';
import { createLeader } from './leader.ts';
import type { Lock } from './lock.ts';

/** The source of the server's hints that there is news. */
export interface HintSource {
  /**
   * Subscribes to hints; returns a function that unsubscribes. `onEnd` is called when no more hints will come, for a
   * reason that reconnecting doesn't fix.
   */
  subscribe(listener: { onHint: (hint: SyncHint) => void; onEnd: () => void }): () => void;
}

interface HintParts {
  source: HintSource;
  engine: Pick<Engine, 'hint' | 'state'>;
  clock: Clock;
  /** Elects the one tab that listens; null if tabs can't elect one. */
  lock: Lock | null;
  isVisible: () => boolean;
  /** Returns the cursor up to which this device has read; null before its first exchange. */
  cursor: () => Promise<string | null>;
}

export interface Hints {
  /** Called when the page became visible or hidden. */
  onVisibilityChange(): void;
  stop(): void;
}

/** Milliseconds after which a hidden tab stops listening: it requests news anyway when it becomes visible. */
const HIDDEN_MS = 60_000;
/** Milliseconds until a hint is checked again while a round is running, because that round may fetch the news. */
const ROUND_MS = 100;
/** Milliseconds before the tab subscribes again after the server ended the subscription. */
const RESUBSCRIBE_MS = 5 * 60_000;

/**
 * Requests news when the server sends a hint that there is some. One visible tab of a browser listens; polling
 * continues.
 */
export function createHints({ source, engine, clock, lock, isVisible, cursor }: HintParts): Hints {
  const leader = createLeader(lock, listen);
  let stopListening: (() => void) | null = null;
  let newest: SyncHint | null = null;
  let cancelCheck = () => {};
  let cancelHidden = () => {};
  let cancelResubscribe = () => {};
  let stopped = false;

  function listen(): void {
    if (stopped || stopListening || !leader.isLeader()) return;
    stopListening = source.subscribe({
      onHint(hint) {
        newest = hint;
        scheduleCheck(0);
      },
      onEnd() {
        stopListening = null;
        cancelResubscribe = clock.after(RESUBSCRIBE_MS, listen);
      },
    });
  }

  function scheduleCheck(wait: number): void {
    cancelCheck();
    cancelCheck = clock.after(wait, () => void compareCursor());
  }

  async function compareCursor(): Promise<void> {
    if (stopped || newest === null) return;
    if (engine.state().phase === 'syncing') return scheduleCheck(ROUND_MS);
    const hint = newest;
    // If the cursor can't be read, news is requested: the engine reports the failing disk, and one request too many
    // does no harm.
    const read = await cursor().catch(() => null);
    if (stopped || hint !== newest) return;
    newest = null;
    if (read === null || !isHintSeen(read, hint)) engine.hint();
  }

  function releaseAll(): void {
    cancelResubscribe();
    stopListening?.();
    stopListening = null;
    leader.release();
  }

  function onVisibilityChange(): void {
    if (stopped) return;
    cancelHidden();
    if (isVisible()) leader.awaitLock();
    else cancelHidden = clock.after(HIDDEN_MS, releaseAll);
  }

  onVisibilityChange();
  return {
    onVisibilityChange,
    stop() {
      stopped = true;
      cancelCheck();
      cancelHidden();
      releaseAll();
    },
  };
}
