import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For whatever a page is to show; a machine that does other things meanwhile is slow. */
const WAIT_MS = 30_000;

/** What the browser says of requests and of the worker's script when there is no network. */
const BROWSERS_OWN = ['Failed to load resource', 'An unknown error occurred when fetching the script.'];

export interface Journeys {
  /** A page of a fresh browser profile. What the page's console calls an error fails the test. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** `http://127.0.0.1:<port>`; known once the tests run. */
  address(): string;
}

/** Gives a file of journeys its browser and the shared server. Call once at the top of the file. */
export function journeys(flags: readonly string[] = []): Journeys {
  let browser: Browser;
  let address: string;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    [address, browser] = await Promise.all([
      sharedServer(),
      chromium.launch({ executablePath: browserPath(), args: [...FLAGS, ...flags] }),
    ]);
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    address: () => address,
    async open(options = {}) {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(WAIT_MS);
      page.on('console', (message) => {
        // The browser itself reports each refused call; whether that is right is what the journey checks.
        const text = message.text();
        if (message.type() === 'error' && !BROWSERS_OWN.some((own) => text.startsWith(own))) complaints.push(text);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    },
  };
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
