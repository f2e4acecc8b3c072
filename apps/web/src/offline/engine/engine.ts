import type { Committed } from '../queue/commit-reply.ts';
import type { SyncStorage } from '../queue/storage.ts';
import type { RowRules } from '../queue/store-rows.ts';
import type { Clock } from './clock.ts';
import { createLeader } from './leader.ts';
import type { Lock } from './lock.ts';
import { createPace, restingPhase } from './pace.ts';
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
    if (life === 0) begin();
  });
  let state: EngineState = { phase: 'stopped', online: null };
  /** Identifies the current loop; 0 while stopped. An older loop that still hangs ends on its own. */
  let life = 0;
  let lives = 0;
  let underWay: AbortController | null = null;
  let wakeUp: (() => void) | null = null;
  let woken = false;
  /** Somebody waits for news, which a round that is under way may have missed. */
  let asked = false;
  /** Only memory has some ops of this tab, so no other one can send them. */
  let unsaved = false;
  let cancelPoll = () => {};
  const waiters: (() => void)[] = [];
  const pace = createPace({
    clock,
    random,
    leader: leader,
    isVisible,
    isUnsaved: () => unsaved,
    hadWork: rounds.hadWork,
    online: () => state.online,
    tell,
    onReplied: tellReplied,
  });

  function tell(changes: Partial<EngineState>): void {
    const { message: _last, ...lasting } = state;
    const next: EngineState = { ...lasting, ...changes };
    if (next.phase === state.phase && next.online === state.online && next.message === state.message) return;
    state = next;
    onEvent({ type: 'state', state });
  }

  function tellReplied(committed: Committed, serverNow: number): void {
    onEvent({ type: 'replied', committed, serverNow });
  }

  const paused = () => state.phase === 'signed-out' || state.phase === 'gone' || state.phase === 'stopped';

  function begin(): void {
    if (paused()) return;
    cancelPoll();
    lives += 1;
    life = lives;
    void loop(life);
  }

  /** The current loop hangs, or that of another tab that leads. */
  function restart(): void {
    // A loop that waits for its next try does not hang.
    if (paused() || wakeUp) return;
    onEvent({ type: 'watchdog' });
    underWay?.abort();
    begin();
  }

  /** Runs as long as there is something to do. */
  async function loop(mine: number): Promise<void> {
    for (;;) {
      woken = false;
      const pause = await turn(mine);
      if (life !== mine) return;
      for (const done of waiters.splice(0)) done();
      if (pause !== null) await sleep(pause);
      else if (paused() || !(asked || (woken && leader.isLeading()))) break;
      if (life !== mine) return;
    }
    life = 0;
    armPoll();
  }

  function armPoll(jitter = 0): void {
    cancelPoll();
    cancelPoll = clock.after(POLL_MS + jitter, hint);
  }

  function hint(): void {
    if (isVisible()) ask();
  }

  function ask(): void {
    if (paused()) return;
    asked = true;
    woken = true;
    if (life === 0) begin();
    else wakeUp?.();
  }

  /** One round. Returns the pause before the next, in milliseconds; null where none should follow. */
  async function turn(mine: number): Promise<number | null> {
    const own = new AbortController();
    try {
      unsaved = (await parts.beforeRound?.()) === false;
      const wait = pace.wait();
      if (wait > 0) return wait;
      if (life !== mine) return 0;
      underWay = own;
      // What the screen offers then must not change under a finger until the server says otherwise.
      if (state.phase !== 'too-old') tell({ phase: 'syncing' });
      const onlyWork = !asked && !isVisible();
      asked = false;
      const result = await rounds.round(own.signal, { onlyWork });
      if (life === mine) return pace.after(result);
      // A newer loop took over meanwhile, and will find nothing new: what this one stored is known from here alone.
      if (result.kind === 'replied' && !paused()) tellReplied(result.committed, result.reply.serverNow);
      return 0;
    } catch (error) {
      if (life !== mine) return 0;
      // Nothing was asked, nor will the disk answer sooner. Else a tab that does not lead yet would try without a pause.
      asked = false;
      onEvent({ type: 'storage-failed', error });
      const pause = pace.afterError(error);
      await storage.reopen().catch(() => undefined);
      return pause;
    } finally {
      if (underWay === own) underWay = null;
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
      tell({ phase: 'following' });
      watchdog.start();
      armPoll();
      leader.acquire();
      hint();
    },
    stop() {
      life = 0;
      asked = false;
      tell({ phase: 'stopped' });
      watchdog.stop();
      cancelPoll();
      leader.release();
      underWay?.abort();
      wakeUp?.();
      for (const done of waiters.splice(0)) done();
    },
    wake() {
      if (paused()) return;
      woken = true;
      if (life !== 0) wakeUp?.();
      else if (leader.isLeading()) begin();
    },
    hint,
    heard() {
      if (paused() || life !== 0) return;
      tell({ phase: restingPhase(leader), online: true });
      // Tabs that hear of the same exchange must not all ask at the same moment.
      armPoll(random() * POLL_JITTER_MS);
    },
    freeze: () => leader.release(),
    thaw() {
      if (state.phase === 'stopped' || leader.isCandidate()) return;
      leader.acquire();
      hint();
    },
    syncNow() {
      if (paused()) return Promise.resolve();
      const over = new Promise<void>((resolve) => waiters.push(resolve));
      ask();
      return over;
    },
    state: () => state,
  };
}
