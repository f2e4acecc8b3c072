import type { Committed } from '../queue/commit-answer.ts';
import type { SyncStorage } from '../queue/storage.ts';
import { askedPause, backoff } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { Lock } from './lock.ts';
import { createRounds, type RoundResult } from './round.ts';
import type { Transport } from './transport.ts';
import { createWatchdog } from './watchdog.ts';

/** How often the server is asked when nothing is known to wait. */
export const IDLE_MS = 60_000;

/**
 * `waiting`: for the next try after a failure. `signed-out`, `gone`: the server refuses this session or account, and
 * nothing is sent any more. `too-old`: the app must be updated; tried now and then. `storage`: this browser keeps nothing.
 */
export type SyncPhase =
  | 'stopped'
  | 'following'
  | 'idle'
  | 'syncing'
  | 'waiting'
  | 'storage'
  | 'signed-out'
  | 'gone'
  | 'too-old';

export interface EngineState {
  phase: SyncPhase;
  /** Whether the last try was answered by the server itself; null before the first. */
  online: boolean | null;
}

export type EngineEvent =
  | { type: 'state'; state: EngineState }
  /** This browser had no record of ever having synced. */
  | { type: 'new-device' }
  | { type: 'answered'; committed: Committed; serverNow: number }
  /** Reading or writing this device failed, or our own code did. */
  | { type: 'storage-failed'; error: unknown }
  | { type: 'watchdog' };

export interface EngineParts {
  storage: SyncStorage;
  transport: Transport;
  clock: Clock;
  /** 0 to 1. */
  random: () => number;
  newId: () => string;
  /** Null where tabs cannot agree on one that syncs: then each does. */
  lock: Lock | null;
  isVisible: () => boolean;
  onEvent: (event: EngineEvent) => void;
  /** Runs before each round; what is held in memory is saved here. Answers whether nothing is held any more. */
  beforeRound?: () => Promise<boolean>;
}

export interface Engine {
  start(): void;
  stop(): void;
  /** Something happened that makes a try worthwhile: a new op, the network, the page is looked at. */
  wake(): void;
  /** Tries at once, in this tab; resolves when that try is over, whatever came of it. */
  syncNow(): Promise<void>;
  /** Goes on after `signed-out`. */
  resume(): void;
  state(): EngineState;
}

const FOREVER = Number.POSITIVE_INFINITY;

