import { newId } from '@quorbit/contracts/lib/ids';
import { notify } from '#lib/notifications.ts';
import { notifySuperseded } from '#lib/server/superseded.ts';
import { getCallHeaders } from '#lib/server/trpc.ts';
import type { DeviceStore } from './device-store.ts';
import { addDroppedDownloads, clearDroppedDownloads } from './dropped-downloads.ts';
import { systemClock } from './engine/clock.ts';
import { createEngine } from './engine/engine.ts';
import { createFetchTransport } from './engine/fetch-transport.ts';
import { createHints } from './engine/hints.ts';
import { createWebLock } from './engine/lock.ts';
import type { EngineEvent, EngineState } from './engine/state.ts';
import { createServerHintSource } from './hint-source.ts';
import { readLastSync, saveLastSync } from './last-sync.ts';
import type { MirrorArea } from './mirror/area.ts';
import { ROW_RULES } from './mirror/row-rules.ts';
import { watchAppliedWork } from './mirror/watch-applied-work.ts';
import { watchExchanges } from './mirror/watch-exchanges.ts';
import { watchQueue } from './mirror/watch-queue.ts';
import { fetchWantedPacks, remainingPause } from './packs/fetch-packs.ts';
import { freeSpace } from './packs/free-space.ts';
import { pruneUnusedPacks } from './packs/prune-packs.ts';
import { serverPacks } from './packs/server-packs.ts';
import type { Committed } from './queue/commit-reply.ts';
import { isDiskFull, isStorageFailure } from './storage-failure.ts';
import { createTidier } from './tidier.ts';
import { createUnsavedSender, startEngine, wakeEngine } from './unsaved-sender.ts';
import { enqueueUpgradeWork } from './upgrade-work.ts';
import { watchDatabase } from './watch-database.ts';
import { watchPage } from './watch-page.ts';

const TOO_LATE_MESSAGE = 'What you deleted had been sent already, so it counts.';

/**
 * The interval in milliseconds at which attempts and tests started on this device are checked for an expired time
 * limit.
 */
const EXPIRY_EVERY_MS = 60_000;

/** Returns the name of the lock that lets only one tab of a browser sync. */
export const lockName = (userId: string) => `sync:${userId}`;

export interface SyncOptions {
  deviceStore: DeviceStore;
  /** The areas of the product, whose packs are fetched and whose expired work is submitted. */
  areas: readonly MirrorArea[];
  /**
   * The token that authenticates the requests. The queue stays this user's, even if someone else signs in meanwhile.
   */
  token: string;
  onState: (state: EngineState) => void;
  /** Called when the server has acknowledged work from any tab of this browser and the resulting rows are here. */
  onSettled: () => void;
  /** Called when all of the server's rows are on this device, or when this device's pending work has changed. */
  onUpToDate: () => Promise<void>;
  /**
   * Called when this browser has lost its data. The server has everything up to `lastExchange`, a server time in
   * milliseconds.
   */
  onEvicted: (lastExchange: number) => void;
  onDefect: (error: unknown) => void;
}

export interface RunningSync {
  syncNow: () => Promise<void>;
  stop: () => void;
}

