// Runs Lighthouse on /login and home, as a phone on its first visit, and compares the results with our targets.
// Lighthouse computes the times of a slow 4G network and a slow phone from the work that the page does; a busy machine
// makes them longer, so the best of a few runs counts.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { DEMO } from '../e2e/support/people.ts';
import { startServer } from '../e2e/support/server.ts';
import { executablePath, FLAGS, findMissing } from './support/browser.ts';
import { printTable } from './support/table.ts';

const RUNS = process.argv.includes('--quick') ? 1 : 3;
const LEARNER = 'learner@demo.test';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const FIRST = 'first-contentful-paint';
const LARGEST = 'largest-contentful-paint';
const SHIFT = 'cumulative-layout-shift';
const BLOCKED = 'total-blocking-time';
/** Target: the maximum share of the screen that shifts. */
const MAX_SHIFT = 0.05;
/** The pages with their targets: the minimum performance score out of 100, and the largest paint in seconds. */
const PAGES = [
  { path: '/login', signedIn: false, performance: 95, paint: 2 },
  { path: '/', signedIn: true, performance: 88, paint: 2.2 },
] as const;

type Page = (typeof PAGES)[number];
type Storage = Readonly<Record<string, string>>;

const skipReason = findMissing();
if (skipReason === null) await measure();
else console.log(`Skipped: ${skipReason}`);

async function measure(): Promise<void> {
  const server = await startServer();
  try {
    const session = await logIn(server.address);
    for (const page of PAGES) {
      const runs: Result[] = [];
      while (runs.length < RUNS) runs.push(await run(server.address, page, page.signedIn ? session : {}));
      print(page, runs);
    }
  } finally {
    await server.stop();
  }
}

/** Logs in, and returns the local storage entries by which the app knows the signed-in user. */
async function logIn(address: string): Promise<Storage> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: LEARNER, password: DEMO.password }),
  });
  if (!response.ok) throw new Error(`The log-in answered ${response.status}.`);
  const { token, user }: { token: string; user: unknown } = await response.json();
  return { token, user: JSON.stringify(user) };
}

/** Runs Lighthouse once on a page, in a new browser profile that contains only this storage. */
async function run(address: string, { path }: Page, storage: Storage): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'quorbit-lighthouse-'));
  const options = { executablePath, args: [...FLAGS, '--remote-debugging-port=0'] };
  const context = await chromium.launchPersistentContext(folder, options);
  try {
    await fillStorage(context, address, storage);
    const port = Number((await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n')[0]);
    const report = await lighthouse(`${address}${path}`, {
      port,
      onlyCategories: [...CATEGORIES],
      output: 'json',
      logLevel: 'error',
    });
    if (!report) throw new Error('Lighthouse told nothing.');
    const { runtimeError } = report.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    return report.lhr;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fills local storage from a page of the same origin that doesn't load the app. */
async function fillStorage(context: BrowserContext, address: string, storage: Storage): Promise<void> {
  const [page = await context.newPage()] = context.pages();
  await page.goto(`${address}/healthz`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
}

function print({ path, performance, paint }: Page, runs: readonly Result[]): void {
  const [best] = [...runs].sort((a, b) => numberOf(a, LARGEST) - numberOf(b, LARGEST));
  if (!best) return;
  const all = (show: (result: Result) => string) => runs.map(show).join(', ');
  const seconds = (audit: string) => (result: Result) => (numberOf(result, audit) / 1000).toFixed(2);
  const shift = (result: Result) => numberOf(result, SHIFT).toFixed(3);
  printTable(
    `Lighthouse ${best.lighthouseVersion} on ${path}: a phone on slow 4G, first visit`,
    [
      ['', 'best', 'all runs', 'figure'],
      ...CATEGORIES.map((name) => [
        name,
        scoreOf(best, name),
        all((result) => scoreOf(result, name)),
        name === 'performance' ? `≥ ${performance}` : '',
      ]),
      ['first paint, s', seconds(FIRST)(best), all(seconds(FIRST)), ''],
      ['largest paint, s', seconds(LARGEST)(best), all(seconds(LARGEST)), `≤ ${paint.toFixed(1)}`],
      ['main thread blocked, s', seconds(BLOCKED)(best), all(seconds(BLOCKED)), ''],
      ['layout shift', shift(best), all(shift), `≤ ${MAX_SHIFT}`],
    ],
    [
      `The best is the run with the earliest largest paint. ${largestOf(best)}`,
      `This machine's speed, as Lighthouse measures it: ${all(({ environment }) => environment.benchmarkIndex.toFixed(0))} (a desktop at rest: 1000 and more).`,
      ...failedIn(best),
    ],
  );
}

function scoreOf({ categories }: Result, name: string): string {
  return String(Math.round((categories[name]?.score ?? Number.NaN) * 100));
}

function numberOf({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

/** Returns a note naming the element that was the largest paint; empty if it isn't known. */
function largestOf({ audits }: Result): string {
  const snippet = /"nodeLabel":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify(audits['largest-contentful-paint-element']));
  return snippet?.[1] ? `Painted largest: ${snippet[1]}` : '';
}

/** Returns notes on the failed audits, apart from those about performance. */
function failedIn({ audits, categories }: Result): string[] {
  return CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit?.score === 0 ? [`Failed: ${audit.title}`] : [];
    });
}
