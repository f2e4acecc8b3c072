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

/** Time as a world sees it: a clock, and the way to let it pass. */
export interface WorldClock extends Clock {
  advance(ms: number): Promise<void>;
  /** So much time passes in which nobody does anything: no timer runs out. */
  jump(ms: number): void;
  /** Time does not wait: while something is looked at, the next thing happens. */
  isReal: boolean;
}

export interface WorldParts {
  server: Rig;
  /** @param rest resolves once nothing is under way at the server */
  clock: (rest: () => Promise<void>) => WorldClock;
  disk: (track: Track) => Disk;
  client?: ClientParts;
}

type WorldSetting = Pick<Schedule, 'seed' | 'locks' | 'learners' | 'browsers' | 'maxRows'>;

/** Learners with browsers, the server, and all that lies between. */
export class World {
  readonly learners: Learner[] = [];
  /** Of all learners: at first one of each in turn. */
  readonly browsers: Browser[] = [];
  readonly clock: WorldClock;
  readonly server: Rig;
  /** What an admin made for everybody meanwhile, as it is now. */
  readonly authored: PlantedQuiz[] = [];
  /** Quizzes were changed meanwhile; background work tells devices. */
  edited = false;
  /** How many days passed while nobody did anything. */
  days = 0;
  /** What happened in all, for figures. */
  requests = 0;
  /** Screens that were compared with what the server says. */
  looks = 0;
  /** What the server's answers said. */
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

  /** What a person sees. */
  get readScreen(): ReadScreen {
    return (this.#parts.client ?? defaultClient).screen;
  }

  /** Every pack there is: those that a device needs are here before anybody looks. */
  packs(): Promise<readonly RigPack[]> {
    this.#packs ??= this.server.packs();
    return this.#packs;
  }

  /** An author made other quizzes. */
  onAuthorChange(): void {
    this.#packs = null;
  }

  /** A number that was never used. */
  nextMark(): number {
    this.#marks += 1;
    return this.#marks;
  }

  /** Held back requests arrive now. */
  arrive(): void {
    for (const arrive of this.#late.splice(0)) arrive();
  }

  /** All receipts of the learner's work, those that the server forgot since included, oldest first. */
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

  /** After what may have destroyed the last copy of some work. */
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

  /** Time is held until this is over. */
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
  // A disk fails with exceptions of its own; these are ours.
  if (event.type === 'storage-failed' && (event.error instanceof TypeError || event.error instanceof RangeError)) {
    journal.defects.push(`An error of our own: ${event.error.stack}`);
  }
}
