import type { Clock } from '#offline/engine/clock.ts';
import type { EngineEvent } from '#offline/engine/engine.ts';
import type { Reply } from '#offline/engine/transport.ts';
import type { Backup } from '../../../api/src/testing/torture/backup.ts';
import type { Claims } from '../../../api/src/testing/torture/in-process.ts';
import type { Rig } from '../../../api/src/testing/torture/rig.ts';
import { Browser, type ClientParts, soundClient } from './browser.ts';
import type { Disk } from './disk.ts';
import { Journal } from './journal.ts';
import { Network } from './network.ts';
import { randomOf } from './random.ts';
import type { Schedule } from './steps.ts';

/** Time as a world sees it: a clock, and the way to let it pass. */
export interface WorldClock extends Clock {
  advance(ms: number): Promise<void>;
}

export interface WorldParts {
  server: Rig;
  /** @param rest resolves once nothing is under way at the server */
  clock: (rest: () => Promise<void>) => WorldClock;
  disk: () => Disk;
  client?: ClientParts;
}

/** A learner with browsers, the server, and all that lies between. */
export class World {
  readonly journal = new Journal();
  readonly browsers: Browser[] = [];
  readonly clock: WorldClock;
  readonly server: Rig;
  userId = '';
  backup: Backup | null = null;
  /** What happened in all, for figures. */
  requests = 0;
  /** Answers that sent a device everything anew. */
  resets = 0;
  #late: (() => void)[] = [];
  #marks = 0;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #parts: WorldParts;
  readonly #schedule: Pick<Schedule, 'seed' | 'locks'>;
  readonly #random: () => number;

  constructor(parts: WorldParts, schedule: Pick<Schedule, 'seed' | 'locks'>) {
    this.#parts = parts;
    this.#schedule = schedule;
    this.#random = randomOf(schedule.seed);
    this.server = parts.server;
    this.clock = parts.clock(() => this.#rest());
    this.server.setNow(() => this.clock.now());
  }

  async begin(browsers: number): Promise<void> {
    this.userId = await this.server.join();
    for (let index = 0; index < browsers; index += 1) await this.addBrowser();
  }

  async addBrowser(disk: Disk = this.#parts.disk()): Promise<Browser> {
    const browser = new Browser({
      disk,
      network: new Network({
        deliver: (claims, body, signal) => this.#deliver(claims, body, signal),
        pause: (ms) => new Promise((resolve) => void this.clock.after(ms, resolve)),
        random: this.#random,
        holdBack: (arrive) => this.#late.push(arrive),
      }),
      clock: this.clock,
      random: this.#random,
      claims: await this.server.signIn(this.userId),
      locks: this.#schedule.locks,
      client: this.#parts.client ?? soundClient,
      onDurable: (op, on) => this.journal.note(op, on),
      onEvent: (event) => this.#onEvent(event),
    });
    this.browsers.push(browser);
    browser.openTab();
    return browser;
  }

  /** A number that was never used. */
  mark(): number {
    this.#marks += 1;
    return this.#marks;
  }

  /** Held back requests arrive now. */
  arrive(): void {
    for (const arrive of this.#late.splice(0)) arrive();
  }

  /** After what may have destroyed the last copy of some work. */
  async giveUpDestroyed(): Promise<void> {
    const { receipts } = await this.server.facts(this.userId);
    this.journal.giveUp(new Set(receipts.map(({ opId }) => opId)));
  }

  end(): void {
    for (const browser of this.browsers) {
      browser.die();
      browser.disk.close();
    }
    this.#late = [];
  }

  async #deliver(claims: Claims, body: string, signal?: AbortSignal): Promise<Reply> {
    this.requests += 1;
    for (const op of JSON.parse(body).ops) this.journal.note(op, null);
    const exchange = this.server.exchange(claims, body, signal);
    this.#underWay.add(exchange);
    try {
      const reply = await exchange;
      if (reply.text.includes('"reset":true')) this.resets += 1;
      return reply;
    } finally {
      this.#underWay.delete(exchange);
    }
  }

  async #rest(): Promise<void> {
    do {
      await Promise.allSettled(this.#underWay);
      for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    } while (this.#underWay.size > 0);
  }

  #onEvent(event: EngineEvent): void {
    if (event.type === 'answered' && event.committed.repair !== null) this.journal.repairs.add(event.committed.repair);
    // A disk fails with exceptions of its own; these are ours.
    if (event.type === 'storage-failed' && (event.error instanceof TypeError || event.error instanceof RangeError)) {
      this.journal.defects.push(`An error of our own: ${event.error.stack}`);
    }
  }
}
