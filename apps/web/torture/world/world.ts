import type { Clock } from '#offline/engine/clock.ts';
import type { EngineEvent } from '#offline/engine/state.ts';
import type { Reply } from '#offline/engine/transport.ts';
import type { PlantedQuiz } from '../../../api/src/testing/planted/quiz.ts';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import type { Claims } from '../../../api/src/testing/torture/in-process.ts';
import type { PackReply, RigPack } from '../../../api/src/testing/torture/packs.ts';
import type { Rig } from '../../../api/src/testing/torture/rig.ts';
import type { ReadScreen } from '../oracle/screen/screen.ts';
import { countAnswer, createAnswerCounts } from './answers.ts';
import { Browser } from './browser.ts';
import { DeviceClock } from './device-clock.ts';
import type { Disk, Track } from './disk.ts';
import { Learner } from './learner.ts';
import { Network } from './network.ts';
import { randomOf } from './random.ts';
import type { Schedule } from './steps.ts';
import { type ClientParts, defaultClient } from './tab.ts';

/** The clock of a simulated world, with functions that let time pass. */
export interface WorldClock extends Clock {
  advance(ms: number): Promise<void>;
  /** Lets time pass without any event: no timer fires. */
  jump(ms: number): void;
  /** Whether time is real, so that the world goes on while the simulation reads its state. */
  isReal: boolean;
}

export interface WorldParts {
  server: Rig;
  /**
   * Creates the world's clock.
   * @param rest resolves once no work is running on server or disks.
   */
  clock: (rest: () => Promise<void>) => WorldClock;
  disk: (track: Track) => Disk;
  client?: ClientParts;
}

type WorldSetting = Pick<Schedule, 'seed' | 'locks' | 'learners' | 'browsers' | 'maxRows'>;

/** A simulated world: learners with browsers, the server and the networks between them. */
export class World {
  readonly learners: Learner[] = [];
  /** The browsers of all learners: first each learner's first browser, then each learner's second one, and so on. */
  readonly browsers: Browser[] = [];
  readonly clock: WorldClock;
  readonly server: Rig;
  /** The quizzes that an admin added for all learners during the run, in their latest versions. */
  readonly authored: PlantedQuiz[] = [];
  /** Whether quizzes were changed during the run; the server's background work tells devices of it. */
  edited = false;
  /** The number of days that passed in jumps without any activity. */
  days = 0;
  /** The number of requests that all browsers made, for the run's figures. */
  requests = 0;
  /** The number of screens that were compared with the server. */
  looks = 0;
  /** The number of server replies with each kind of content that `answers.ts` recognises, e.g. `more` or `reset`. */
  readonly answers = createAnswerCounts();
  #late: (() => void)[] = [];
  #marks = 0;
  #packs: Promise<readonly RigPack[]> | null = null;
  readonly #underWay = new Set<PromiseLike<unknown>>();
  readonly #parts: WorldParts;
  readonly #setting: WorldSetting;
  readonly #random: () => number;

