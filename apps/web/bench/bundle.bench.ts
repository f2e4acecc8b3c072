// Measures the JavaScript and CSS that a browser loads for /login, for the first page after signing in and for charts,
// and compares them with our limits.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { DEMO } from '../e2e/support/people.ts';
import { startServer } from '../e2e/support/server.ts';
import { executablePath, FLAGS, findMissing } from './support/browser.ts';

const KIB = 1024;
/** Limits in KiB, for JavaScript and CSS gzipped at level 6. Browsers that support Brotli download less. */
const FIGURES = { login: 125, home: 165, css: 15, charts: 125 };
/** Matches the names of the build's files with the line, bar and ring charts and the library behind them. */
const CHARTS = /^(?:nivo-[a-z]+|(?:line|bar|pie)-chart)-.*\.js$/;
const GZIP_LEVEL = 6;
/**
 * Milliseconds without network traffic after which a page counts as loaded. Users don't wait for files that it fetches
 * later.
 */
const QUIET_MS = 500;
/**
 * Milliseconds added to timers of `QUIET_MS` or more, because a slow machine may still be loading the page when they
 * fire.
 */
const DELAY_MS = 4_000;
/** Milliseconds without a request after which no more are expected. */
const SILENT_MS = DELAY_MS + 1_500;
const LOAD_MS = 60_000;
const LARGEST_COUNT = 5;
const LEARNER = 'learner@demo.test';

