// Measures first and largest contentful paint of a second visit served by the service worker, and compares them with a
// static page of the same size.
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { register } from '../e2e/support/people.ts';
import { startServer } from '../e2e/support/server.ts';
import { executablePath, FLAGS, findMissing } from './support/browser.ts';
import { type Parts, serveStatic } from './support/static-page.ts';
import { formatRatio, printTable, quantile } from './support/table.ts';

const ROUNDS = process.argv.includes('--quick') ? 3 : 31;
const QUIET_MS = 1_000;
/** Milliseconds allowed for the paint that shows the heading. */
const SETTLE_MS = 200;

const createSamples = () => ({ first: [] as number[], largest: [] as number[] });

interface Candidate {
  name: string;
  context: BrowserContext;
  url: string;
  offline?: boolean;
  figure?: string;
  /** Milliseconds from the start of the navigation to the first contentful paint, for each round. */
  first: number[];
  largest: number[];
}

const skipReason = findMissing();
if (skipReason === null) await measure();
else console.log(`Skipped: ${skipReason}`);

async function measure(): Promise<void> {
  const server = await startServer();
  try {
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      await compare(browser, server.address, '/login', async () => {});
      await compare(browser, server.address, '/', async (page) => void (await register(page)));
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/**
 * Compares the app's page with the static page, and prints the result.
 * @param prepare takes a fresh browser to a state in which the page can be shown, e.g. logs in.
 */
async function compare(browser: Browser, baseURL: string, path: string, prepare: (page: Page) => Promise<void>) {
  const withWorker = await browser.newContext({ baseURL });
  const cached = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const plain = await browser.newContext();
  await waitForWorker(withWorker, prepare);
  const parts = await visitFirst(cached, path, prepare);
  const page = await serveStatic(parts);
  try {
    const app = `${baseURL}${path}`;
    const contenders: Candidate[] = [
      { name: 'static page of equal bytes', context: plain, url: page.address, ...createSamples() },
      { name: 'service worker, online', context: withWorker, url: app, figure: '≤ 1.2', ...createSamples() },
      {
        name: 'service worker, offline',
        context: withWorker,
        url: app,
        offline: true,
        figure: '≤ 1.2',
        ...createSamples(),
      },
      { name: "no service worker, the browser's cache", context: cached, url: app, ...createSamples() },
    ];
    for (let round = -1; round < ROUNDS; round += 1) {
      for (let position = 0; position < contenders.length; position += 1) {
        const contender = contenders[(position + round + 1) % contenders.length];
        if (!contender) continue;
        const { first, largest } = await visit(contender);
        if (round < 0) continue;
        contender.first.push(first);
        contender.largest.push(largest);
      }
    }
    print(path, contenders, parts);
  } finally {
    await page.close();
    for (const context of [withWorker, cached, plain]) await context.close();
  }
}

/** Waits until the service worker has cached all its files. */
async function waitForWorker(context: BrowserContext, prepare: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await prepare(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.close();
}

/** Fills the browser's cache, and returns the markup and files of the page. */
async function visitFirst(
  context: BrowserContext,
  path: string,
  prepare: (page: Page) => Promise<void>,
): Promise<Parts> {
  const page = await context.newPage();
  await page.goto('/login');
  await prepare(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const loaded = [...responses];
  await page.waitForTimeout(QUIET_MS);
  const files = (await Promise.all(loaded.map((response) => fileOf(page, response)))).filter((file) => file !== null);
  const markup = await page.evaluate(() => document.getElementById('root')?.outerHTML ?? '');
  await page.close();
  return { markup, files };
}

async function fileOf(page: Page, response: Response): Promise<Parts['files'][number] | null> {
  const kind = { script: 'script', stylesheet: 'style', font: 'font' }[response.request().resourceType()];
  if (kind !== 'script' && kind !== 'style' && kind !== 'font') return null;
  // A 304 has no body, so the file is fetched again.
  return { kind, body: await (await page.request.get(response.url())).body() };
}

async function visit({ context, url, offline = false }: Candidate): Promise<{ first: number; largest: number }> {
  await context.setOffline(offline);
  const page = await context.newPage();
  try {
    await stopWorkers(context, page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      });
      return { first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, largest };
    });
  } finally {
    await page.close();
    await context.setOffline(false);
  }
}

/** Stops the service workers, so that the measured time includes waking one, as on visits after a pause. */
async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

function print(path: string, contenders: readonly Candidate[], { files }: Parts): void {
  const base = contenders[0];
  if (!base) return;
  const bytes = files.reduce((all, { body }) => all + body.length, 0);
  printTable(
    `Second visit of ${path} (${Math.round(bytes / 1024)} KiB before compression): first and largest contentful paint`,
    [
      ['', 'first', 'p50, ms', 'figure', 'largest', 'p50, ms'],
      ...contenders.map(({ name, first, largest, figure = '' }) => [
        name,
        formatRatio(first, base.first),
        quantile(first, 0.5).toFixed(0),
        figure,
        formatRatio(largest, base.largest),
        quantile(largest, 0.5).toFixed(0),
      ]),
    ],
    [
      'Ratios to the first row: median and quartiles of interleaved rounds. The service worker sleeps before each visit.',
      "The static page's words stand in the document; its scripts are read before it is painted, and do nothing.",
      "The app's first paint is its frame, which stands in the document; the largest is the page itself.",
    ],
  );
}