  constructor(parts: WorldParts, setting: WorldSetting) {
    this.#parts = parts;
    this.#setting = setting;
    this.#random = randomOf(setting.seed);
    this.server = parts.server;
    this.clock = parts.clock(() => this.#rest());
    this.server.setNow(() => this.clock.now());
  }

  async begin(): Promise<void> {
    const { learners = 1, browsers, maxRows } = this.#setting;
    if (maxRows !== undefined) this.server.setPage(maxRows);
    this.server.setVersion('newer');
    for (let count = 0; count < learners; count += 1) this.learners.push(new Learner(await this.server.join()));
    for (let count = 0; count < browsers; count += 1) {
      for (const learner of this.learners) await this.addBrowser(learner);
    }
  }

  async addBrowser(
    learner: Learner,
    disk: Disk = this.newDisk(),
    ownClock = new DeviceClock(this.clock),
  ): Promise<Browser> {
    const known = learner.isDeleted ? learner.browsers[0]?.claims : undefined;
    const browser = new Browser({
      learner,
      disk,
      network: new Network({
        deliver: (claims, body, signal) => this.#deliver(browser, claims, body, signal),
        packOf: (claims, hash, disk) => this.#packOf(learner, claims, hash, disk),
        pause: (ms) => new Promise((resolve) => void this.clock.after(ms, resolve)),
        random: this.#random,
        delay: (deliverLate) => this.#late.push(deliverLate),
      }),
      clock: this.clock,
      ownClock,
      random: this.#random,
      claims: known ?? (await this.server.signIn(learner.userId)),
      locks: this.#setting.locks,
      client: this.#parts.client ?? defaultClient,
      track: (work) => this.#track(work),
      onDurable: (op, on) => learner.journal.recordOp(op, on),
      onRow: ({ kind }) => learner.journal.stored.add(kind),
      onEvent: (event) => onEvent(learner, event),
    });
    this.browsers.push(browser);
    learner.browsers.push(browser);
    browser.openTab();
    return browser;
  }

  newDisk(): Disk {
    return this.#parts.disk((work) => this.#track(work));
  }

  /** Returns the function that computes a learner's screen. */
  get readScreen(): ReadScreen {
    return (this.#parts.client ?? defaultClient).screen;
  }

  /** Returns all packs on the server; screens are computed as if every pack were on the device. */
  packs(): Promise<readonly RigPack[]> {
    this.#packs ??= this.server.packs();
    return this.#packs;
  }

  /** Drops the cached packs after an author changed quizzes. */
  onAuthorChange(): void {
    this.#packs = null;
  }

  /** Returns a number that was never used before in this world. */
  nextMark(): number {
    this.#marks += 1;
    return this.#marks;
  }

  /** Delivers all requests that were held back. */
  arrive(): void {
    for (const arrive of this.#late.splice(0)) arrive();
  }

  /** Returns all receipts of the learner's work, oldest first, including those that the server has deleted since. */
  async listAllReceipts({ userId, earlierReceipts }: Learner): Promise<Facts['receipts']> {
    const { receipts } = await this.server.facts(userId);
    const known = new Map(
      [...earlierReceipts, ...receipts].map((earlierReceipt) => [
        `${earlierReceipt.opId} ${earlierReceipt.receivedAt}`,
        earlierReceipt,
      ]),
    );
    return [...known.values()].sort((a, b) => a.receivedAt - b.receivedAt);
  }

  /**
   * Marks a learner's ops as destroyed if neither a disk nor the server has a copy left; called after steps that may
   * destroy copies.
   */
  async giveUpDestroyed(learner: Learner): Promise<void> {
    const receipts = await this.listAllReceipts(learner);
    learner.journal.markDestroyed(new Set(receipts.map(({ opId }) => opId)));
  }

  end(): void {
    for (const browser of this.browsers) {
      browser.die();
      browser.disk.close();
    }
    this.#late = [];
  }

  async #deliver(browser: Browser, claims: Claims, body: string, signal?: AbortSignal): Promise<Reply> {
    this.requests += 1;
    browser.requests += 1;
    const { learner } = browser;
    const { ops } = JSON.parse(body);
    for (const op of ops) learner.journal.recordOp(op, null);
    const exchange = this.server.exchange(claims, body, signal);
    this.#track(exchange);
    const reply = await exchange;
    if (reply.text.includes('"reset":true')) browser.resets += 1;
    countAnswer(this.answers, reply.text);
    return reply;
  }

  async #packOf(learner: Learner, claims: Claims, hash: string, disk: Disk): Promise<PackReply> {
    const at = this.clock.elapsed();
    const asking = this.server.pack(claims.id, hash);
    this.#track(asking);
    const reply = await asking;
    learner.packs.recordRequest(disk, { hash, at, refused: reply.status !== 200 });
    return reply;
  }

  /** Makes virtual time wait until the given work is over. */
  #track(work: PromiseLike<unknown>): void {
    this.#underWay.add(work);
    const over = () => void this.#underWay.delete(work);
    work.then(over, over);
  }

  async #rest(): Promise<void> {
    do {
      await Promise.allSettled(this.#underWay);
      for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    } while (this.#underWay.size > 0);
  }
}

function onEvent({ journal }: Learner, event: EngineEvent): void {
  if (event.type === 'replied' && event.committed.repair !== null) journal.repairs.add(event.committed.repair);
  // Failures of a disk have their own types of errors; a `TypeError` or `RangeError` is a defect of our code.
  if (event.type === 'storage-failed' && (event.error instanceof TypeError || event.error instanceof RangeError)) {
    journal.defects.push(`An error of our own: ${event.error.stack}`);
  }
}
