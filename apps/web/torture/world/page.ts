import { createDraftStore, type DraftStore } from '#features/attempts/drafts/draft-store.ts';
import { MIRRORS } from '#features/mirrors.ts';
import type { UserDatabase } from '#offline/database.ts';
import type { Clock } from '#offline/engine/clock.ts';
import type { EngineEvent } from '#offline/engine/state.ts';
import { fetchWantedPacks } from '#offline/packs/fetch-packs.ts';
import { freeSpace } from '#offline/packs/free-space.ts';
import type { PackSource } from '#offline/packs/packs.ts';
import { pruneUnusedPacks } from '#offline/packs/prune-packs.ts';
import type { QueueWriter } from '#offline/queue/writer.ts';
import { isDiskFull, isStorageFailure } from '#offline/storage-failure.ts';
import { createTidier, type Tidier } from '#offline/tidier.ts';
import type { Track } from './disk.ts';

/** The interval between checks for expired drafts, in milliseconds, as in `sync.ts`. */
const DRAFTS_EVERY_MS = 60_000;

/** The parts of a page that a test may replace with faulty ones. */
export interface PageParts {
  wrapDrafts: (store: DraftStore) => DraftStore;
  freeSpace: typeof freeSpace;
}

export const defaultPage: PageParts = {
  wrapDrafts: (store) => store,
  freeSpace,
};

interface PageOptions {
  database: UserDatabase;
  /** Returns the page's writer to the queue, which doesn't exist yet when these options are made. */
  writer: () => QueueWriter;
  clock: Clock;
  track: Track;
  /** Requests a pack from the server. */
  fetchPack: (hash: string) => Promise<Response>;
  isAlive: () => boolean;
  parts: PageParts;
  onDefect: (error: unknown) => void;
  /** Called just before the page looks for expired drafts. */
  onLook: () => Promise<void>;
}

/** The work of a page besides its sync engine: drafts and packs. Wired as in `sync.ts` and `person.ts`. */
export class Page {
  readonly drafts: DraftStore;
  readonly database: UserDatabase;
  readonly #given: PageOptions;
  #tidier: Tidier;
  readonly #source: PackSource;
  #pass = () => {};
  /** The number of packs that the page is fetching at the moment. */
  #away = 0;

  constructor(given: PageOptions) {
    const { database, clock, parts } = given;
    this.#given = given;
    this.database = database;
    const store = createDraftStore({
      database,
      writer: given.writer(),
      // The pages of the simulation die without a chance to save anything.
      guard: () => () => {},
      freeSpace: () => this.freeSpace(),
      onDefect: (error) => this.#tellDefect(error),
      clock,
    });
    this.drafts = parts.wrapDrafts(store);
    this.#source = {
      fetch: (hash) => this.#fetch(hash),
      // The questions of the simulation have no pictures.
      fetchPicture: () => Promise.reject(new TypeError('There are no pictures here.')),
      clock,
    };
    this.#tidier = this.#newTidier();
    this.#submitExpired();
  }

  /** Prepares for a restart of sync: all packs are checked again after the first reply. */
  restart(): void {
    this.#tidier = this.#newTidier();
  }

  async freeSpace(): Promise<boolean> {
    const { database, writer, parts } = this.#given;
    return (await parts.freeSpace({ database, writer: writer() }, MIRRORS, this.#source)).dropped > 0;
  }

  onEvent(event: EngineEvent): void {
    if (event.type === 'leads') this.#tidier.markStale();
    if (event.type === 'replied') this.#tidier.onReplied(event.committed);
    if (event.type === 'storage-failed' && isDiskFull(event.error)) void this.freeSpace().catch(() => undefined);
  }

  #newTidier(): Tidier {
    return createTidier(
      () => this.#tidy(),
      (error) => this.#tellDefect(error),
    );
  }

  #tellDefect(error: unknown): void {
    const { isAlive, onDefect } = this.#given;
    if (isAlive() && !isStorageFailure(error)) onDefect(error);
  }

  #submitExpired(): void {
    const { clock, isAlive, onLook } = this.#given;
    if (!isAlive()) return;
    void onLook()
      .then(() => this.drafts.finishExpired())
      .catch(() => undefined);
    clock.after(DRAFTS_EVERY_MS, () => this.#submitExpired());
  }

  async #tidy(): Promise<boolean> {
    const { database } = this.#given;
    this.#hold();
    try {
      const fetched = await fetchWantedPacks(database, MIRRORS, this.#source);
      await pruneUnusedPacks(database, MIRRORS);
      return fetched !== 'missing';
    } finally {
      this.#pass();
    }
  }

  async #fetch(hash: string): Promise<Response> {
    // Several packs are fetched at once, and none is processed before the last has arrived, so time runs until then.
    if (this.#away++ === 0) this.#pass();
    try {
      return await this.#given.fetchPack(hash);
    } finally {
      if (--this.#away === 0) this.#hold();
    }
  }

  /** Stops virtual time until `#pass` is called, because hashing and parsing take no virtual time. */
  #hold(): void {
    this.#given.track(
      new Promise<void>((resolve) => {
        this.#pass = resolve;
      }),
    );
  }
}
