import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@quorbit/contracts/lib/ids';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedServer } from './support/browser.ts';
import { type Front, startFront } from './support/front.ts';
import { PASSWORD } from './support/people.ts';

// Its IndexedDB and service workers are not Chromium's: the journey that matters most is taken here too.
const executablePath = process.env.FIREFOX_PATH;

let folder: string;
let server: string;
let front: Front;
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

const text = (page: Page, words: string) => page.locator(`::-p-text(${words})`).setTimeout(30_000).wait();
const press = (page: Page, name: string) => page.locator(`::-p-xpath(//button[normalize-space()="${name}"])`).click();
const fill = (page: Page, field: string, value: string) => page.locator(`input${field}`).fill(value);

it.skipIf(!executablePath)(
  'takes a quiz in Firefox without a network, over reload and restart, and it arrives',
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
    await page.locator('article a').click();
    await press(page, 'Start');
    await text(page, 'Question 1 of 10');

    const port = Number(new URL(address).port);
    await front.close();
    await page.locator('input[type="radio"]').click();
    await press(page, 'Submit');
    await page
      .locator('::-p-xpath(//*[@role="dialog" or self::dialog]//button[contains(translate(., "S", "s"), "submit")])')
      .click();
    await page.waitForFunction(() => location.pathname.startsWith('/report/'));
    await text(page, 'Waiting');
    await page.reload();
    await text(page, 'Waiting');

    await browser.close();
    browser = await launch();
    page = await browser.newPage();
    await page.goto(`${address}/user/report`);
    await text(page, 'Waiting');

    front = await startFront(server, port);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await text(page, 'Synced');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const reports = await fetch(`${server}/api/reports`, { headers: { authorization: `Bearer ${token}` } });
    expect(await reports.json()).toHaveLength(1);
  },
  180_000,
);
