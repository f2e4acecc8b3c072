// Measures the main-thread time that one change of the device's database costs an open page, for a learner with a year
// of study.
import { newId } from '@quorbit/contracts/lib/ids';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { register } from '../e2e/support/people.ts';
import { startServer } from '../e2e/support/server.ts';
import { waitForSavedReplies, waitForServiceWorker } from '../e2e/support/wait-for-offline.ts';
import { databaseName } from '../src/offline/database-name.ts';
import { executablePath, FLAGS, findMissing } from './support/browser.ts';
import { createLongLearner, type LongLearner } from './support/long-learner.ts';
import { trackMainThread } from './support/main-thread.ts';
import { type OtherTab, openOtherTab } from './support/other-tab.ts';
import { formatRatio, printTable, quantile } from './support/table.ts';

const MIN_ROUNDS = 3;
const ROUNDS = process.argv.includes('--quick') ? MIN_ROUNDS : 15;
/** Milliseconds after which no further round of a screen begins; the first three rounds always run. */
const TIME_LIMIT_MS = 75_000;
const ATTEMPTS = 5_000;
/** The CPU throttling factor, which makes this computer about as slow as a cheap phone. */
const SLOWDOWN = 4;
/**
 * The number of plain reads of all attempts that are averaged as the floor for the other measurements, because a single
 * read varies too much.
 */
const READS = 3;

interface Device {
  context: BrowserContext;
  userId: string;
  learner: LongLearner;
  tab: OtherTab;
}

interface Screen {
  name: string;
  path: string;
}

interface Candidate {
  name: string;
  act(): Promise<void>;
  /** How many times one call of `act` does the measured work; 1 if missing. The measured time is divided by it. */
  times?: number;
  /** Undoes `act`, outside the measured time. */
  undo?(): Promise<void>;
  /** Main-thread milliseconds of each round. */
  busy: number[];
}

const skipReason = findMissing();
if (skipReason === null) await measure();
else console.log(`Skipped: ${skipReason}`);

async function measure(): Promise<void> {
  const server = await startServer();
  try {
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      const device = await prepare(await browser.newContext({ baseURL: server.address }));
      const screens: Screen[] = [
        { name: 'home', path: '/' },
        { name: 'report', path: `/report/${device.learner.newest.id}` },
      ];
      const figures = new Map<Screen, Candidate[]>();
      for (const screen of screens) figures.set(screen, await measureScreen(screen, device));
      print(figures);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Signs up, fills the device's database once the first exchange is over, and goes offline. */
async function prepare(context: BrowserContext): Promise<Device> {
  const page = await context.newPage();
  await register(page);
  await waitForServiceWorker(page);
  await waitForSavedReplies(page);
  const userId = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id);
  const tab = await openOtherTab(context, userId);
  await tab.waitForComplete();
  // Closes the page first: an open page would make an exchange, find rows that the server doesn't know, and fetch
  // everything again.
  await page.close();
  await context.setOffline(true);
  const learner = createLongLearner(ATTEMPTS);
  await tab.fill(learner.rows, learner.packs);
  return { context, userId, learner, tab };
}

/**
 * Measures each kind of change on a screen. The first candidate, which only reads all attempts, is the floor with which
 * the others are compared.
 */
async function measureScreen({ path }: Screen, device: Device): Promise<Candidate[]> {
  const { context, userId, learner, tab } = device;
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The quiz's title shows that the page has drawn the device's data.
  await page.getByText(learner.newest.title).first().waitFor();
  const thread = await trackMainThread(page);
  await thread.quiet();
  let opId = '';
  const contenders: Candidate[] = [
    { name: 'all attempts are read once', act: () => readAttempts(page, userId), times: READS, busy: [] },
    {
      name: 'an op is queued',
      act: () => {
        opId = newId();
        return tab.queue(opId, learner.nextSubmission());
      },
      undo: () => tab.undoQueue(opId),
      busy: [],
    },
    { name: 'an attempt row arrives', act: () => tab.store(learner.nextAttempt()), busy: [] },
  ];
  const startedAt = Date.now();
  for (let round = -1; round < ROUNDS; round += 1) {
    if (round >= MIN_ROUNDS && Date.now() - startedAt > TIME_LIMIT_MS) break;
    for (let position = 0; position < contenders.length; position += 1) {
      const contender = contenders[(position + round + 1) % contenders.length];
      if (!contender) continue;
      // Round -1 only warms up, so it isn't throttled.
      if (round >= 0) await thread.throttle(SLOWDOWN);
      const busy = await thread.busy(contender.act);
      await thread.throttle(1);
      if (round >= 0) contender.busy.push(busy / (contender.times ?? 1));
      if (!contender.undo) continue;
      await contender.undo();
      await thread.quiet();
    }
  }
  await page.close();
  return contenders;
}

/** Reads all attempt rows `READS` times, without any of the app's code. */
async function readAttempts(page: Page, userId: string): Promise<void> {
  for (let reads = 0; reads < READS; reads += 1) {
    const read = await page.evaluate(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const reading = database.transaction('rows').objectStore('rows').index('kind').getAll('attempt');
            reading.onerror = () => reject(reading.error);
            reading.onsuccess = () => {
              resolve(reading.result.length);
              database.close();
            };
          };
        }),
      databaseName(userId),
    );
    if (read < ATTEMPTS) throw new Error(`Only ${read} attempts are on the device.`);
  }
}

function print(figures: ReadonlyMap<Screen, Candidate[]>): void {
  const rounds = [...figures].map(([{ name }, [floor]]) => `${floor?.busy.length ?? 0} of ${name}`);
  printTable(
    `One change of the mirror, with ${ATTEMPTS} attempts on the device: main-thread time of an open page`,
    [
      ['', 'ratio', 'p50, ms'],
      ...[...figures].flatMap(([screen, [floor, ...changes]]) =>
        floor
          ? [floor, ...changes].map(({ name, busy }) => [
              `${screen.name}: ${name}`,
              busy === floor.busy ? 'floor' : formatRatio(busy, floor.busy),
              quantile(busy, 0.5).toFixed(0),
            ])
          : [],
      ),
    ],
    [
      `Ratios to the screen's floor (the mean of ${READS} reads): median and quartiles of interleaved rounds.`,
      `Rounds: ${rounds.join(', ')}. A slow screen gets fewer, but three at least.`,
      `All figures are at ${SLOWDOWN} times CPU throttle, by the thread's own clock, from the change until the page is quiet.`,
      'The cost of polling an idle page for as long is taken off. Earlier garbage is collected before the change.',
      'Another tab makes the changes; both also write the record of the sync, as the app does. There is no network.',
    ],
  );
}
