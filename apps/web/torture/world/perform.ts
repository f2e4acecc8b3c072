import { newId } from '@quorbit/contracts/lib/ids';
import { exportWork, importWork } from '#offline/queue/work-file.ts';
import type { PlantedQuiz } from '../../../api/src/testing/planted/quiz.ts';
import { sittingsOf } from '../../../api/src/testing/torture/sittings.ts';
import { isDraftStep, performDraft } from '../drafts/draft-steps.ts';
import { attemptWork } from '../ops/attempt-submit.op.ts';
import { OPS } from '../ops/ops.ts';
import { type PoisonKind, poisonWork } from '../ops/poison.ts';
import type { StepContext, WorkWithArgs } from '../ops/simulated-op.ts';
import { readPacksOnDisk } from '../packs/packs.ts';
import type { Browser } from './browser.ts';
import type { Disk } from './disk.ts';
import { addOldScopeRow } from './old-scope.ts';
import { flush, losePower } from './power.ts';
import { discardOne, retryOne } from './retry-discard.ts';
import { onServer } from './server-steps.ts';
import type { Step } from './steps.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Performs one step of a script, then lets the step's `ms` milliseconds pass. A step that makes no sense in the current
 * state does nothing.
 */
export async function perform(world: World, step: Step): Promise<void> {
  const before = await Promise.all(world.browsers.map(readPacksOnDisk));
  await performOne(world, step);
  await world.clock.advance(step.ms);
  for (const [index, browser] of world.browsers.entries()) {
    const held = before[index] ?? null;
    const after = held && (await readPacksOnDisk(browser));
    if (held && after) browser.learner.packs.compare(held, after);
  }
}

async function performOne(world: World, step: Step): Promise<void> {
  const { browsers, learners } = world;
  if ('on' in step) {
    const browser = browsers[step.on % browsers.length];
    if (browser) await onBrowser(world, browser, step);
  } else {
    const learner = learners[('who' in step ? (step.who ?? 0) : 0) % learners.length];
    if (learner) await onServer(world, learner, step);
  }
}

type BrowserStep = Extract<Step, { on: number }>;

async function onBrowser(world: World, browser: Browser, step: BrowserStep): Promise<void> {
  const { server } = world;
  const { journal, userId, isDeleted } = browser.learner;
  const stage = createContext(world, browser);
  const { quiz, now, mark } = stage;
  switch (step.do) {
    case 'poison':
      saveWork(world, browser, poisonWork(step.kind, quiz(0), now(), mark()), step.kind);
      break;
    case 'break': {
      const work = attemptWork(quiz(0), 0, now());
      await server.breakAttempt(work.args.attemptId);
      saveWork(world, browser, work);
      break;
    }
    case 'network':
      browser.network.state = step.is;
      if (step.is === 'up') browser.wake();
      break;
    case 'look':
      browser.show(step.visible);
      break;
    case 'request':
      browser.network.requestOutcomes.push(step.fate);
      break;
    case 'open':
      browser.openTab(step.app);
      break;
    case 'pause':
    case 'freeze':
      suspend(browser, step);
      break;
    case 'kill-leader':
      browser.killLeader();
      break;
    case 'kill':
      if (step.at === 'now') browser.die();
      else browser.kill = { at: step.at, count: step.count };
      break;
    case 'disk':
      if (step.fails === 'full') browser.full = step.count;
      else browser.closed = step.count;
      break;
    case 'sign-in':
      if (!isDeleted) browser.signIn(await server.signIn(userId));
      break;
    case 'clock':
      journal.onClockJump(browser, [...browser.unsaved(), ...(await browser.pending())]);
      browser.clock.set(step.years * YEAR_MS);
      break;
    case 'drift':
      browser.clock.drift(1 + step.percent / 100);
      break;
    case 'travel':
      browser.timeZone = step.to;
      break;
    case 'flush':
      await flush(browser);
      break;
    case 'space':
      if (browser.disk.shelf) browser.disk.shelf.space = step.packs;
      break;
    case 'power-loss':
      await losePower(world, browser);
      break;
    case 'evict':
      await evict(world, browser, step.exported, world.newDisk());
      break;
    case 'clone': {
      const disk = await browser.disk.copy();
      journal.copy(browser.disk, disk);
      browser.learner.drafts.markForked(browser.disk);
      await world.addBrowser(browser.learner, disk, browser.clock.copy());
      break;
    }
    case 'discard':
      await discardOne(browser, step.which);
      break;
    case 'try-again':
      await retryOne(browser, step.which);
      break;
    case 'old-scope':
      await addOldScopeRow(browser.disk.aside());
      browser.changes += 1;
      break;
    default:
      if (isDraftStep(step)) await performDraft(world, browser, step, quiz);
      else await OPS.find((op) => op.step === step.do)?.perform(step, stage);
  }
}

function suspend(browser: Browser, step: Extract<BrowserStep, { do: 'pause' | 'freeze' }>): void {
  const ms = step.minutes * MINUTE_MS;
  const leader = browser.leader();
  if (step.do === 'pause' && step.what === 'browser') browser.pause([...browser.tabs], ms);
  else {
    const tab = step.do === 'pause' && step.what === 'front' ? browser.tabs.at(-1) : leader;
    if (!tab) return;
    if (step.do === 'freeze') browser.freeze(tab, ms);
    else browser.pause([tab], ms);
  }
}

function createContext(world: World, browser: Browser): StepContext {
  const { quizzes, premium, ofKinds, path, tests } = world.server;
  return {
    quiz: (index) => pickQuiz([...quizzes, ...world.authored, ofKinds], index),
    keepable: (index) => pickQuiz([premium, ...quizzes, ...world.authored, ofKinds], index),
    path,
    sittings: sittingsOf(browser.learner.userId, tests),
    now: () => browser.now(),
    mark: () => world.nextMark(),
    rows: () => browser.peek((tx) => tx.rows()),
    done: () => browser.peek(async (tx) => [...(await tx.journal()).map(({ op }) => op), ...(await tx.outbox())]),
    save: (work) => saveWork(world, browser, work),
  };
}

function pickQuiz(quizzes: readonly PlantedQuiz[], index: number): PlantedQuiz {
  const quiz = quizzes[index % quizzes.length];
  if (!quiz) throw new Error('The server has no quiz.');
  return quiz;
}

/** Saves work as the learner does, without waiting for the result. */
function saveWork(world: World, browser: Browser, work: WorkWithArgs, poison: PoisonKind | null = null): void {
  const { type, args } = work;
  const intent = browser.learner.journal.recordIntent({ type, args, poison, browser, at: world.clock.now() });
  const tab = browser.tabInUse(world.nextMark());
  const saved = tab.writer.enqueue(work);
  void saved.then((result) => {
    intent.result = result;
  });
}

async function evict(world: World, browser: Browser, exported: boolean, empty: Disk): Promise<void> {
  const { disk, learner } = browser;
  const { userId, journal } = learner;
  const file = exported
    ? await exportWork(disk.aside(), { userId, unsaved: browser.unsaved(), now: browser.now() })
    : null;
  browser.die();
  disk.close();
  browser.disk = empty;
  browser.changes += 1;
  browser.durable = null;
  journal.dropDisk(disk);
  learner.drafts.markGone(disk);
  if (file !== null) {
    const text = JSON.stringify(file);
    for (let time = 0; time < 2; time += 1) await importWork(empty.aside(), { userId, text, newId });
    for (const op of file.ops) journal.recordOp(op, empty);
  }
  await world.giveUpDestroyed(learner);
}
