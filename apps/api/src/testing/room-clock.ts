import { NEXT_QUESTION_SECONDS, RESULTS_SECONDS } from '@quorbit/contracts/rooms/limits';
import type { TestServer } from './test-server.ts';

/** From the results of a question to the next one. */
export const NEXT_QUESTION_MS = (RESULTS_SECONDS + NEXT_QUESTION_SECONDS) * 1_000;

/** The clock by which a test's rooms live: nothing happens by itself until the test moves it. */
export class RoomClock {
  readonly #server: TestServer;
  #now: number;
  #next = 0;
  readonly #timers = new Map<number, { at: number; run: () => void }>();

  constructor(server: TestServer, now = new Date()) {
    this.#server = server;
    this.#now = now.getTime();
    server.setNow(now);
    server.deps.schedule = (ms, run) => {
      const no = this.#next++;
      this.#timers.set(no, { at: this.#now + ms, run });
      return () => void this.#timers.delete(no);
    };
  }

  get now(): number {
    return this.#now;
  }

  /** Lets time pass, and calls what is due by then, one after the other. */
  advance(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [no, { at, run }] = due;
      this.#timers.delete(no);
      this.#set(Math.max(this.#now, at));
      run();
    }
    this.#set(until);
  }

  #set(now: number): void {
    this.#now = now;
    this.#server.setNow(new Date(now));
  }
}
