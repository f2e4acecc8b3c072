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

/** How often a visible tab asks for news when nothing is known to be pending. Hidden ones do not. */
const POLL_MS = 5 * 60_000;
const POLL_JITTER_MS = 30_000;

export interface EngineParts {
  storage: SyncStorage;
  transport: Transport;
  clock: Clock;
  /** 0 to 1. */
  random: () => number;
  newId: () => string;
  /** Checks the bodies of rows; without it all fit. */
  rows?: RowRules;
  /** Null where tabs cannot elect one to sync: then each of them does. */
  lock: Lock | null;
  isVisible: () => boolean;
  onEvent: (event: EngineEvent) => void;
  /** Runs before each round; saves unsaved ops. Returns whether none are left. */
  beforeRound?: () => Promise<boolean>;
}

export interface Engine {
  start(): void;
  stop(): void;
  /** There may be work to send, or a way to send it again: a new op, the network is back. The tab that leads tries. */
  wake(): void;
  /** There may be news: the page became visible, or the server says so. A visible tab asks, whether it leads or not. */
  hint(): void;
  /** Another tab of this browser just got a reply. */
  heard(): void;
  /** The page is about to be frozen: another tab may lead meanwhile. */
  freeze(): void;
  /** The page runs again. */
  thaw(): void;
  /** Syncs now, in this tab; resolves when the attempt is over, whatever the result. */
  syncNow(): Promise<void>;
  state(): EngineState;
}

/** Sends the queue and fetches changes for as long as it runs. All its access to the outside world is injected. */
export function createEngine(parts: EngineParts): Engine {
  const { storage, clock, random, isVisible, onEvent } = parts;
  const rounds = createRounds({
    ...parts,
    onNewDevice: () => onEvent({ type: 'new-device' }),
    // Whatever woke the engine before this point is covered by this reply or counted as pending.
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
  /** Somebody waits for news, which a round that is under way may have missed. */
  let newsRequested = false;
  /** Only memory has some ops of this tab, so no other one can send them. */
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

  /** The current loop hangs, or that of another tab that leads. */
  function restart(): void {
    // A loop that waits for its next try does not hang.
    if (isPaused() || wakeUp) return;
    onEvent({ type: 'watchdog' });
    activeRound?.abort();
    startLoop();
  }

  /** Runs as long as there is something to do. */
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

  /** One round. Returns the pause before the next, in milliseconds; null where none should follow. */
  async function runRound(mine: number): Promise<number | null> {
    const controller = new AbortController();
    try {
      hasUnsaved = (await parts.beforeRound?.()) === false;
      const wait = pace.remainingWait();
      if (wait > 0) return wait;
      if (currentLoop !== mine) return 0;
      activeRound = controller;
      // What the screen offers then must not change under a finger until the server says otherwise.
      if (state.phase !== 'too-old') setState({ phase: 'syncing' });
      const onlyWork = !newsRequested && !isVisible();
      newsRequested = false;
      const result = await rounds.run(controller.signal, { onlyWork });
      if (currentLoop === mine) return pace.pauseAfter(result);
      // A newer loop took over meanwhile, and will find nothing new: what this one stored is known from here alone.
      if (result.kind === 'replied' && !isPaused()) emitReplied(result.committed, result.reply.serverNow);
      return 0;
    } catch (error) {
      if (currentLoop !== mine) return 0;
      // Nothing was asked, nor will the disk answer sooner. Else a tab that does not lead yet would try without a pause.
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
      // Tabs that hear of the same exchange must not all ask at the same moment.
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
