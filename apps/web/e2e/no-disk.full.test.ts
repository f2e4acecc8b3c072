import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { login, newPerson, register } from './support/people.ts';
import { finishQuiz, startQuiz, waitForAttempts } from './support/take-quiz.ts';

const { open } = createJourneys();

/** The ways in which browsers fail to give a page a disk, each as a script that runs before the page's own. */
const FAILING = {
  'is absent': () => Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true }),
  'refuses at once': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Site data is blocked.', 'InvalidStateError');
    };
  },
  'fails a moment later': () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as EventTarget & Record<string, unknown>;
      const error = new DOMException('The disk is broken.', 'UnknownError');
      Object.assign(request, { error, readyState: 'done', result: undefined });
      setTimeout(() => {
        const event = new Event('error', { bubbles: true, cancelable: true });
        request.dispatchEvent(event);
        (request.onerror as ((event: Event) => void) | undefined)?.(event);
      }, 20);
      return request as unknown as IDBOpenDBRequest;
    };
  },
};

const WATCHED_MS = 400;

/** Waits until the page's main thread is busy for less than a fifth of the time. */
async function comesToRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await expect
    .poll(async () => {
      const before = await busy();
      await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
      return ((await busy()) - before) / (WATCHED_MS / 1000);
    })
    .toBeLessThan(0.2);
  await session.detach();
}

describe.each(Object.entries(FAILING))('a browser whose disk %s', (_how, fail) => {
  it('lets a learner sign in, find a quiz, take it and read the report', async () => {
    const page = await open();
    await page.addInitScript(fail);
    const { email } = await register(page, newPerson('Dora Diskless'));
    await comesToRest(page);
    await page.evaluate(() => localStorage.removeItem('token'));
    await login(page, email);
    await page.waitForURL((url) => url.pathname === '/');

    for (const path of ['/user/test', '/reviews', '/achievements', '/']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      if (path === '/user/test') await page.getByRole('article').first().waitFor();
      await comesToRest(page);
    }
    await page.getByRole('link', { name: /^Not saved/ }).click();
    await page.getByText("This browser isn't saving your work").waitFor();
    await page.getByText("This browser doesn't save anything for later.").waitFor();

    // Without a disk, exchanges only send the learner's work, under the same op id until a reply arrives.
    let lost = 0;
    await page.route('**/trpc/sync.exchange**', async (route) => {
      if (lost >= 2) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await startQuiz(page);
    await page.getByRole('alert').filter({ hasText: "This browser couldn't save your answers." }).waitFor();
    await finishQuiz(page);
    await page.getByRole('tab', { name: /Skipped/ }).waitFor();
    expect(lost).toBe(2);
    await waitForAttempts(page, 1);
    await comesToRest(page);
  });
});
