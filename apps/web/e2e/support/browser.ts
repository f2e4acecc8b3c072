import { join } from 'node:path';
import { newId } from '@quorbit/contracts/lib/ids';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { RunningServer } from './server.ts';

const FEATURES_OFF = [
  // UI of the address bar, which no test needs: it would start a process for each window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // Only the last `--disable-features` counts, so Playwright's own list is repeated.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
];

/**
 * Timeout in milliseconds for anything a page should show. It's generous, because the machine may be busy with other
 * work.
 */
export const WAIT_MS = 30_000;

/**
 * Beginnings of messages that the browser itself logs about requests, the worker's script and sockets without a
 * network.
 */
const BROWSERS_OWN = [
  'Failed to load resource',
  'An unknown error occurred when fetching the script.',
  'WebSocket connection to ',
  // The socket's client sends its token a moment after the socket opens; if the page is left meanwhile, the browser
  // logs this.
  'WebSocket is already in CLOSING or CLOSED state.',
];

/** The folder for traces of failed journeys; set when a file is retried (`scripts/test.mjs`). */
const TRACES = process.env.JOURNEY_TRACES;

export interface Journeys {
  /** Opens a page in a fresh browser profile. A console error on it fails the test. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /**
   * Opens a page in the profile with this name, which lasts until the end of the file with its caches and storage.
   * Later tests get the same page again, emptied, because a new page is a new process, which takes longer than most
   * pages.
   * @param prepare called with each new page.
   */
  openStored(profile: string, prepare?: (page: Page) => Promise<void>): Promise<Page>;
  /** The server's address, `http://127.0.0.1:<port>`; known once the tests run. */
  address(): string;
}

/** The browser of this worker. Its test files run one after the other, and each page has its own profile. */
let shared: Browser | undefined;

/** Launches the shared browser on first use. It ends with the worker. */
async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

function launch({ flags = [], windows = false }: JourneyOptions = {}): Promise<Browser> {
  const shell = windows ? undefined : process.env.HEADLESS_SHELL_PATH;
  return chromium.launch({ executablePath: shell ?? browserPath(), args: [...FLAGS, ...flags] });
}

/** Options of a file of journeys. */
interface JourneyOptions {
  /** Additional browser flags; with them the file gets a browser of its own. */
  flags?: readonly string[];
  /** Whether the file gets full Chromium in a browser of its own, because the headless shell has no push messages. */
  windows?: boolean;
  /**
   * Whether pages may have a service worker; true by default. Set it to false for journeys that load no page offline:
   * installing a worker takes a third of such a journey's processor time.
   */
  worker?: boolean;
  /** Starts a separate server, for journeys that would affect everybody on the shared one. */
  server?: () => Promise<RunningServer>;
}

/** Gives a file of journeys its browser and server. Call it once at the top of the file. */
export function createJourneys(own: JourneyOptions = {}): Journeys {
  const hasOwnBrowser = own.flags !== undefined || own.windows === true;
  let server: RunningServer | undefined;
  let browser: Browser;
  let address: string;
  const contexts: BrowserContext[] = [];
  const kept = new Map<string, BrowserContext>();
  /** Pages of stored profiles that the running test uses. */
  const used = new Set<Page>();
  const complaints: string[] = [];
  /** Calls that the server refused or that failed, one line each, for the error of a failed test. */
  const refused: string[] = [];

  beforeAll(async () => {
    browser = await (hasOwnBrowser ? launch(own) : sharedBrowser());
    server = await own.server?.();
    address = server?.address ?? (await sharedServer());
  });
  afterEach(async ({ task }) => {
    const pages = [...contexts, ...kept.values()].flatMap((context) => context.pages());
    const scene = task.result?.state === 'fail' ? await Promise.all(pages.map(describePage)) : null;
    const calls = refused.splice(0);
    // A route handler may be answering a call right now.
    for (const page of pages) await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const context of [...contexts, ...kept.values()]) await endTrace(context, scene && task.name);
    for (const context of contexts.splice(0)) await context.close();
    for (const context of kept.values()) await startTrace(context);
    for (const page of used) await (scene ? page.close() : page.goto('about:blank'));
    used.clear();
    if (scene) throw new Error(['When it failed:', ...scene, ...calls].join('\n'));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    for (const context of kept.values()) await context.close();
    if (hasOwnBrowser) await browser?.close();
    // The server stops after the pages are closed, because they would log errors without it.
    await server?.stop();
  });

  async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({
      baseURL: address,
      viewport,
      reducedMotion: 'reduce',
      serviceWorkers: own.worker === false ? 'block' : 'allow',
      ...options,
    });
    await startTrace(context);
    return context;
  }

  async function pageOf(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    page.on('console', (message) => {
      // The browser logs every refused call; the journey itself checks whether the refusal is right.
      const text = message.text();
      if (message.type() === 'error' && !BROWSERS_OWN.some((own) => text.startsWith(own))) complaints.push(text);
    });
    page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
    const noteCall = (request: Request, what: string) => {
      const time = new Date().toISOString().slice(11, 23);
      refused.push(`${time} ${request.method()} ${request.url().slice(0, 120)}: ${what}`);
    };
    page.on('requestfailed', (request) => noteCall(request, request.failure()?.errorText ?? 'broke off'));
    page.on('response', (response) => {
      if (response.status() >= 400) noteCall(response.request(), String(response.status()));
    });
    return page;
  }

  return {
    address: () => address,
    async open(options) {
      const context = await newContext(options);
      contexts.push(context);
      return pageOf(context);
    },
    async openStored(profile, prepare) {
      const context = kept.get(profile) ?? (await newContext());
      kept.set(profile, context);
      const free = context.pages().find((page) => !used.has(page));
      const page = free ?? (await pageOf(context));
      used.add(page);
      if (!free) await prepare?.(page);
      return page;
    },
  };
}

async function startTrace(context: BrowserContext): Promise<void> {
  if (TRACES) await context.tracing.start({ screenshots: true, snapshots: true });
}

/**
 * Ends a context's trace and saves it if the test failed.
 * @param failed the failed test's name, which names the file; null discards the trace.
 */
async function endTrace(context: BrowserContext, failed: string | null): Promise<void> {
  if (!TRACES) return;
  const name = `${failed?.replace(/\W+/g, '-').slice(0, 80)}-${newId().slice(-6)}.zip`;
  await context.tracing.stop(failed === null ? {} : { path: join(TRACES, name) });
}

/** Returns the URL and the visible content of a page, for the report of a failed journey. */
async function describePage(page: Page): Promise<string> {
  const screen = await page.locator('body').ariaSnapshot({ timeout: 1000 }).catch(String);
  return `${new Date().toISOString().slice(11, 23)} ${page.url()}\n${screen.slice(0, 3000)}`;
}

/**
 * Returns the address of the server that all journeys share, which starts on the first request.
 * @throws Error if the server didn't start.
 */
export function sharedServer(): Promise<string> {
  return readProvided(inject('sharedServer'));
}

/**
 * Returns the path of a data folder with a migrated, empty database, to be copied: a server takes seconds of processor
 * time to create its own.
 * @throws Error if it couldn't be created.
 */
export function emptyDataFolder(): Promise<string> {
  return readProvided(inject('emptyFolder'));
}

async function readProvided(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/**
 * Returns the path of the Chromium that `npm test` found.
 * @throws Error if there is none.
 */
export function browserPath(): string {
  const path = process.env.CHROMIUM_PATH;
  if (!path) throw new Error('CHROMIUM_PATH must name a Chromium. `npm test` finds one and sets it.');
  return path;
}
