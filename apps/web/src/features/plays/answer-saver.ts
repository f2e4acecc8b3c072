import type { Play, SavedPlay, SavePlayInput } from '@quorbit/contracts/plays/schema';
import { describeFailure } from '#lib/server/errors.ts';
import { computeNextRevision, listUnsent, mergeAnswers, type PlayAnswer } from './play-answers.ts';
import type { StoredAnswers } from './stored-answers.ts';

/** How long answers are collected before they're sent together, in milliseconds. */
const BATCH_MS = 400;
/** How long to wait before a failed send is repeated, in milliseconds. */
const RETRY_MS = 5000;

interface SaverState {
  answers: readonly PlayAnswer[];
  /**
   * `saved`: the server has all answers. `sending`: some are being sent. `waiting`: the server can't be reached.
   * `unsafe`: the answers can't be stored on this device either.
   */
  state: 'saved' | 'sending' | 'waiting' | 'unsafe';
  /** Why the server accepts no more answers; null while it does. */
  closedReason: string | null;
}

interface SaverCalls {
  save: (input: SavePlayInput) => Promise<SavedPlay>;
  /** Loads the play from the server, when another device has saved newer answers. */
  read: () => Promise<Play>;
}

/**
 * Sends the answers of one play as they are given, and stores on this device those that the server doesn't have yet.
 */
export class AnswerSaver {
  readonly #calls: SaverCalls;
  readonly #stored: StoredAnswers;
  readonly #playId: string;
  /** When the play started by this device's clock, Unix time in milliseconds. */
  readonly #startedAt: number;
  readonly #listeners = new Set<() => void>();
  #state: SaverState;
  #waiting: readonly PlayAnswer[];
  #revision: number;
  #sending = false;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play, stored: StoredAnswers, calls: SaverCalls) {
    this.#calls = calls;
    this.#stored = stored;
    this.#playId = play.id;
    this.#revision = play.revision;
    this.#startedAt = Date.now() - (Date.parse(play.now) - Date.parse(play.startedAt));
    const questionIds = new Set(play.questions.map(({ question }) => question.id));
    this.#waiting = (stored.read() ?? []).filter(({ questionId }) => questionIds.has(questionId));
    const state = this.#waiting.length === 0 ? 'saved' : 'sending';
    this.#state = { answers: mergeAnswers(play.answers, this.#waiting), state, closedReason: null };
  }

  get = (): SaverState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts to send the waiting answers. Returns a function that stops it. */
  start(): () => void {
    this.#stopped = false;
    const send = () => void this.send();
    window.addEventListener('online', send);
    send();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      window.removeEventListener('online', send);
    };
  }

  setAnswer(answer: PlayAnswer): void {
    if (this.#state.closedReason !== null) return;
    this.#waiting = mergeAnswers(this.#waiting, [answer]);
    const isStored = this.#updateStored((stored) => mergeAnswers(stored, [answer]));
    this.#publish({ answers: mergeAnswers(this.#state.answers, [answer]), state: isStored ? 'sending' : 'unsafe' });
    this.#scheduleSend(BATCH_MS);
  }

  /** Stops sending and deletes the waiting answers, after the play was submitted or closed. */
  complete(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#stored.set(null);
  }

  async send(): Promise<void> {
    if (this.#sending || this.#stopped || this.#waiting.length === 0 || this.#state.closedReason !== null) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    try {
      await this.#sendNow();
    } catch (error) {
      this.#handleFailure(error);
    } finally {
      this.#sending = false;
    }
  }

  async #sendNow(): Promise<void> {
    const sent = this.#waiting;
    const revision = computeNextRevision(this.#revision, Date.now() - this.#startedAt, Math.random());
    const saved = await this.#calls.save({ id: this.#playId, revision, answers: [...this.#state.answers] });
    this.#revision = saved.revision;
    if (saved.revision > revision) {
      const newer = await this.#calls.read();
      if (newer.id === this.#playId) this.#publish({ answers: mergeAnswers(newer.answers, this.#waiting) });
    } else {
      this.#waiting = listUnsent(this.#waiting, sent);
      this.#updateStored((stored) => listUnsent(stored, sent));
    }
    if (this.#waiting.length === 0) this.#publish({ state: 'saved' });
    else this.#scheduleSend(BATCH_MS);
  }

  #handleFailure(error: unknown): void {
    const { kind, code, message } = describeFailure(error);
    if (kind === 'refused' && (code === 'CONFLICT' || code === 'NOT_FOUND')) {
      this.complete();
      this.#publish({ closedReason: message });
      return;
    }
    // A page of an older build may have overwritten the stored answers.
    const safe = this.#updateStored((stored) => mergeAnswers(this.#waiting, stored));
    this.#publish({ state: safe ? 'waiting' : 'unsafe' });
    this.#scheduleSend(RETRY_MS);
  }

  #scheduleSend(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.send(), ms);
  }

  /**
   * Applies a change to the stored answers, which also contain those waiting in other tabs. Returns whether they are
   * stored.
   */
  #updateStored(step: (stored: readonly PlayAnswer[]) => readonly PlayAnswer[]): boolean {
    return this.#stored.update((stored) => {
      const next = step(stored ?? []);
      return next.length === 0 ? null : next;
    });
  }

  #publish(changes: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