/** Sends the queue and fetches what changed, for as long as it runs. Everything it needs of the world it is given. */
export function createEngine(parts: EngineParts): Engine {
  const { storage, clock, lock, random, isVisible, onEvent } = parts;
  const rounds = createRounds({
    ...parts,
    onNewDevice: () => onEvent({ type: 'new-device' }),
    // Whatever woke the engine up to here is part of this answer, or counted as pending by it.
    onAnswer: () => {
      woken = false;
    },
  });
  const watchdog = createWatchdog({ storage, clock, onStuck: restart });
  let state: EngineState = { phase: 'stopped', online: null };
  /** Identifies the loop that counts; 0 while stopped. An older one that still hangs somewhere ends by itself. */
  let life = 0;
  let lives = 0;
  let leads = false;
  let giveUpLead: AbortController | null = null;
  let underWay: AbortController | null = null;
  let wakeUp: (() => void) | null = null;
  let woken = false;
  let failures = 0;
  let repairs = 0;
  /** Before this moment of `clock.elapsed` nothing is sent: the server asked for it. */
  let notBefore = 0;
  const waiters: (() => void)[] = [];

  function tell(changes: Partial<EngineState>): void {
    const next = { ...state, ...changes };
    if (next.phase === state.phase && next.online === state.online) return;
    state = next;
    onEvent({ type: 'state', state });
  }

  const paused = () => state.phase === 'signed-out' || state.phase === 'gone' || state.phase === 'stopped';

  async function lead(): Promise<void> {
    const own = new AbortController();
    giveUpLead = own;
    const release = await lock?.acquire(own.signal).catch(() => null);
    if (own.signal.aborted) return release?.();
    own.signal.addEventListener('abort', () => release?.(), { once: true });
    leads = true;
    if (life === 0) begin();
  }

  function begin(): void {
    lives += 1;
    life = lives;
    void loop(life);
  }

  /** The present loop hangs, or another tab that leads does. */
  function restart(): void {
    if (paused()) return;
    onEvent({ type: 'watchdog' });
    underWay?.abort();
    wakeUp?.();
    begin();
  }

  async function loop(mine: number): Promise<void> {
    while (life === mine) {
      woken = false;
      const pause = await turn(mine);
      if (life !== mine) return;
      for (const done of waiters.splice(0)) done();
      if (!leads && pause >= IDLE_MS) break;
      await sleep(pause);
    }
    if (life === mine) life = 0;
    if (!leads && !paused()) tell({ phase: 'following' });
  }

  /** One round. Answers the pause before the next, in milliseconds. */
  async function turn(mine: number): Promise<number> {
    const own = new AbortController();
    try {
      const saved = (await parts.beforeRound?.()) ?? true;
      const wait = notBefore - clock.elapsed();
      if (wait > 0) return wait;
      if (life !== mine) return 0;
      underWay = own;
      tell({ phase: 'syncing' });
      const result = await rounds.round(own.signal);
      return life === mine ? next(result, saved) : 0;
    } catch (error) {
      if (life !== mine) return 0;
      failures += 1;
      onEvent({ type: 'storage-failed', error });
      tell({ phase: 'storage' });
      await storage.reopen().catch(() => undefined);
      return backoff(failures, random(), isVisible());
    } finally {
      if (underWay === own) underWay = null;
    }
  }

  function next(result: RoundResult, saved: boolean): number {
    switch (result.kind) {
      case 'again':
        return 0;
      case 'failed':
        return failed(result.retryAfter);
      case 'refused':
        return refused(result);
      case 'answered':
        return answered(result, saved);
    }
  }

  function answered({ answer, committed, sentOps, moved }: RoundResult & { kind: 'answered' }, saved: boolean): number {
    tell({ online: true });
    onEvent({ type: 'answered', committed, serverNow: answer.serverNow });
    const { pending, incomplete, settled, stored, repair } = committed;
    repairs = repair === null ? 0 : repairs + 1;
    const advanced = settled > 0 || !stored || moved || repairs === 1 || sentOps === 0;
    // What neither settles an op nor brings a row is not tried over and over without a pause.
    if (answer.retryAfter !== undefined || ((pending > 0 || incomplete) && !advanced)) {
      return failed(answer.retryAfter ?? null, true);
    }
    if (saved) failures = 0;
    if (pending > 0 || incomplete) return 0;
    // What only memory holds may be gone in a minute: the disk, or the way around it, is tried again before.
    if (!saved) return failed(null, true);
    tell({ phase: 'idle' });
    return IDLE_MS;
  }

  function refused({ code, retryAfter }: RoundResult & { kind: 'refused' }): number {
    if (code === 'UNAUTHENTICATED' || code === 'ACCOUNT_GONE') {
      tell({ phase: code === 'ACCOUNT_GONE' ? 'gone' : 'signed-out' });
      return FOREVER;
    }
    const pause = failed(retryAfter);
    if (code === 'CLIENT_TOO_OLD') tell({ phase: 'too-old' });
    return pause;
  }

  function failed(retryAfter: number | null, online = false): number {
    failures += 1;
    const asked = askedPause(retryAfter);
    if (asked > 0) notBefore = clock.elapsed() + asked;
    tell({ phase: 'waiting', online });
    return asked + backoff(failures, random(), isVisible());
  }

  function sleep(pause: number): Promise<void> {
    if (woken && !paused()) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = pause === FOREVER ? () => {} : clock.after(pause, () => wakeUp?.());
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
      void lead();
    },
    stop() {
      life = 0;
      leads = false;
      tell({ phase: 'stopped' });
      watchdog.stop();
      giveUpLead?.abort();
      underWay?.abort();
      wakeUp?.();
      for (const done of waiters.splice(0)) done();
    },
    wake() {
      if (paused()) return;
      woken = true;
      wakeUp?.();
    },
    syncNow() {
      if (paused()) return Promise.resolve();
      const over = new Promise<void>((resolve) => waiters.push(resolve));
      woken = true;
      if (life === 0) begin();
      else wakeUp?.();
      return over;
    },
    resume() {
      if (state.phase !== 'signed-out') return;
      failures = 0;
      tell({ phase: 'waiting' });
      wakeUp?.();
    },
    state: () => state,
  };
}
