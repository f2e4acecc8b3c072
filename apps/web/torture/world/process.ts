import type { Clock } from '#offline/engine/clock.ts';
import type { Transport } from '#offline/engine/transport.ts';
import type { SyncStorage } from '#offline/queue/storage.ts';

/**
 * The process in which a page runs. While it is suspended no timer runs out, and nothing that the disk or the network
 * says is heard; then all of it comes at once.
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

  /** Resolves once it runs. */
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

  /** Whatever the world says is heard once the process runs. */
  async whenRunning<T>(work: () => Promise<T>): Promise<T> {
    await this.waitUntilRunning();
    try {
      return await work();
    } finally {
      await this.waitUntilRunning();
    }
  }
}