/** Starts syncing a user's device with the server; it continues until it's stopped. */
export function startSync(options: SyncOptions): RunningSync {
  const { deviceStore, areas, token, onState, onSettled, onUpToDate, onEvicted, onDefect } = options;
  const { userId, storage, writer, database } = deviceStore;
  const transport = createFetchTransport({ fetch: (...args) => fetch(...args), headers: () => getCallHeaders(token) });
  const sender = createUnsavedSender({ writer, storage, transport, onCommitted: onUnsavedCommitted });
  const engine = createEngine({
    storage,
    transport,
    clock: systemClock,
    random: Math.random,
    newId,
    rows: ROW_RULES,
    lock: createWebLock(lockName(userId)),
    isVisible: () => document.visibilityState === 'visible',
    onEvent,
    async beforeRound() {
      const saved = await sender.saveOrSend();
      await enqueueUpgradeWork(deviceStore, areas);
      return saved;
    },
  });

  const tidier = createTidier(tidy, reportDefect);
  let stopped = false;

  function notifyTooLate({ tooLate }: Committed): void {
    if (tooLate > 0) notify(TOO_LATE_MESSAGE, { type: 'info' });
  }

  /** Reports the results of work that was sent from memory, because no row on the disk shows them to the learner. */
  function onUnsavedCommitted(committed: Committed): void {
    notifyTooLate(committed);
    if (committed.settled > 0) onSettled();
    for (const { message } of committed.rejected) notify(message, { type: 'error', autoClose: false });
  }

  /** Reports an error, except for storage failures, which the engine's state already shows. */
  function reportDefect(error: unknown): void {
    if (!isStorageFailure(error)) onDefect(error);
  }

  /**
   * Reports an error unless the browser is offline, because code that isn't loaded yet can't be loaded then. The failed
   * call is repeated later; a real defect is reported then.
   */
  function reportDefectOnline(error: unknown): void {
    if (navigator.onLine) reportDefect(error);
  }

  function onEvent(event: EngineEvent): void {
    sender.onEvent(event);
    switch (event.type) {
      case 'state':
        onState(event.state);
        break;
      case 'leads':
        tidier.markStale();
        break;
      case 'new-device': {
        const lastSync = readLastSync(userId);
        if (lastSync !== null) onEvicted(lastSync);
        break;
      }
      case 'replied':
        saveLastSync(userId, event.serverNow);
        reportUnfit(event.committed.unfit);
        notifyTooLate(event.committed);
        tidier.onReplied(event.committed);
        break;
      case 'storage-failed':
        // The engine's state shows that the disk fails, but a defect of the app isn't a failing disk and must be
        // reported.
        reportDefect(event.error);
        if (isDiskFull(event.error)) void deviceStore.freeSpace().catch(reportDefect);
    }
  }

  deviceStore.freeSpace = async () => {
    const { dropped, downloads } = await freeSpace(deviceStore, areas, serverPacks);
    addDroppedDownloads(userId, downloads);
    return dropped > 0;
  };

  const reportedKinds = new Set<string>();
  function reportUnfit(kinds: readonly string[]): void {
    for (const kind of kinds) {
      if (reportedKinds.has(kind)) continue;
      reportedKinds.add(kind);
      onDefect(new TypeError(`A row of kind ${kind} does not have the shape that this app reads.`));
    }
  }

  async function tidy(): Promise<boolean> {
    await onUpToDate();
    // Fetching must come before pruning: the new version of a changed quiz is wanted only while the old version is
    // here.
    const fetched = await fetchWantedPacks(database, areas, serverPacks);
    if (fetched === 'all') clearDroppedDownloads(userId);
    scheduleFetch(remainingPause(database, serverPacks));
    await pruneUnusedPacks(database, areas);
    return fetched !== 'missing';
  }

  let cancelFetch = () => {};
  /** Schedules fetching after the pause that the server asked for, because the next exchange may come much later. */
  function scheduleFetch(ms: number): void {
    cancelFetch();
    if (ms > 0 && !stopped)
      cancelFetch = systemClock.after(ms, () => tidier.onReplied({ changed: true, incomplete: false }));
  }

  // Watching the stored queue also notices new ops from tabs that don't sync. Ops that are already queued are sent when
  // the engine starts.
  let newest: number | null = null;
  let isDiskUnreadable = false;
  const stopOutbox = watchDatabase(
    database,
    { tables: ['outbox'], read: () => database.outbox.orderBy('seq').last() },
    {
      next(last) {
        if (last && newest !== null && last.seq > newest) engine.wake();
        newest = last?.seq ?? 0;
      },
      // The error isn't reported here, because the engine sees the same failing disk and reports it.
      error: () => {
        isDiskUnreadable = true;
      },
    },
  );
  const stopQueue = watchQueue(database, () => void onUpToDate().catch(reportDefect));
  const stopSettled = watchAppliedWork(database, onSettled);
  const stopExchanges = watchExchanges(database, () => engine.heard());
  const hints = createHints({
    source: createServerHintSource(token),
    engine,
    clock: systemClock,
    lock: createWebLock(`hints:${userId}`),
    isVisible: () => document.visibilityState === 'visible',
    cursor: () => storage.read(async (tx) => (await tx.meta())?.cursor ?? null),
  });
  const stopPage = watchPage(engine);
  const submitExpired = () => {
    for (const area of areas) void area.submitExpired?.(deviceStore).catch(reportDefectOnline);
  };
  const timer = setInterval(submitExpired, EXPIRY_EVERY_MS);
  const onVisible = () => {
    if (document.visibilityState === 'visible') submitExpired();
    hints.onVisibilityChange();
  };
  const unsubscribe = deviceStore.subscribe(() => {
    if (isDiskUnreadable || writer.unsaved().length > 0) wakeEngine(engine, writer);
  });
  document.addEventListener('visibilitychange', onVisible);
  submitExpired();
  startEngine(engine, writer);
  void askToPersist();

  function stop(): void {
    stopped = true;
    cancelFetch();
    engine.stop();
    hints.stop();
    stopOutbox();
    stopQueue();
    stopSettled();
    stopExchanges();
    stopPage();
    unsubscribe();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    database.ended.removeEventListener('abort', end);
  }
  function end(): void {
    stop();
    notifySuperseded();
  }
  if (database.ended.aborted) end();
  else database.ended.addEventListener('abort', end);

  return { syncNow: () => engine.syncNow(), stop };
}

/** Asks the browser not to evict this site's data when space is short. Browsers don't offer this over plain HTTP. */
async function askToPersist(): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager };
  await storage?.persist?.().catch(() => false);
}
