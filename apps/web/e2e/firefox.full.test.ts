import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@quorbit/contracts/lib/ids';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedServer } from './support/browser.ts';
import { type FrontServer, startFront } from './support/front.ts';
import { PASSWORD } from './support/people.ts';

// Firefox has another IndexedDB and other service workers than Chromium, so the most important journey runs here too.
const executablePath = process.env.FIREFOX_PATH;

let folder: string;
let server: string;
let front: FrontServer;
let browser: Browser;

beforeAll(async () => {
  if (!executablePath) return;
  server = await sharedServer();
  front = await startFront(server);
  folder = await mkdtemp(join(tmpdir(), 'quorbit-firefox-'));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await front?.close();
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

function launch(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: executablePath ?? '',
    headless: true,
    userDataDir: folder,
  });
}

/** Waits until the page shows some words; the error otherwise quotes the page's text. */
async function text(page: Page, words: string): Promise<void> {
  try {
    await page.locator(`::-p-text(${words})`).setTimeout(30_000).wait();
  } catch (cause) {
    const shown = await page.evaluate(() => `${location.pathname}: ${document.body.textContent}`);
    throw new Error(`'${words}' isn't shown. The page shows ${shown}`, { cause });
  }
}

/**
 * Clicks the element that the selector finds, by script instead of at its position: in Firefox the pointer's move and
 * its press are separate commands, and late content may push the target away between them.
 */
async function activate(page: Page, selector: string): Promise<void> {
  const found = await page.locator(selector).waitHandle();
  await found.evaluate((element) => (element as HTMLElement).click());
}

const press = (page: Page, name: string) =>
  activate(page, `::-p-xpath(//button[normalize-space()="${name}" and not(@disabled)])`);
const fill = (page: Page, field: string, value: string) => page.locator(`input${field}`).fill(value);

it.skipIf(!executablePath)(
  'a quiz taken offline in Firefox survives a reload and a restart and reaches the server',
  async () => {
    const { address } = front;
    let page = await browser.newPage();
    await page.goto(`${address}/register`);
    const email = `${newId()}@example.org`;
    await fill(page, '[autocomplete="name"]', 'Fox Learner');
    await fill(page, '[type="email"]', email);
    await fill(page, '[type="password"]', PASSWORD);
    await press(page, 'Create account');
    await page.waitForFunction(() => location.pathname === '/');
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'));
    await page.goto(`${address}/user/test?search=atoms`);
    await activate(page, 'article a');
    await press(page, 'Start');
    await text(page, 'Question 1 of 10');

    front.refuse(true);
    await activate(page, 'input[type="radio"]');
    for (let number = 2; number <= 10; number += 1) {
      await press(page, 'Next');
      await text(page, `Question ${number} of 10`);
    }
    await press(page, 'Submit');
    await activate(
      page,
      '::-p-xpath(//*[@role="dialog" or self::dialog]//button[contains(translate(., "S", "s"), "submit")])',
    );
    await page.waitForFunction(() => location.pathname.startsWith('/report/'));
    await text(page, 'Waiting');
    await page.reload();
    await text(page, 'Waiting');

    await browser.close();
    browser = await launch();
    page = await browser.newPage();
    await page.goto(`${address}/user/report`);
    await text(page, 'Waiting');
    await activate(page, 'main a[href^="/report/"]');
    await text(page, 'Waiting');

    front.refuse(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await text(page, 'Synced');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const reports = await fetch(`${server}/api/reports`, { headers: { authorization: `Bearer ${token}` } });
    expect(await reports.json()).toHaveLength(1);
  },
  180_000,
);
