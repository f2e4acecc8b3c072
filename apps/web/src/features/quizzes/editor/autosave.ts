import { describeFailure, isRetryable } from '#lib/server/errors.ts';
import { StaleRevisionError } from './versions/draft-saver.ts';

/** Milliseconds between the last change and the save. */
export const SAVE_AFTER_MS = 1500;
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

export type SaveState =
  /** There is nothing to save. `at` is the time of the last save; null if there was none. */
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  /** The last save failed, because the server is unreachable or refused it; `retrying` if another try is scheduled. */
  | { kind: 'failing'; message: string; retrying: boolean }
  /** Another tab or device saved after this one read the quiz. Nothing is saved until the author decides. */
  | { kind: 'behind' };

interface AutosavePorts<Content> {
  /**
   * Saves the content over the given revision. Rejects with a `StaleRevisionError` if the server has another revision.
   */
  save: (revision: number, content: Content) => Promise<{ revision: number; savedAt: string }>;
  /** Stores the unsaved content on this device; null once everything is saved. */
  storeUnsaved: (unsaved: { revision: number; content: Content } | null) => void;
}

/**
 * Saves an editor's changes a moment after the last one, one save at a time, and retries while the server is
 * unreachable. Unsaved content is stored on the device meanwhile.
 */
export class Autosave<Content> {
  readonly #ports: AutosavePorts<Content>;
  readonly #listeners = new Set<() => void>();
  #revision: number;
  #state: SaveState;
  #unsaved: { content: Content } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #paused = false;
  #closed = false;
  #failures = 0;

  constructor(ports: AutosavePorts<Content>, revision: number, savedAt: string | null) {
    this.#ports = ports;
    this.#revision = revision;
    this.#state = { kind: 'saved', at: savedAt };
  }

  get state(): SaveState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Records the current content and schedules a save. */
  update(content: Content): void {
    this.#unsaved = { content };
    this.#ports.storeUnsaved({ revision: this.#revision, content });
    if (this.#state.kind === 'saved') this.#setState({ kind: 'saving' });
    this.#schedule(SAVE_AFTER_MS);
  }

  /** Saves unsaved changes at once, e.g. because the network is back. */
  flush = (): void => this.#schedule(0);

  /** Stops saving until `resume` or `restart`; resolves once no save is under way. */
  async pause(): Promise<void> {
    this.#paused = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  resume(): void {
    this.#paused = false;
    this.#schedule(SAVE_AFTER_MS);
  }

  /** Starts over from the server's current revision; unsaved changes are dropped or saved over it. */
  restart(revision: number, savedAt: string | null, unsaved: 'drop' | 'save' = 'drop'): void {
    this.#revision = revision;
    this.#failures = 0;
    this.#paused = false;
    if (unsaved === 'drop') this.#unsaved = null;
    if (this.#unsaved === null) this.#ports.storeUnsaved(null);
    this.#setState(this.#unsaved ? { kind: 'saving' } : { kind: 'saved', at: savedAt });
    this.#schedule(0);
  }

  /**
   * Marks the content as behind another tab's or device's save, noticed while reading the content stored on this
   * device.
   */
  markBehind(content: Content): void {
    this.#unsaved = { content };
    this.#setState({ kind: 'behind' });
  }

  /** Resumes saving after `close`. */
  open(): void {
    this.#closed = false;
    this.#schedule(SAVE_AFTER_MS);
  }

  /** Saves unsaved changes once; if that fails, they stay on the device. Resolves once no save is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    if (this.#canRun()) await this.#startSending();
  }

  #canRun(): boolean {
    return !this.#paused && this.#unsaved !== null && this.#state.kind !== 'behind';
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#closed || !this.#canRun()) return;
    this.#timer = setTimeout(() => void this.#startSending(), ms);
  }

  #startSending(): Promise<void> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
      // Changes made during this save are saved next.
      if (this.#state.kind === 'saving') this.#schedule(SAVE_AFTER_MS);
    });
    return this.#sending;
  }

  async #send(): Promise<void> {
    const sent = this.#unsaved;
    if (!sent) return;
    try {
      const { revision, savedAt } = await this.#ports.save(this.#revision, sent.content);
      this.#onSaved(sent, revision, savedAt);
    } catch (error) {
      this.#onFailure(error);
    }
  }

  #onSaved(sent: { content: Content }, revision: number, savedAt: string): void {
    this.#revision = revision;
    this.#failures = 0;
    const more = this.#unsaved !== sent && this.#unsaved;
    if (!more) this.#unsaved = null;
    this.#ports.storeUnsaved(more ? { revision, content: more.content } : null);
    this.#setState(more ? { kind: 'saving' } : { kind: 'saved', at: savedAt });
  }

  #onFailure(error: unknown): void {
    if (error instanceof StaleRevisionError) {
      this.#setState({ kind: 'behind' });
      return;
    }
    const { code, message } = describeFailure(error);
    const retrying = isRetryable(error) || code === 'TOO_MANY';
    this.#setState({ kind: 'failing', message, retrying });
    if (retrying) this.#schedule(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++));
  }

  #setState(state: SaveState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
