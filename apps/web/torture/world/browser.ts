import { newId } from '@quorbit/contracts/lib/ids';
import type { Op } from '@quorbit/contracts/sync/schema';
import type { Clock } from '#offline/engine/clock.ts';
import { createEngine, type Engine, type EngineEvent } from '#offline/engine/engine.ts';
import type { Transport } from '#offline/engine/transport.ts';
import { saveOrSend, startFor, wakeFor } from '#offline/held-sender.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { SyncReader, SyncStorage } from '#offline/queue/storage.ts';
import { createWriter, type QueueWriter } from '#offline/queue/writer.ts';
import { closedError, quotaError, type Step as StorageStep, withFaults } from '#offline/testing/faults.ts';
import type { Claims } from '../../../api/src/testing/torture/in-process.ts';
import { type Disk, observed, whileAlive } from './disk.ts';
import type { Network } from './network.ts';
import { TabLock } from './tab-lock.ts';

export interface Tab {
  engine: Engine;
  storage: SyncStorage;
  writer: QueueWriter;
  alive: boolean;
}

/** Parts of the client that a test may replace by worse ones. */
export interface ClientParts {
  storage: (storage: SyncStorage) => SyncStorage;
  transport: (transport: Transport, storage: SyncStorage) => Transport;
}

export const soundClient: ClientParts = { storage: (storage) => storage, transport: (transport) => transport };

interface BrowserParts {
  disk: Disk;
  network: Network;
  clock: Clock;
  random: () => number;
  claims: Claims;
  locks: boolean;
  client: ClientParts;
  onDurable: (op: NewOp, disk: Disk) => void;
  onEvent: (event: EngineEvent) => void;
}

/** One browser of the learner: a disk, a network, a clock of its own, and the tabs that are open. */
export class Browser {
  tabs: Tab[] = [];
  disk: Disk;
  claims: Claims;
  /** How far the device's clock is off, milliseconds. */
  clockOff = 0;
  kill: { at: StorageStep; count: number } | null = null;
  /** Writes that the full disk refuses yet. */
  full = 0;
  /** How often it must be opened before the disk answers. */
  closed = 0;
  readonly network: Network;
  readonly #parts: BrowserParts;
  #lock = new TabLock();

  constructor(parts: BrowserParts) {
    this.#parts = parts;
    this.disk = parts.disk;
    this.network = parts.network;
    this.claims = parts.claims;
  }

  now(): number {
    return this.#parts.clock.now() + this.clockOff;
  }

  openTab(): Tab {
    const { client, onDurable } = this.#parts;
    const { disk } = this;
    const raw = disk.open();
    const closing: SyncStorage = {
      ...raw,
      reopen: async () => {
        this.closed = Math.max(0, this.closed - 1);
        await raw.reopen();
      },
    };
    const observedDisk = observed(closing, (op) => onDurable(op, disk));
    const storage = client.storage(
      whileAlive(
        withFaults(observedDisk, (step) => this.#fault(step)),
        () => tab.alive,
      ),
    );
    const writer = createWriter({
      storage,
      now: () => this.now(),
      newId,
      timeZone: () => 'UTC',
      onChange: () => {
        wakeFor(tab.engine, writer);
        this.wake();
      },
    });
    const tab: Tab = { engine: this.#engine(storage, writer, () => tab.alive), storage, writer, alive: true };
    this.tabs.push(tab);
    tab.engine.start();
    return tab;
  }

  /** Somebody signs in: each page that is open syncs under the new session, as the app does. */
  signIn(claims: Claims): void {
    this.claims = claims;
    for (const tab of this.tabs) {
      tab.engine.stop();
      tab.engine = this.#engine(tab.storage, tab.writer, () => tab.alive);
      startFor(tab.engine, tab.writer);
    }
  }

  #engine(storage: SyncStorage, writer: QueueWriter, isAlive: () => boolean): Engine {
    const { clock, random, client, locks, onEvent } = this.#parts;
    const transport = client.transport(this.network.as(this.claims), storage);
    const deviceClock: Clock = { ...clock, now: () => this.now() };
    return createEngine({
      storage,
      transport,
      clock: deviceClock,
      random,
      newId,
      lock: locks ? this.#lock.of(writer) : null,
      isVisible: () => true,
      onEvent: (event) => isAlive() && onEvent(event),
      beforeRound: () => saveOrSend(writer, transport, deviceClock),
    });
  }

  /** Any tab that is open; one is opened if none is. */
  tab(): Tab {
    return this.tabs[0] ?? this.openTab();
  }

  /** Whatever tab learns of new work, all do: they watch the same disk. */
  wake(): void {
    for (const { engine } of this.tabs) engine.wake();
  }

  /** All tabs die at once, wherever they are. */
  die(): void {
    this.kill = null;
    for (const tab of [...this.tabs]) this.#end(tab);
  }

  killLeader(): void {
    const leader = this.tabs.find(({ writer }) => this.#lock.leads(writer)) ?? this.tabs[0];
    if (leader) this.#end(leader);
  }

  /** Everything works again, as far as it is this browser's. */
  heal(): void {
    this.kill = null;
    this.full = 0;
    this.closed = 0;
    this.network.state = 'up';
    this.network.fates = [];
  }

  held(): NewOp[] {
    return this.tabs.flatMap(({ writer }) => writer.held());
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
    this.#lock.drop(tab.writer);
    tab.engine.stop();
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
      throw quotaError();
    }
  }
}
