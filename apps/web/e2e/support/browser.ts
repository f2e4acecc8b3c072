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

const FEATURES_OFF = [
  // Pages of the address bar, which nobody sees here: each window would start a process for them.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // Only the last list given to the browser counts, so what Playwright switches off is repeated.
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

/** For whatever a page is to show; a machine that does other things meanwhile is slow. */
export const WAIT_MS = 30_000;

/** What the browser says of requests, of the worker's script and of sockets when there is no network. */
const BROWSERS_OWN = [
  'Failed to load resource',
  'An unknown error occurred when fetching the script.',
  'WebSocket connection to ',
];

/** Where traces of failures go; set when a file is tried again (`scripts/test.mjs`). */
const TRACES = process.env.JOURNEY_TRACES;

export interface Journeys {
  /** A page of a fresh browser profile. What the page's console calls an error fails the test. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** As `open`, but of a profile that stays, by this name, until the file's end: what it has loaded once is there. */
  openKept(profile: string): Promise<Page>;
  /** `http://127.0.0.1:<port>`; known once the tests run. */
  address(): string;
}

/** The browser of this worker: its files run one after the other, and each page has a profile of its own. */
let shared: Browser | undefined;

/** Launches the shared browser when first asked for it. The worker's end ends it. */
async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

function launch(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: [...FLAGS, ...flags] });
}

/**
 * Gives a file of journeys its browser and the shared server. Call once at the top of the file.
 * @param flags further ones for a browser of the file's own; without them it is the worker's
 */
export function journeys(flags?: readonly string[]): Journeys {
  let browser: Browser;
  let address: string;
  const contexts: BrowserContext[] = [];
  const kept = new Map<string, BrowserContext>();
  const complaints: string[] = [];
  /** Calls that the server refused or that broke off, in a line each. */
  const refused: string[] = [];

  beforeAll(async () => {
    [address, browser] = await Promise.all([sharedServer(), flags ? launch(flags) : sharedBrowser()]);
  });
  afterEach(async ({ task }) => {
    const pages = [...contexts, ...kept.values()].flatMap((context) => context.pages());
    const scene = task.result?.state === 'fail' ? await Promise.all(pages.map(describePage)) : null;
    const calls = refused.splice(0);
    // What answers a call in the page's place may be doing so just now.
    for (const page of pages) await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const context of [...contexts, ...kept.values()]) await endTrace(context, scene && task.name);
    for (const context of contexts.splice(0)) await context.close();
    for (const context of kept.values()) await startTrace(context);
    for (const page of [...kept.values()].flatMap((context) => context.pages())) await page.close();
    if (scene) throw new Error(['When it failed:', ...scene, ...calls].join('\n'));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    for (const context of kept.values()) await context.close();
    if (flags) await browser?.close();
  });

  async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ baseURL: address, viewport, reducedMotion: 'reduce', ...options });
    await startTrace(context);
    return context;
  }

  async function pageOf(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    page.on('console', (message) => {
      // The browser itself reports each refused call; whether that is right is what the journey checks.
      const text = message.text();
      if (message.type() === 'error' && !BROWSERS_OWN.some((own) => text.startsWith(own))) complaints.push(text);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
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
    async openKept(profile) {
      const context = kept.get(profile) ?? (await newContext());
      kept.set(profile, context);
      return pageOf(context);
    },
  };
}

async function startTrace(context: BrowserContext): Promise<void> {
  if (TRACES) await context.tracing.start({ screenshots: true, snapshots: true });
}

/** @param failed the name of the test where it failed: then the trace is kept */
async function endTrace(context: BrowserContext, failed: string | null): Promise<void> {
  if (!TRACES) return;
  const name = `${failed?.replace(/\W+/g, '-').slice(0, 80)}-${newId().slice(-6)}.zip`;
  await context.tracing.stop(failed === null ? {} : { path: join(TRACES, name) });
}

/** What a person saw there, for whoever reads why a journey failed. */
async function describePage(page: Page): Promise<string> {
  const screen = await page.locator('body').ariaSnapshot({ timeout: 1000 }).catch(String);
  return `${new Date().toISOString().slice(11, 23)} ${page.url()}\n${screen.slice(0, 3000)}`;
}

/** The address of the server that all journeys share. */
export async function sharedServer(): Promise<string> {
  const answer = await fetch(inject('sharedServer'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** The program that `npm test` found. */
export function browserPath(): string {
  const path = process.env.CHROMIUM_PATH;
  if (!path) throw new Error('CHROMIUM_PATH must name a Chromium. `npm test` finds one and sets it.');
  return path;
}
