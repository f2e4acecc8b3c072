import { hasSeen, type SyncHint } from '@quorbit/contracts/sync/hints';
import type { Clock } from './clock.ts';
import type { Engine } from './engine.ts';
import { createLeader } from './leader.ts';
import type { Lock } from './lock.ts';

/** Where hints come from. */
export interface HintSource {
  /** Follows hints until it is stopped. `onEnd`: no more will come, for a reason that coming back does not mend. */
  follow(listener: { onHint: (hint: SyncHint) => void; onEnd: () => void }): () => void;
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
  look(): void;
  stop(): void;
}

/** A tab that was hidden for so long stops listening: it asks anyway when it is looked at. */
const HIDDEN_MS = 60_000;
/** A round under way may get what the hint is about. */
const ROUND_MS = 100;
/** Until it tries again after the server ended it. */
const AGAIN_MS = 5 * 60_000;

/** Asks for news when the server says that there are some. One visible tab of a browser listens; polling goes on. */
export function createHints({ source, engine, clock, lock, isVisible, cursor }: HintParts): Hints {
  const leader = createLeader(lock, listen);
  let stopListening: (() => void) | null = null;
  let newest: SyncHint | null = null;
  let cancelCheck = () => {};
  let cancelHidden = () => {};
  let cancelAgain = () => {};
  let stopped = false;

  function listen(): void {
    if (stopped || stopListening || !leader.isLeading()) return;
    stopListening = source.follow({
      onHint(hint) {
        newest = hint;
        check(0);
      },
      onEnd() {
        stopListening = null;
        cancelAgain = clock.after(AGAIN_MS, listen);
      },
    });
  }

  function check(wait: number): void {
    cancelCheck();
    cancelCheck = clock.after(wait, () => void compare());
  }

  async function compare(): Promise<void> {
    if (stopped || newest === null) return;
    if (engine.state().phase === 'syncing') return check(ROUND_MS);
    const hint = newest;
    // A disk that cannot be read is the engine's to report; asking once too often does no harm.
    const read = await cursor().catch(() => null);
    if (stopped || hint !== newest) return;
    newest = null;
    if (read === null || !hasSeen(read, hint)) engine.hint();
  }

  function rest(): void {
    cancelAgain();
    stopListening?.();
    stopListening = null;
    leader.release();
  }

  function look(): void {
    if (stopped) return;
    cancelHidden();
    if (isVisible()) leader.acquire();
    else cancelHidden = clock.after(HIDDEN_MS, rest);
  }

  look();
  return {
    look,
    stop() {
      stopped = true;
      cancelCheck();
      cancelHidden();
      rest();
    },
  };
}
