import { newId } from '@quorbit/contracts/lib/ids';
import type { UserDatabase } from '#offline/database.ts';
import type { Clock } from '#offline/engine/clock.ts';
import { createEngine, type Engine } from '#offline/engine/engine.ts';
import type { Lock } from '#offline/engine/lock.ts';
import type { EngineEvent } from '#offline/engine/state.ts';
import type { Transport } from '#offline/engine/transport.ts';
import type { SyncStorage } from '#offline/queue/storage.ts';
import { createWriter, type QueueWriter } from '#offline/queue/writer.ts';
import { createUnsavedSender, wakeEngine } from '#offline/unsaved-sender.ts';
import { type ReadScreen, readScreen } from '../oracle/screen/screen.ts';
import { type App, rowRulesOf, withAppProtocol } from './apps.ts';
import type { DiskAccess, Track } from './disk.ts';
import { defaultPage, Page, type PageParts } from './page.ts';
import { Process } from './process.ts';

/** The parts of the client that a test may replace with faulty ones. */
export interface ClientParts extends PageParts {
  storage: (storage: SyncStorage) => SyncStorage;
  /** Computes the screen that the learner sees. */
  screen: ReadScreen;
}

export const defaultClient: ClientParts = {
  ...defaultPage,
  storage: (storage) => storage,
  screen: readScreen,
};

interface TabParts {
  app: App;
  /** Opens the disk for a tab, with its simulated faults. */
  disk: (self: Tab) => DiskAccess;
  fetchPack: (hash: string) => Promise<Response>;
  track: Track;
  onDefect: (error: unknown) => void;
  /** Called just before a page looks for expired drafts. */
  onLook: (self: Tab) => Promise<void>;
  /** Returns the network's transport in the current session. */
  transport: () => Transport;
  /** The clock of the tab's device. */
  clock: Clock;
  random: () => number;
  timeZone: () => string;
  lock: (self: Tab) => Lock | null;
  isVisible: (self: Tab) => boolean;
  client: ClientParts;
  /** Called when this tab has more to send, so that the other tabs of the same disk notice. */
  onChange: () => void;
  onEvent: (event: EngineEvent, self: Tab) => void;
}

/** One tab with a page of the app. */
export class Tab {
  readonly process = new Process();
  readonly app: App;
  readonly storage: SyncStorage;
  /** The page's drafts and packs; null if the disk has no database to store them in. */
  readonly page: Page | null;
  readonly writer: QueueWriter;
  engine: Engine;
  alive = true;
  readonly #parts: TabParts;
  readonly #clock: Clock;

  constructor(parts: TabParts) {
    this.#parts = parts;
    this.app = parts.app;
    this.#clock = this.process.clock(parts.clock);
    const door = parts.disk(this);
    this.storage = parts.client.storage(this.process.storage(door.storage));
    this.writer = createWriter({
      storage: this.storage,
      now: () => this.#clock.now(),
      newId,
      timeZone: parts.timeZone,
      freeSpace: async () => (await this.page?.freeSpace()) ?? false,
      onChange: () => {
        wakeEngine(this.engine, this.writer);
        parts.onChange();
      },
    });
    this.page = door.database && this.#newPage(door.database);
    this.engine = this.#newEngine();
  }

  /** Restarts sync in the current session after a sign-in, as the app does. */
  restart(): void {
    // The app always checks all packs again here. The simulation does so only if a reply may have been stored without
    // the page hearing of it, so that packs overlooked for other reasons still show as missing at the end.
    if (this.engine.state().phase === 'syncing') this.page?.restart();
    this.engine.stop();
    this.engine = this.#newEngine();
  }

  /** Runs a function in the page as soon as its process runs. */
  whenRunning(run: () => void): void {
    if (this.process.stopped) void this.process.waitUntilRunning().then(() => this.alive && run());
    else run();
  }

  #newPage(database: UserDatabase): Page {
    const { client, track, fetchPack, onDefect, onLook } = this.#parts;
    return new Page({
      database,
      writer: () => this.writer,
      clock: this.#clock,
      track,
      fetchPack: (hash) => this.process.whenRunning(() => fetchPack(hash)),
      isAlive: () => this.alive,
      parts: client,
      onDefect,
      onLook: () => onLook(this),
    });
  }

  #newEngine(): Engine {
    const { random, app, onEvent, isVisible, lock } = this.#parts;
    const { storage, writer } = this;
    const transport = this.process.transport(withAppProtocol(app, this.#parts.transport()));
    const sender = createUnsavedSender({ writer, storage, transport, clock: this.#clock });
    return createEngine({
      storage,
      transport,
      clock: this.#clock,
      random,
      newId,
      rows: rowRulesOf(app),
      lock: lock(this),
      isVisible: () => isVisible(this),
      onEvent: (event) => {
        sender.onEvent(event);
        if (!this.alive) return;
        this.page?.onEvent(event);
        onEvent(event, this);
      },
      beforeRound: sender.saveOrSend,
    });
  }
}
