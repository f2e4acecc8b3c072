import { isHintSeen, type SyncHint } from '@quorbit/contracts/sync/hints';
import type { Clock } from './clock.ts';
import type { Engine } from './engine.ts';
import { createLeader } from './leader.ts';
import type { Lock } from './lock.ts';

/** Where hints come from. */
export interface HintSource {
  /** Follows hints until it is stopped. `onEnd`: no more will come, for a reason that coming back does not mend. */
  subscribe(listener: { onHint: (hint: SyncHint) => void; onEnd: () => void }): () => void;
}

interface HintParts {
  source: HintSource;
  engine: Pick<Engine, 'hint' | 'state'>;
  clock: Clock;
  /** Elects the one tab that listens; null where tabs cannot elect one. */
  lock: Lock | null;
  isVisible: () => boolean;
  /** How far this device has read; null before its first exchange. */
  cursor: () => Promise<string | null>;
}

export interface Hints {
  /** The page became visible or hidden. */
  onVisibilityChange(): void;
  stop(): void;
}

/** A tab that was hidden for so long stops listening: it asks anyway when it is looked at. */
const HIDDEN_MS = 60_000;
/** A round under way may get what the hint is about. */
const ROUND_MS = 100;
/** Until it tries again after the server ended it. */
const RESUBSCRIBE_MS = 5 * 60_000;

/** Asks for news when the server says that there are some. One visible tab of a browser listens; polling goes on. */
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
    // A disk that cannot be read is the engine's to report; asking once too often does no harm.
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
