import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, createJourneys, FLAGS } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { createProfile } from './support/killable.ts';
import { createAccount, login, PASSWORD, register } from './support/people.ts';
import { finishQuiz, readServerTotals, startQuiz, waitForAttempts } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open, address } = createJourneys();

describe('a learner’s saved work', () => {
  it('arrives once although a captive portal answers every call with its own page', async () => {
    const page = await open();
    await createAccount(page);
    await startQuiz(page);
    await page.route(/\/(trpc|api)\//, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
    );
    await finishQuiz(page);
    await firstVisible(page.getByText('Waiting')).waitFor();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await firstVisible(page.getByText('Synced')).waitFor({ timeout: 45_000 });
    await waitForAttempts(page, 1);
  });

  it('arrives once although its reply is lost twice', async () => {
    const page = await open();
    await createAccount(page);
    await startQuiz(page);
    let lost = 0;
    await page.route('**/trpc/sync.exchange**', async (route) => {
      if (!/attempt\.submit/.test(route.request().postData() ?? '') || lost >= 2) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await finishQuiz(page);
    await firstVisible(page.getByText('Synced')).waitFor({ timeout: 45_000 });
    await waitForAttempts(page, 1);
    const { xp } = await readServerTotals(page);
    await page.reload();
    await firstVisible(page.getByText('Synced')).waitFor();
    expect(await readServerTotals(page)).toEqual({ attempts: 1, xp });
  });

  it('arrives once although the session ended while the learner was offline', async () => {
    const page = await open();
    const { email } = await register(page);
    await waitForServiceWorker(page);
    await startQuiz(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.context().setOffline(true);
    await finishQuiz(page);
    await firstVisible(page.getByText('Waiting')).waitFor();
    const ended = await fetch(`${address()}/api/auth/logout-all`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status).toBe(204);
    await page.context().setOffline(false);
    await page.waitForURL(/\/login/, { timeout: 45_000 });
    // The mode that Start remembers on the account may be waiting, too.
    await page.getByText(/1 finished quiz waits? on this device/).waitFor();
    await login(page, email);
    await page.waitForURL((url) => url.pathname !== '/login');
    await waitForAttempts(page, 1);
  });

  it('arrives in the account of its owner when two people share a browser', async () => {
    const page = await open();
    const first = await register(page);
    await waitForServiceWorker(page);
    await startQuiz(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.context().setOffline(true);
    await finishQuiz(page);
    await firstVisible(page.getByText('Waiting')).waitFor();
    await fetch(`${address()}/api/auth/logout-all`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await page.context().setOffline(false);
    await page.waitForURL(/\/login/, { timeout: 45_000 });

    await createAccount(page);
    await page.goto('/user/report');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    expect(await page.getByText('Waiting').count()).toBe(0);
    expect(await readServerTotals(page)).toEqual({ attempts: 0, xp: 0 });
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');

    await login(page, first.email);
    await page.waitForURL((url) => url.pathname !== '/login');
    await waitForAttempts(page, 1);
  });

  it('shows in a second tab at once', async () => {
    const page = await open();
    await register(page);
    const other = await page.context().newPage();
    await other.goto('/user/report');
    await waitForServiceWorker(other);
    await page.bringToFront();
    await startQuiz(page);
    await page.context().setOffline(true);
    await finishQuiz(page);
    await firstVisible(other.getByText('Waiting')).waitFor();
    await firstVisible(other.getByRole('link', { name: 'Atoms, Bonds and Reactions' })).click();
    await other.getByRole('region', { name: 'Result' }).getByText('Waiting').waitFor();
    await page.context().setOffline(false);
    await firstVisible(other.getByText('Synced')).waitFor({ timeout: 45_000 });
    await waitForAttempts(page, 1);
  });

  it('survives a browser that is killed right after an answer', async () => {
    const disk = await createProfile(browserPath(), FLAGS);
    try {
      let { page, kill } = await disk.launch();
      const { email } = await register(page, undefined, address());
      await page.goto(`${address()}/user/test?search=atoms`);
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByText('Question 1 of 10').waitFor();
      const player = page.url();
      await page.getByRole('radio').first().check();
      await page.getByText('Saved on this device').waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Question 2 of 10').waitFor();
      // The second answer may be lost when the browser is killed. The first one was shown as saved, so it must be on
      // the disk.
      await page.getByRole('radio').nth(1).click({ noWaitAfter: true });
      await kill();

      ({ page, kill } = await disk.launch());
      await openAs(page, player, email);
      const answered = firstVisible(page.getByText(/[12] of 10 answered/));
      await answered.waitFor();
      await waitForServiceWorker(page);
      await page.context().setOffline(true);
      await finishQuiz(page);
      await firstVisible(page.getByText('Waiting')).waitFor();
      await kill();

      ({ page, kill } = await disk.launch());
      await openAs(page, `${address()}/user/report`, email);
      await firstVisible(page.getByRole('main').locator('a[href^="/report/"]')).click();
      await firstVisible(page.getByText('Synced')).waitFor({ timeout: 45_000 });
      await kill();
    } finally {
      await disk.remove();
    }
  });

  it('shows the same verdict after a browser was killed while answers are checked', async () => {
    const disk = await createProfile(browserPath(), FLAGS);
    try {
      let { page, kill } = await disk.launch();
      const { email } = await register(page, undefined, address());
      await page.goto(`${address()}/user/test?search=atoms`);
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('button', { name: 'Check as I go' }).click();
      await page.getByText('Question 1 of 10').waitFor();
      const player = page.url();
      await page.getByRole('button', { name: /^A\./ }).click();
      const verdict = await page.getByText(/^Not this time\./).textContent();
      await expect.poll(() => countAnswersOnDisk(page)).toBe(1);
      await kill();

      ({ page, kill } = await disk.launch());
      await openAs(page, player, email);
      await page.getByText(verdict ?? '').waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('Question 2 of 10').waitFor();
      await kill();
    } finally {
      await disk.remove();
    }
  });
});

/** Counts the answers of the open attempts that the page's database has stored. */
function countAnswersOnDisk(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let count = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name));
      if (database.objectStoreNames.contains('drafts')) {
        const drafts: { answers: object }[] = await wait(database.transaction('drafts').objectStore('drafts').getAll());
        count += drafts.flatMap(({ answers }) => Object.keys(answers)).length;
      }
      database.close();
    }
    return count;
  });
}

/**
 * Opens a page, and logs in again if needed: Chromium writes local storage, and with it the session, a few seconds
 * late, so a kill may lose it.
 */
async function openAs(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url);
  const form = page.getByLabel('E-mail', { exact: true });
  await firstVisible(
    form.or(page.getByRole('heading', { level: 1 })).or(page.getByText(/Question \d of 10/)),
  ).waitFor();
  if (!(await form.isVisible())) return;
  await form.fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((now) => now.pathname !== '/login');
  await page.goto(url);
}
