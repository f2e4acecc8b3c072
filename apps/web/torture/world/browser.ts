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
  /** The device's own. */
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

/** One browser of the learner: a disk, a network, a clock of its own, and the tabs that are open, the newest in front. */
export class Browser {
  tabs: Tab[] = [];
  disk: Disk;
  /** What of the disk would outlast a loss of power; null where all of it would. */
  durable: Disk | null = null;
  claims: Claims;
  readonly clock: DeviceClock;
  timeZone = 'UTC';
  /** Whether the tab in front can be seen; all others are hidden. */
  visible = true;
  kill: { at: StorageStep; count: number } | null = null;
  /** Writes that the full disk refuses yet. */
  full = 0;
  /** Requests that reached the server, and answers that sent everything anew. */
  requests = 0;
  resets = 0;
  /** How often its disk or the memory of a tab changed. */
  changes = 0;
  /** How often it must be opened before the disk answers. */
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
    // By the time that a page asks for something, the browser may have lost the disk that it was opened on.
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

  /** Somebody signs in: each page that is open syncs under the new session, as the app does. */
  signIn(claims: Claims): void {
    this.claims = claims;
    for (const tab of this.tabs) {
      tab.process.resume();
      tab.restart();
      startEngine(tab.engine, tab.writer);
    }
  }

  /** Any tab that is open; one is opened if none is. */
  tab(): Tab {
    return this.tabs[0] ?? this.openTab();
  }

  /** A tab in which the learner does something: what was suspended resumes when it is looked at. */
  tabInUse(which: number): Tab {
    const running = this.tabs.filter(({ process }) => !process.stopped);
    const tab = running[which % Math.max(1, running.length)] ?? this.tabs.at(-1) ?? this.openTab();
    if (tab.process.stopped) this.#thaw(tab);
    return tab;
  }

  leader(): Tab | undefined {
    return this.tabs.find((tab) => this.#lock.isLeader(tab)) ?? this.tabs[0];
  }

  /** Whatever tab learns of new work, all do: they watch the same disk. */
  wake(): void {
    for (const tab of this.tabs) tab.whenRunning(() => tab.engine.wake());
  }

  /** Somebody looks at the tab in front, or at nothing of this browser. */
  show(visible: boolean): void {
    this.visible = visible;
    const front = this.tabs.at(-1);
    front?.whenRunning(() => front.engine.hint());
  }

  /** The processes of these tabs are suspended for a while, without a word of warning. */
  pause(tabs: readonly Tab[], ms: number): void {
    for (const { process } of tabs) process.stop();
    this.#parts.clock.after(ms, () => {
      for (const { process } of tabs) process.resume();
    });
  }

  /** A page is frozen, as browsers do with pages out of sight: it gets an event before and after. */
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

  /** The tabs watch the same disk, which says when one of them got a reply. */
  #tellOthers(from: Tab): void {
    for (const tab of this.tabs) if (tab !== from) tab.whenRunning(() => tab.engine.heard());
  }

  /** All tabs die at once, wherever they are. */
  die(): void {
    this.kill = null;
    for (const tab of [...this.tabs]) this.#end(tab);
  }

  killLeader(): void {
    const leader = this.leader();
    if (leader) this.#end(leader);
  }

  /** Everything runs again. */
  resume(): void {
    for (const tab of this.tabs) if (tab.process.stopped) this.#thaw(tab);
  }

  /** Everything works again, as far as it is this browser's, and the app is the present one or newer. */
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

  /** Without the faults of the disk. */
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
