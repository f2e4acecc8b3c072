import { NEXT_QUESTION_SECONDS, RESULTS_SECONDS } from '@quorbit/contracts/rooms/limits';
import type { TestServer } from './test-server.ts';

/** The milliseconds from a question's results to the next question. */
export const NEXT_QUESTION_MS = (RESULTS_SECONDS + NEXT_QUESTION_SECONDS) * 1_000;

/** The clock of a test's rooms: timers run only when the test moves the clock. */
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

  /** Moves the clock by `ms` milliseconds and runs the timers that are due by then, one after the other. */
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
