import { newId } from '@quorbit/contracts/lib/ids';
import type { CardRow } from '@quorbit/contracts/sync/rows';
import { exportWork, importWork } from '#offline/queue/work-file.ts';
import type { Work } from '#offline/queue/writer.ts';
import type { Browser } from './browser.ts';
import type { Disk } from './disk.ts';
import type { PoisonKind, Step } from './steps.ts';
import { attemptWork, type MadeWork, noteWork, poisonWork, rateWork } from './work.ts';
import type { World } from './world.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

/** Does what one line of a script says, then lets its time pass. A step that makes no sense now is none. */
export async function perform(world: World, step: Step, newDisk: () => Disk): Promise<void> {
  const { server, userId, browsers } = world;
  const on = 'on' in step ? (browsers[step.on % browsers.length] ?? null) : null;
  if (on) await onBrowser(world, on, step, newDisk);
  else {
    switch (step.do) {
      case 'mend':
        await mend(world);
        break;
      case 'arrive':
        world.arrive();
        break;
      case 'database':
        server.failNext(step);
        break;
      case 'server':
        await server.setRunning(step.is === 'started');
        break;
      case 'sign-out':
        await server.signOut(userId);
        break;
      case 'backup':
        world.backup = await server.takeBackup(userId);
        break;
      case 'restore': {
        const { backup } = world;
        if (backup === null) break;
        await server.restore(userId, backup, step.newEpoch);
        await world.giveUpDestroyed();
      }
    }
  }
  await world.clock.advance(step.ms);
}

/** The defect is mended, and what was parked for it is applied. */
export async function mend({ server, userId }: World): Promise<void> {
  await server.mend();
  await server.replay(userId);
}

async function onBrowser(world: World, browser: Browser, step: Step, newDisk: () => Disk): Promise<void> {
  const { server, userId } = world;
  const quiz = (index: number) => server.quizzes[index % server.quizzes.length] ?? server.quizzes[0];
  switch (step.do) {
    case 'attempt': {
      const chosen = quiz(step.quiz);
      if (chosen) save(world, browser, attemptWork(chosen, step.right, browser.now()));
      break;
    }
    case 'rate': {
      const cards = (await browser.peek((tx) => tx.rows())).filter(({ kind }) => kind === 'card');
      const card = cards[step.card % Math.max(1, cards.length)]?.body as CardRow | undefined;
      if (card) save(world, browser, rateWork(card.quizId, card.questionId, step.quality, world.mark()));
      break;
    }
    case 'notes':
      for (let note = 0; note < step.count; note += 1) save(world, browser, noteWork(world.mark()));
      break;
    case 'poison': {
      const chosen = quiz(0);
      if (chosen) save(world, browser, poisonWork(step.kind, chosen, browser.now(), world.mark()), step.kind);
      break;
    }
    case 'break': {
      const chosen = quiz(0);
      if (!chosen) break;
      const work = attemptWork(chosen, 0, browser.now());
      await server.breakAttempt(work.args.attemptId);
      save(world, browser, work);
      break;
    }
    case 'network':
      browser.network.state = step.is;
      if (step.is === 'up') browser.wake();
      break;
    case 'request':
      browser.network.fates.push(step.fate);
      break;
    case 'open':
      browser.openTab();
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
      browser.signIn(await server.signIn(userId));
      break;
    case 'clock':
      world.journal.clockJumps(browser, [...browser.held(), ...(await browser.pending())]);
      browser.clockOff += step.years * YEAR_MS;
      break;
    case 'evict':
      await evict(world, browser, step.exported, newDisk());
      break;
    case 'clone': {
      const disk = await browser.disk.copy();
      world.journal.copy(browser.disk, disk);
      const copy = await world.addBrowser(disk);
      copy.clockOff = browser.clockOff;
    }
  }
}

/** The learner saves something, and does not wait for it. */
function save(world: World, browser: Browser, work: Work & MadeWork, poison: PoisonKind | null = null): void {
  const { type, args } = work;
  const intent = world.journal.did({ type, args, poison, by: browser, at: world.clock.now() });
  const tab = browser.tabs[world.mark() % browser.tabs.length] ?? browser.tab();
  const told = tab.writer.enqueue(work);
  void told.then((result) => {
    intent.told = result;
  });
}

async function evict(world: World, browser: Browser, exported: boolean, empty: Disk): Promise<void> {
  const { userId } = world;
  const { disk } = browser;
  const file = exported ? await exportWork(disk.aside(), { userId, held: browser.held(), now: browser.now() }) : null;
  browser.die();
  disk.close();
  browser.disk = empty;
  world.journal.forget(disk);
  if (file !== null) {
    const text = JSON.stringify(file);
    for (let time = 0; time < 2; time += 1) await importWork(empty.aside(), { userId, text, newId });
    for (const op of file.ops) world.journal.note(op, empty);
  }
  await world.giveUpDestroyed();
}
