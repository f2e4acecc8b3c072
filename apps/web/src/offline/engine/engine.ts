import type { Committed } from '../queue/commit-reply.ts';
import type { SyncStorage } from '../queue/storage.ts';
import type { RowRules } from '../queue/store-rows.ts';
import type { Clock } from './clock.ts';
import { createLeader } from './leader.ts';
import type { Lock } from './lock.ts';
import { createPace, getRestingPhase } from './pace.ts';
import { createRounds } from './round.ts';
import type { EngineEvent, EngineState } from './state.ts';
import type { Transport } from './transport.ts';
import { createWatchdog } from './watchdog.ts';

/**
 * Milliseconds between the requests for news of a visible tab when nothing is known to be pending. Hidden tabs don't
 * poll.
 */
const POLL_MS = 5 * 60_000;
const POLL_JITTER_MS = 30_000;

export interface EngineParts {
  storage: SyncStorage;
  transport: Transport;
  clock: Clock;
  /** Returns a random number from 0 to 1. */
  random: () => number;
  newId: () => string;
  /** Checks the bodies of rows; without it, all bodies are valid. */
  rows?: RowRules;
  /** Elects the tab that syncs; null if tabs can't elect one, and each of them then syncs. */
  lock: Lock | null;
  isVisible: () => boolean;
  onEvent: (event: EngineEvent) => void;
  /** Saves unsaved ops before each round. Returns whether none are left. */
  beforeRound?: () => Promise<boolean>;
}

export interface Engine {
  start(): void;
  stop(): void;
  /**
   * Called when there may be work to send, or a way to send it again: a new op, or the network is back. Only the
   * leading tab then tries.
   */
  wake(): void;
  /**
   * Called when there may be news: the page became visible, or the server sent a hint. A visible tab requests the news,
   * whether it leads or not.
   */
  hint(): void;
  /** Called when another tab of this browser has just got a reply. */
  heard(): void;
  /** Called before the page is frozen: another tab may lead in the meantime. */
  freeze(): void;
  /** Called when the page runs again after a freeze. */
  thaw(): void;
  /** Syncs now, in this tab; resolves when the attempt is over, whatever the result. */
  syncNow(): Promise<void>;
  state(): EngineState;
}

/**
 * Creates an engine, which sends the queue and fetches changes as long as it runs. All its access to the outside world
 * is injected.
 */
