import type { Clock } from '#offline/engine/clock.ts';
import type { Transport } from '#offline/engine/transport.ts';
import type { SyncStorage } from '#offline/queue/storage.ts';

/**
 * The process in which a page runs. While it is suspended, no timer fires and no reply of disk or network is received;
 * afterwards all of them arrive at once.
 */
export class Process {
  #stopped = false;
  #waiting: (() => void)[] = [];

  get stopped(): boolean {
    return this.#stopped;
  }

  stop(): void {
    this.#stopped = true;
  }

  resume(): void {
    this.#stopped = false;
    for (const run of this.#waiting.splice(0)) run();
  }

  /** Resolves once the process is running, i.e. not suspended. */
  waitUntilRunning(): Promise<void> {
    if (!this.#stopped) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  clock(clock: Clock): Clock {
    return {
      now: () => clock.now(),
      elapsed: () => clock.elapsed(),
      after: (ms, run) => {
        let isCancelled = false;
        const cancel = clock.after(ms, () => {
          if (this.#stopped) this.#waiting.push(() => !isCancelled && run());
          else run();
        });
        return () => {
          isCancelled = true;
          cancel();
        };
      },
    };
  }

  transport(send: Transport): Transport {
    return (body, options) => this.whenRunning(() => send(body, options));
  }

  storage(storage: SyncStorage): SyncStorage {
    return {
      read: (work) => this.whenRunning(() => storage.read(work)),
      write: (work) => this.whenRunning(() => storage.write(work)),
      reopen: () => this.whenRunning(() => storage.reopen()),
    };
  }

  /** Starts work once the process runs, and returns its result only while the process runs. */
  async whenRunning<T>(work: () => Promise<T>): Promise<T> {
    await this.waitUntilRunning();
    try {
      return await work();
    } finally {
      await this.waitUntilRunning();
    }
  }
}