const KINDS = { JavaScript: /\bjavascript\b/, CSS: /^text\/css\b/, fonts: /^font\// } as const;
type Kind = keyof typeof KINDS;

interface File {
  path: string;
  kind: Kind;
  bytes: number;
  /** The size in bytes of the body as our server sent it. */
  sent: number;
}

interface Loaded {
  name: string;
  /** The files fetched up to the moment when the page was loaded. */
  files: File[];
  /** The files fetched after the page was loaded. */
  later: File[];
  /** The limit for the page's JavaScript, in KiB. */
  figure: number;
}

const skipReason = findMissing();
if (skipReason === null) print(await measure());
else console.log(`Skipped: ${skipReason}`);

async function measure(): Promise<Loaded[]> {
  const server = await startServer();
  try {
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      return await measurePages(browser, server.address);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

async function measurePages(browser: Browser, baseURL: string): Promise<Loaded[]> {
  // Service workers are blocked, because the files that they precache don't delay the page.
  const fresh = { baseURL, serviceWorkers: 'block' } as const;
  const loginPage = await openPage(await browser.newContext(fresh));
  await openLogin(loginPage.page);
  const login = await loginPage.loaded();

  // The learner logs in at once, before /login fetches its deferred files.
  const first = await browser.newContext(fresh);
  const { page, loaded } = await openPage(first);
  await openLogin(page);
  await page.getByLabel('E-mail', { exact: true }).fill(LEARNER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await waitForHome(page);
  const home = await loaded();

  const signedIn = await openPage(await browser.newContext({ ...fresh, storageState: await first.storageState() }));
  await signedIn.page.goto('/');
  await waitForHome(signedIn.page);
  return [
    { name: '/login', ...login, figure: FIGURES.login },
    { name: 'first page after sign-in, /login included', ...home, figure: FIGURES.home },
    { name: '/ opened directly with a session', ...(await signedIn.loaded()), figure: FIGURES.home },
  ];
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).waitFor();
}

async function waitForHome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/', { timeout: LOAD_MS });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: LOAD_MS });
}

/**
 * Opens a page. `loaded` waits until the network is idle and returns the files fetched by then, and those fetched
 * later.
 */
async function openPage(context: BrowserContext) {
  const page = await context.newPage();
  page.setDefaultTimeout(LOAD_MS);
  await page.addInitScript(
    ({ from, by }) => {
      window.setTimeout = new Proxy(window.setTimeout, {
        apply(timeout, self, [work, ms = 0, ...rest]: [TimerHandler, number?, ...unknown[]]) {
          return Reflect.apply(timeout, self, [work, ms < from ? ms : ms + by, ...rest]);
        },
      });
    },
    { from: QUIET_MS, by: DELAY_MS },
  );
  const responses: Response[] = [];
  let pending = 0;
  let lastAt = Date.now();
  const onRequest = (by: number) => {
    pending += by;
    lastAt = Date.now();
  };
  page.on('request', () => onRequest(1));
  page.on('requestfinished', () => onRequest(-1));
  page.on('requestfailed', () => onRequest(-1));
  page.on('response', (response) => responses.push(response));
  const quietFor = async (ms: number) => {
    while (pending > 0 || Date.now() - lastAt < ms) await page.waitForTimeout(50);
  };
  const loaded = async () => {
    await quietFor(QUIET_MS);
    const loadedCount = responses.length;
    await quietFor(SILENT_MS);
    return {
      files: await filesOf(responses.slice(0, loadedCount)),
      later: await filesOf(responses.slice(loadedCount)),
    };
  };
  return { page, loaded };
}

async function filesOf(responses: readonly Response[]): Promise<File[]> {
  return (await Promise.all(responses.map(fileOf))).filter((file) => file !== null);
}

async function fileOf(response: Response): Promise<File | null> {
  const type = (await response.headerValue('content-type')) ?? '';
  const kind = (Object.keys(KINDS) as Kind[]).find((name) => KINDS[name].test(type));
  if (kind === undefined) return null;
  const body = await response.body();
  const bytes = kind === 'fonts' ? body.length : gzipSize(body);
  const { responseBodySize: sent } = await response.request().sizes();
  return { path: new URL(response.url()).pathname, kind, bytes, sent };
}

function print(pages: readonly Loaded[]): void {
  console.log('\nWhat a fresh browser loads, in KiB (JavaScript and CSS: gzip, level 6)');
  for (const { name, files, later, figure } of pages) {
    console.log(`\n  ${name}`);
    console.log(`    JavaScript ${formatJudged(sumOf(files, 'JavaScript'), figure)}`);
    console.log(`    CSS        ${formatJudged(sumOf(files, 'CSS'), FIGURES.css)}`);
    console.log(`    fonts      ${formatKib(sumOf(files, 'fonts'))}`);
    console.log(`    sent       ${formatKib(files.reduce((all, { sent }) => all + sent, 0))}   in all, as Brotli`);
    console.log(`    once the page stands: JavaScript ${formatKib(sumOf(later, 'JavaScript')).trim()} more`);
    const biggest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, LARGEST_COUNT);
    console.log(`    ${files.length} files, the biggest:`);
    for (const { path, bytes } of biggest) console.log(`      ${formatKib(bytes)}  ${path}`);
  }
  console.log(
    `\n  charts: line, bars and ring together\n    JavaScript ${formatJudged(chartBytes(), FIGURES.charts)}\n`,
  );
}

/**
 * Returns the gzipped size of all chart chunks, in bytes.
 * @throws Error if the build has no chunks with these names.
 */
function chartBytes(): number {
  const folder = new URL('../dist/assets/', import.meta.url);
  const files = readdirSync(folder).filter((name) => CHARTS.test(name));
  if (files.length === 0) throw new Error('The build has no files for charts.');
  return files.reduce((all, name) => all + gzipSize(readFileSync(new URL(name, folder))), 0);
}

function gzipSize(body: Buffer): number {
  return gzipSync(body, { level: GZIP_LEVEL }).length;
}

function sumOf(files: readonly File[], kind: Kind): number {
  return files.filter((file) => file.kind === kind).reduce((all, { bytes }) => all + bytes, 0);
}

function formatJudged(bytes: number, figure: number): string {
  return `${formatKib(bytes)}   (figure ≤ ${figure}${bytes > figure * KIB ? ', missed' : ''})`;
}

function formatKib(bytes: number): string {
  return (bytes / KIB).toFixed(1).padStart(6);
}