export function createEngine(parts: EngineParts): Engine {
  const { storage, clock, random, isVisible, onEvent } = parts;
  const rounds = createRounds({
    ...parts,
    onNewDevice: () => onEvent({ type: 'new-device' }),
    // Whatever woke the engine before this point is covered by this reply or counts as pending.
    onReply: () => {
      woken = false;
    },
  });
  const watchdog = createWatchdog({ storage, clock, isVisible, onStuck: restart });
  const leader = createLeader(parts.lock, () => {
    onEvent({ type: 'leads' });
    if (currentLoop === 0) startLoop();
  });
  let state: EngineState = { phase: 'stopped', online: null };
  /** Identifies the current loop; 0 while stopped. An older loop that still hangs ends on its own. */
  let currentLoop = 0;
  let loopCount = 0;
  let activeRound: AbortController | null = null;
  let wakeUp: (() => void) | null = null;
  let woken = false;
  /** Whether news was requested, which a running round may have missed. */
  let newsRequested = false;
  /** Whether only memory has some ops of this tab, so that no other tab can send them. */
  let hasUnsaved = false;
  let cancelPoll = () => {};
  const waiters: (() => void)[] = [];
  const pace = createPace({
    clock,
    random,
    leader,
    isVisible,
    isUnsaved: () => hasUnsaved,
    hadWork: rounds.hadWork,
    online: () => state.online,
    setState,
    onReplied: emitReplied,
  });

  function setState(changes: Partial<EngineState>): void {
    const { message: _last, ...lasting } = state;
    const next: EngineState = { ...lasting, ...changes };
    if (next.phase === state.phase && next.online === state.online && next.message === state.message) return;
    state = next;
    onEvent({ type: 'state', state });
  }

  function emitReplied(committed: Committed, serverNow: number): void {
    onEvent({ type: 'replied', committed, serverNow });
  }

  const isPaused = () => state.phase === 'signed-out' || state.phase === 'gone' || state.phase === 'stopped';

  function startLoop(): void {
    if (isPaused()) return;
    cancelPoll();
    loopCount += 1;
    currentLoop = loopCount;
    void loop(currentLoop);
  }

  /** Starts a new loop, because this tab's loop hangs or the leading tab's does. */
  function restart(): void {
    // A loop that waits for its next attempt doesn't hang.
    if (isPaused() || wakeUp) return;
    onEvent({ type: 'watchdog' });
    activeRound?.abort();
    startLoop();
  }

  /** Runs rounds as long as there is something to do. */
  async function loop(mine: number): Promise<void> {
    for (;;) {
      woken = false;
      const pause = await runRound(mine);
      if (currentLoop !== mine) return;
      for (const done of waiters.splice(0)) done();
      if (pause !== null) await sleep(pause);
      else if (isPaused() || !(newsRequested || (woken && leader.isLeader()))) break;
      if (currentLoop !== mine) return;
    }
    currentLoop = 0;
    schedulePoll();
  }

  function schedulePoll(jitter = 0): void {
    cancelPoll();
    cancelPoll = clock.after(POLL_MS + jitter, hint);
  }

  function hint(): void {
    if (isVisible()) requestNews();
  }

  function requestNews(): void {
    if (isPaused()) return;
    newsRequested = true;
    woken = true;
    if (currentLoop === 0) startLoop();
    else wakeUp?.();
  }

  /** Runs one round. Returns the pause before the next round, in milliseconds; null if none should follow. */
  async function runRound(mine: number): Promise<number | null> {
    const controller = new AbortController();
    try {
      hasUnsaved = (await parts.beforeRound?.()) === false;
      const wait = pace.remainingWait();
      if (wait > 0) return wait;
      if (currentLoop !== mine) return 0;
      activeRound = controller;
      // In phase `too-old` the screen offers an update, which must not change under the user's finger until the server
      // accepts this version.
      if (state.phase !== 'too-old') setState({ phase: 'syncing' });
      const onlyWork = !newsRequested && !isVisible();
      newsRequested = false;
      const result = await rounds.run(controller.signal, { onlyWork });
      if (currentLoop === mine) return pace.pauseAfter(result);
      // A newer loop has taken over. It will find nothing new, so this older loop reports the reply that it stored.
      if (result.kind === 'replied' && !isPaused()) emitReplied(result.committed, result.reply.serverNow);
      return 0;
    } catch (error) {
      if (currentLoop !== mine) return 0;
      // After a failure of the disk the request for news is dropped, since the disk won't recover sooner. Otherwise a
      // tab that doesn't lead yet would retry without a pause.
      newsRequested = false;
      onEvent({ type: 'storage-failed', error });
      const pause = pace.pauseAfterError(error);
      await storage.reopen().catch(() => undefined);
      return pause;
    } finally {
      if (activeRound === controller) activeRound = null;
    }
  }

  function sleep(pause: number): Promise<void> {
    if (woken) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = clock.after(pause, () => wakeUp?.());
      wakeUp = () => {
        cancel();
        wakeUp = null;
        resolve();
      };
    });
  }

  return {
    start() {
      if (state.phase !== 'stopped') return;
      setState({ phase: 'following' });
      watchdog.start();
      schedulePoll();
      leader.awaitLock();
      hint();
    },
    stop() {
      currentLoop = 0;
      newsRequested = false;
      setState({ phase: 'stopped' });
      watchdog.stop();
      cancelPoll();
      leader.release();
      activeRound?.abort();
      wakeUp?.();
      for (const done of waiters.splice(0)) done();
    },
    wake() {
      if (isPaused()) return;
      woken = true;
      if (currentLoop !== 0) wakeUp?.();
      else if (leader.isLeader()) startLoop();
    },
    hint,
    heard() {
      if (isPaused() || currentLoop !== 0) return;
      setState({ phase: getRestingPhase(leader), online: true });
      // Tabs that hear of the same exchange must not all query the server at the same moment.
      schedulePoll(random() * POLL_JITTER_MS);
    },
    freeze: () => leader.release(),
    thaw() {
      if (state.phase === 'stopped' || leader.isCandidate()) return;
      leader.awaitLock();
      hint();
    },
    syncNow() {
      if (isPaused()) return Promise.resolve();
      const finished = new Promise<void>((resolve) => waiters.push(resolve));
      requestNews();
      return finished;
    },
    state: () => state,
  };
}
