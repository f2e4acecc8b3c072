import { describeFailure, isRetryable } from '#lib/server/errors.ts';
import { StaleRevisionError } from './versions/draft-saver.ts';

/** After the last change. */
export const SAVE_AFTER_MS = 1500;
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

export type SaveState =
  /** Nothing to save; null where nothing ever was. */
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  /** The server can't be reached or said no; `retrying` where it is worth trying again. */
  | { kind: 'failing'; message: string; retrying: boolean }
  /** Another tab or device saved since this one read. Nothing is saved until someone decides. */
  | { kind: 'behind' };

interface AutosavePorts<Content> {
  /** Saves over the given revision; rejects with a `StaleRevisionError` where the server has another one. */
  save: (revision: number, content: Content) => Promise<{ revision: number; savedAt: string }>;
  /** Keeps what isn't saved yet on this device; null once it is. */
  storeUnsaved: (unsaved: { revision: number; content: Content } | null) => void;
}

/**
 * Saves an editor's changes a moment after the last one, one at a time, and keeps on trying while the server is out of
 * reach. What isn't saved is kept on the device meanwhile.
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

  /** Notes what the content is now. */
  update(content: Content): void {
    this.#unsaved = { content };
    this.#ports.storeUnsaved({ revision: this.#revision, content });
    if (this.#state.kind === 'saved') this.#setState({ kind: 'saving' });
    this.#schedule(SAVE_AFTER_MS);
  }

  /** Saves at once what isn't saved, e.g. because the network is back. */
  flush = (): void => this.#schedule(0);

  /** Saves nothing more until `resume`; resolves once nothing is under way. */
  async pause(): Promise<void> {
    this.#paused = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  resume(): void {
    this.#paused = false;
    this.#schedule(SAVE_AFTER_MS);
  }

  /** Begins again from what the server has now; what wasn't saved is dropped, or saved over it. */
  restart(revision: number, savedAt: string | null, unsaved: 'drop' | 'save' = 'drop'): void {
    this.#revision = revision;
    this.#failures = 0;
    this.#paused = false;
    if (unsaved === 'drop') this.#unsaved = null;
    if (this.#unsaved === null) this.#ports.storeUnsaved(null);
    this.#setState(this.#unsaved ? { kind: 'saving' } : { kind: 'saved', at: savedAt });
    this.#schedule(0);
  }

  /** Says that another tab or device has saved: found out while reading what this device kept. */
  markBehind(content: Content): void {
    this.#unsaved = { content };
    this.#setState({ kind: 'behind' });
  }

  /** Goes on after `close`. */
  open(): void {
    this.#closed = false;
    this.#schedule(SAVE_AFTER_MS);
  }

  /** Saves what isn't saved, once; what fails then stays on the device. Resolves once nothing is under way. */
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
      // What was typed meanwhile.
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
