import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createJourneys, WAIT_MS } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { startFront } from './support/front.ts';
import { nextBuild } from './support/next-build.ts';
import { register } from './support/people.ts';
import { readDueReviews, waitForReview } from './support/reviews.ts';
import { answerAll, finishQuiz, readServerTotals, startQuiz, waitForAttempts } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open, address } = createJourneys({ windows: true });

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '1');
const prompt = (page: Page) => page.getByRole('region', { name: 'App update' });
const OFFER = 'New features available! Refresh to update?';

describe('the app without a network', () => {
  it('starts at any page, even one never opened before, and caches no reply of the server', async () => {
    const page = await open();
    await register(page);
    await waitForServiceWorker(page);

    await page.context().setOffline(true);
    await page.goto('/user/report');
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    await page.getByText("You're Offline").waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

    for (const path of ['/healthz', '/readyz', '/api/users/me', '/packs/x', '/trpc/x', '/assets/gone.js', '/no.png']) {
      expect(await page.evaluate((value) => fetch(value).then(String, () => 'no answer'), path)).toBe('no answer');
    }
    const paths = await page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(paths).toContain('/index.html');
    expect(paths.filter((path) => /^\/(api|trpc|packs)\//.test(path))).toEqual([]);
    await expect(page.goto('/api/docs')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});

describe('a push message', () => {
  it('is shown by the service worker, with the page that it opens', async () => {
    const page = await open({ permissions: ['notifications'] });
    await page.goto('/login');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const browser = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: address(),
      registrationId: await registered,
      data: JSON.stringify({
        title: 'Your 3-day streak ends today',
        body: 'One quiz keeps it alive.',
        path: '/reviews',
      }),
    });
    const shown = () =>
      page.evaluate(async () => {
        const [first] = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? [];
        return first && [first.title, first.body, first.data];
      });
    const told = ['Your 3-day streak ends today', 'One quiz keeps it alive.', '/reviews'];
    await expect.poll(shown, { timeout: WAIT_MS }).toEqual(told);
  });
});

describe('a new version', () => {
  it('takes over a full queue and sends all of it once', async () => {
    const front = await startFront(address());
    onTestFinished(() => front.close());
    const page = await open({ baseURL: front.address });
    await register(page);
    await waitForServiceWorker(page);
    await startQuiz(page);
    await answerAll(page);
    await page.getByText('Synced', { exact: true }).waitFor();

    // Only sync exchanges fail, so that the new version of the app can still be downloaded.
    await page.route('**/trpc/sync.exchange**', (route) => route.abort('connectionreset'));
    await page.goto('/reviews');
    const reviews = await readDueReviews(page);
    expect(reviews).toBeGreaterThan(3);
    for (let review = 1; review <= reviews; review += 1) {
      await waitForReview(page, review, reviews);
      await page.keyboard.press('Space');
      await page.keyboard.press('3');
    }
    // Each card is replaced by the next once its rating is on the disk.
    await page.getByText('All Caught Up!').waitFor();
    await startQuiz(page);
    await finishQuiz(page);
    await firstVisible(page.getByText('Waiting')).waitFor();
    const waiting = page.getByRole('link', { name: `${reviews + 1} waiting to be sent` }).first();
    await waiting.waitFor();
    const before = await readServerTotals(page);

    front.deploy(nextBuild());
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await prompt(page).getByRole('button', { name: 'Refresh' }).click();
    await page.waitForFunction(() => document.documentElement.dataset.version === '2');
    await waiting.waitFor();
    expect(await readServerTotals(page)).toEqual(before);

    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await firstVisible(page.getByText('Synced', { exact: true })).waitFor({ timeout: 45_000 });
    await waitForAttempts(page, 2);
    const { xp } = await readServerTotals(page);
    // Each rating earns 2 XP, once; the second attempt earns XP only for doing better than the first one.
    expect(xp - before.xp).toBeGreaterThanOrEqual(2 * reviews);
    await page.reload();
    await firstVisible(page.getByText('Synced', { exact: true })).waitFor();
    expect(await readServerTotals(page)).toEqual({ attempts: 2, xp });
  });

  it('waits for the learner, loses nothing, and leaves tabs with unsaved work alone', async () => {
    const front = await startFront(address());
    onTestFinished(() => front.close());
    const page = await open({ baseURL: front.address });
    await register(page);
    await waitForServiceWorker(page);
    await page.goto('/user/test');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('radio').nth(2).check();
    const quiz = page.url();
    const settings = await page.context().newPage();
    await settings.goto(`${front.address}/settings`);
    const name = settings.getByLabel('Name', { exact: true });
    await name.fill('Typed and not saved');

    front.deploy(nextBuild());
    // The app runs this update check by itself every five minutes.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await prompt(settings).getByText(OFFER).waitFor();
    // The update isn't offered in the middle of a quiz.
    expect(await prompt(page).textContent()).toBe('');
    await page.goto('/');
    await prompt(page).getByText(OFFER).waitFor();
    expect(await version(page)).toBe('1');
    // The server has deleted this page's files, but the device still has them.
    await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();

    await prompt(page).getByRole('button', { name: 'Refresh' }).click();
    await page.waitForFunction(() => document.documentElement.dataset.version === '2');
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();

    expect(await name.inputValue()).toBe('Typed and not saved');
    expect(await version(settings)).toBe('1');
    await prompt(settings).getByRole('button', { name: 'Refresh' }).click();
    await prompt(settings).getByText("Something on this page isn't saved yet.").waitFor();
    // The tab with the old version still finds its files in the cache.
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'tidy' }));
    await settings.getByRole('navigation').getByRole('link', { name: 'Reports' }).first().click();
    await settings.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    expect(await version(settings)).toBe('1');
    await prompt(settings).getByRole('button', { name: 'Refresh' }).click();
    await settings.waitForFunction(() => document.documentElement.dataset.version === '2');

    await page.goto(quiz);
    await page.getByText('Question 1 of').waitFor();
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
    await page.waitForFunction(async () => {
      navigator.serviceWorker.controller?.postMessage({ type: 'tidy' });
      return (await caches.keys()).length === 1;
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Question 1 of').waitFor();
    expect(await version(page)).toBe('2');
  });

  it('is loaded once, without asking, by an old page whose next screen’s files are deleted', async () => {
    const front = await startFront(address());
    onTestFinished(() => front.close());
    const first = await open({ baseURL: front.address, serviceWorkers: 'block' });
    await register(first);
    // A missing screen logs errors, which fail the test on the first page, so a second page is used. The first is
    // closed, because it may still load code when the files are deleted.
    const page = await first.context().newPage();
    await first.close();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The code that shows the region "App update" also watches for missing files, so the test waits for it.
    await page.getByRole('region', { name: 'App update' }).waitFor({ state: 'attached' });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    front.deploy(nextBuild());
    await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).first().click();
    await page.waitForFunction(() => document.documentElement.dataset.version === '2');
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Friends' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Friends' }).waitFor();
    expect(loads).toBe(1);
  });
});
