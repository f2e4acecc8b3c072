import type { Op } from '@quorbit/contracts/sync/schema';
import type { Clock } from '#offline/engine/clock.ts';
import type { EngineEvent } from '#offline/engine/state.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { StoredRow } from '#offline/queue/records.ts';
import type { SyncReader, SyncStorage } from '#offline/queue/storage.ts';
import { closedError, quotaError, type Step as StorageStep, withFaults } from '#offline/testing/faults.ts';
import { startEngine } from '#offline/unsaved-sender.ts';
import type { Claims } from '../../../api/src/testing/torture/in-process.ts';
import type { App } from './apps.ts';
import type { DeviceClock } from './device-clock.ts';
import { type Disk, type DiskAccess, observeStorage, onlyWhileAlive, type Track } from './disk.ts';
import type { Learner } from './learner.ts';
import type { Network } from './network.ts';
import { type ClientParts, Tab } from './tab.ts';
import { TabLock } from './tab-lock.ts';

interface BrowserParts {
  learner: Learner;
  disk: Disk;
  network: Network;
  clock: Clock;
  /** The device's own clock, which may differ from the world's `clock`. */
  ownClock: DeviceClock;
  random: () => number;
  claims: Claims;
  locks: boolean;
  client: ClientParts;
  track: Track;
  onDurable: (op: NewOp, disk: Disk) => void;
  onRow: (row: StoredRow) => void;
  onEvent: (event: EngineEvent) => void;
}

/** One browser of a learner: a disk, a network, a clock of its own and the open tabs, the newest of them in front. */
export class Browser {
  tabs: Tab[] = [];
  disk: Disk;
  /** The copy of the disk that would survive a power loss; null if all of the disk would. */
  durable: Disk | null = null;
  claims: Claims;
  readonly clock: DeviceClock;
  timeZone = 'UTC';
  /** Whether the tab in front can be seen; all others are hidden. */
  visible = true;
  kill: { at: StorageStep; count: number } | null = null;
  /** The number of further writes that the full disk refuses. */
  full = 0;
  /**
   * The number of requests that reached the server, and of replies that reset the device, so that all rows are sent
   * again.
   */
  requests = 0;
  resets = 0;
  /** The number of changes to its disk or to a tab's memory. */
  changes = 0;
  /** The number of times the disk must still be reopened before it works again. */
  closed = 0;
  readonly learner: Learner;
  readonly network: Network;
  readonly #parts: BrowserParts;
  #lock = new TabLock();

  constructor(parts: BrowserParts) {
    this.#parts = parts;
    this.disk = parts.disk;
    this.learner = parts.learner;
    this.network = parts.network;
    this.claims = parts.claims;
    this.clock = parts.ownClock;
  }

  now(): number {
    return this.clock.now();
  }

  openTab(app: App = 'present'): Tab {
    const { client, locks, random, onEvent, track } = this.#parts;
    // The tab requests packs for the disk on which it was opened, even if the browser has lost that disk by then.
    const { disk } = this;
    const tab = new Tab({
      app,
      disk: (self) => this.#doorOf(self),
      fetchPack: (hash) => this.network.fetchPack(this.claims, hash, disk),
      track,
      onDefect: (error) => this.learner.journal.defects.push(`An error of our own: ${error}`),
      onLook: (self) => this.learner.drafts.recordSeen(this, self),
      transport: () => this.network.signedInAs(this.claims),
      clock: this.clock,
      random,
      timeZone: () => this.timeZone,
      lock: (self) => (locks ? this.#lock.lockFor(self) : null),
      isVisible: (self) => this.visible && self === this.tabs.at(-1),
      client,
      onChange: () => {
        this.changes += 1;
        this.wake();
      },
      onEvent: (event, self) => {
        onEvent(event);
        if (event.type === 'replied') this.#tellOthers(self);
      },
    });
    this.tabs.push(tab);
    this.learner.packs.recordOpen(disk);
    tab.engine.start();
    return tab;
  }

  #doorOf(tab: Tab): DiskAccess {
    const { onDurable, onRow, clock } = this.#parts;
    const { disk } = this;
    const { storage: raw, database } = disk.open(() => tab.alive);
    const closing: SyncStorage = {
      ...raw,
      reopen: async () => {
        this.closed = Math.max(0, this.closed - 1);
        await raw.reopen();
      },
    };
    const observedDisk = observeStorage(closing, {
      onOp: (op) => {
        onDurable(op, disk);
        this.learner.drafts.checkOp(op, tab, clock.now());
      },
      onWrite: () => {
        this.changes += 1;
      },
      onRow,
    });
    const storage = onlyWhileAlive(
      withFaults(observedDisk, (step) => this.#fault(step)),
      () => tab.alive,
    );
    return { storage, database };
  }

  /** Signs in under new claims: each open page syncs in the new session, as in the app. */
  signIn(claims: Claims): void {
    this.claims = claims;
    for (const tab of this.tabs) {
      tab.process.resume();
      tab.restart();
      startEngine(tab.engine, tab.writer);
    }
  }

  /** Returns any open tab; opens one if none is. */
  tab(): Tab {
    return this.tabs[0] ?? this.openTab();
  }

  /**
   * Returns a running tab for the learner to work in. If all are suspended, the front one resumes; if none is open, one
   * is opened.
   */
  tabInUse(which: number): Tab {
    const running = this.tabs.filter(({ process }) => !process.stopped);
    const tab = running[which % Math.max(1, running.length)] ?? this.tabs.at(-1) ?? this.openTab();
    if (tab.process.stopped) this.#thaw(tab);
    return tab;
  }

  leader(): Tab | undefined {
    return this.tabs.find((tab) => this.#lock.isLeader(tab)) ?? this.tabs[0];
  }

  /** Tells all tabs about new work, because they watch the same disk. */
  wake(): void {
    for (const tab of this.tabs) tab.whenRunning(() => tab.engine.wake());
  }

  /** Sets whether the front tab is visible. */
  show(visible: boolean): void {
    this.visible = visible;
    const front = this.tabs.at(-1);
    front?.whenRunning(() => front.engine.hint());
  }

  /** Suspends the processes of the given tabs for a time in milliseconds, without any event. */
  pause(tabs: readonly Tab[], ms: number): void {
    for (const { process } of tabs) process.stop();
    this.#parts.clock.after(ms, () => {
      for (const { process } of tabs) process.resume();
    });
  }

