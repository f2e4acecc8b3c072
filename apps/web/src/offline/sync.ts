import type { Profile } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { liveQuery } from 'dexie';
import { callHeaders } from '#lib/trpc.ts';
import { systemClock } from './engine/clock.ts';
import { createEngine, type EngineEvent, type EngineState } from './engine/engine.ts';
import { fetchTransport } from './engine/fetch-transport.ts';
import { webLock } from './engine/lock.ts';
import { saveOrSend, startFor, wakeFor } from './held-sender.ts';
import { lastSeen, noteSeen } from './last-seen.ts';
import { readProfile } from './mirror/progress.ts';
import { watchSettled } from './mirror/watch-settled.ts';
import { dropUnnamedPacks } from './packs/drop-packs.ts';
import { fetchWantedPacks } from './packs/fetch-packs.ts';
import type { Person } from './person.ts';

/** How often drafts are looked through for such as ran out. */
const DRAFTS_EVERY_MS = 60_000;

export interface SyncOptions {
  person: Person;
  /** Signs the requests. The queue is this person's, whoever else signs in meanwhile. */
  token: string;
  onState: (state: EngineState) => void;
  /** Work of this browser, of whatever tab, was settled, and what it changed is here. */
  onSettled: () => void;
  /** The person's profile as the server has it now. */
  onProfile: (profile: Profile) => void;
  /** This browser lost its data, which the server has up to a moment (milliseconds of the server's clock). */
  onEvicted: (lastExchange: number) => void;
  onDefect: (error: unknown) => void;
}

export interface RunningSync {
  syncNow: () => Promise<void>;
  stop: () => void;
}

/** Keeps a person's device and the server in step for as long as it runs. */
export function startSync(options: SyncOptions): RunningSync {
  const { person, token, onState, onSettled, onProfile, onEvicted, onDefect } = options;
  const { userId, storage, writer, database, drafts } = person;
  const transport = fetchTransport({ fetch: (...args) => fetch(...args), headers: () => callHeaders(token) });
  const engine = createEngine({
    storage,
    transport,
    clock: systemClock,
    random: Math.random,
    newId,
    lock: webLock(`sync:${userId}`),
    isVisible: () => document.visibilityState === 'visible',
    onEvent,
    beforeRound: () => saveOrSend(writer, transport),
  });

  let tidying: Promise<void> | null = null;

  function onEvent(event: EngineEvent): void {
    switch (event.type) {
      case 'state':
        onState(event.state);
        break;
      case 'new-device': {
        const seen = lastSeen(userId);
        if (seen !== null) onEvicted(seen);
        break;
      }
      case 'answered':
        noteSeen(userId, event.serverNow);
        if (!event.committed.incomplete)
          tidying ??= upToDate()
            .catch(onDefect)
            .finally(() => (tidying = null));
        break;
      case 'storage-failed':
        // Disks that fail are told by the state; errors of our own are not to be mistaken for them.
        if (event.error instanceof TypeError || event.error instanceof RangeError) onDefect(event.error);
    }
  }

  /** Every row is here. */
  async function upToDate(): Promise<void> {
    const profile = await readProfile({ database, held: [] });
    if (profile?.id === userId) onProfile(profile);
    // In this order: of a quiz that changed, the version that goes tells that the new one is wanted.
    await fetchWantedPacks(database);
    await dropUnnamedPacks(database);
  }

  // Also sees the new ops of tabs that do not sync themselves. What is there at the start is sent by the start.
  let newest: number | null = null;
  let blind = false;
  const outbox = liveQuery(() => database.outbox.orderBy('seq').last()).subscribe({
    next(last) {
      if (last && newest !== null && last.seq > newest) engine.wake();
      newest = last?.seq ?? 0;
    },
    // The engine meets the same disk and tells of it.
    error: () => {
      blind = true;
    },
  });
  const stopSettled = watchSettled(database, onSettled);
  const lookThrough = () => void drafts.finishExpired(Date.now()).catch(onDefect);
  const timer = setInterval(lookThrough, DRAFTS_EVERY_MS);
  const wake = () => engine.wake();
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    engine.wake();
    lookThrough();
  };
  const unsubscribe = person.subscribe(() => {
    if (blind || writer.held().length > 0) wakeFor(engine, writer);
  });
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  lookThrough();
  startFor(engine, writer);
  void askToPersist();

  return {
    syncNow: () => engine.syncNow(),
    stop() {
      engine.stop();
      outbox.unsubscribe();
      stopSettled();
      unsubscribe();
      clearInterval(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

/** Asks the browser not to throw this site's data away when space is short. Over plain HTTP there is nobody to ask. */
async function askToPersist(): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager };
  await storage?.persist?.().catch(() => false);
}
