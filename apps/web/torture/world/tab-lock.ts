import type { Lock } from '#offline/engine/lock.ts';

interface Request {
  tab: object;
  grant: () => void;
}

/** The lock that the tabs of one browser share. It is released when its tab dies, as in browsers. */
export class TabLock {
  #holder: Request | null = null;
  #waiting: Request[] = [];

  lockFor(tab: object): Lock {
    return {
      acquire: (signal) =>
        new Promise((resolve, reject) => {
          const request: Request = { tab, grant: () => resolve(() => this.#release(request)) };
          signal.addEventListener('abort', () => {
            this.#waiting = this.#waiting.filter((other) => other !== request);
            reject(signal.reason);
          });
          this.#waiting.push(request);
          this.#grantNext();
        }),
    };
  }

  isLeader(tab: object): boolean {
    return this.#holder?.tab === tab;
  }

  drop(tab: object): void {
    this.#waiting = this.#waiting.filter((request) => request.tab !== tab);
    if (this.#holder?.tab === tab) this.#release(this.#holder);
  }

  #release(request: Request): void {
    if (this.#holder !== request) return;
    this.#holder = null;
    this.#grantNext();
  }

  #grantNext(): void {
    if (this.#holder !== null) return;
    this.#holder = this.#waiting.shift() ?? null;
    this.#holder?.grant();
  }
}