  /** Freezes a page for a time in milliseconds, as browsers do with hidden pages, with an event before and after. */
  freeze(tab: Tab, ms: number): void {
    if (tab.process.stopped) return;
    tab.engine.freeze();
    tab.process.stop();
    this.#parts.clock.after(ms, () => this.#thaw(tab));
  }

  #thaw(tab: Tab): void {
    tab.process.resume();
    if (tab.alive) tab.engine.thaw();
  }

  /** Tells the other tabs about a reply, because they watch the same disk. */
  #tellOthers(from: Tab): void {
    for (const tab of this.tabs) if (tab !== from) tab.whenRunning(() => tab.engine.heard());
  }

  /** Kills all tabs at once, whatever they are doing. */
  die(): void {
    this.kill = null;
    for (const tab of [...this.tabs]) this.#end(tab);
  }

  killLeader(): void {
    const leader = this.leader();
    if (leader) this.#end(leader);
  }

  /** Resumes all suspended tabs. */
  resume(): void {
    for (const tab of this.tabs) if (tab.process.stopped) this.#thaw(tab);
  }

  /** Removes all faults of this browser, and closes tabs with an older version of the app. */
  heal(): void {
    this.kill = null;
    this.visible = true;
    this.full = 0;
    this.closed = 0;
    if (this.disk.shelf) this.disk.shelf.space = null;
    this.clock.drift(1);
    this.network.state = 'up';
    this.network.requestOutcomes = [];
    this.resume();
    for (const tab of [...this.tabs]) if (tab.app === 'older' || tab.app === 'oldest') this.#end(tab);
  }

  unsaved(): NewOp[] {
    return this.tabs.flatMap(({ writer }) => [...writer.unsaved(), ...writer.unsavedRefused().map(({ op }) => op)]);
  }

  /** Reads the disk directly, without its simulated faults. */
  peek<T>(work: (tx: SyncReader) => Promise<T>): Promise<T> {
    return this.disk.aside().read(work);
  }

  pending(): Promise<Op[]> {
    return this.peek((tx) => tx.outbox());
  }

  #end(tab: Tab): void {
    tab.alive = false;
    this.tabs = this.tabs.filter((other) => other !== tab);
    this.#lock.drop(tab);
    tab.engine.stop();
    this.show(this.visible);
  }

  #fault(step: StorageStep): void {
    if (this.kill?.at === step) {
      this.kill.count -= 1;
      if (this.kill.count <= 0) {
        this.die();
        throw new Error('The browser died.');
      }
    }
    if (this.closed > 0 && (step === 'read' || step === 'begin')) throw closedError();
    if (this.full > 0 && step === 'commit') {
      this.full -= 1;
      if (this.disk.shelf) this.disk.shelf.wasFull = true;
      throw quotaError();
    }
  }
}
