import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { login, register } from './support/people.ts';
import { finishQuiz, startQuiz, waitForAttempts } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();

/** Opens home, waits for its suggestion, and returns the text with the length of the streak. */
async function streakAt(page: Page): Promise<string | null> {
  await page.goto('/');
  await page.getByRole('region', { name: 'Now' }).getByRole('heading', { level: 2 }).waitFor();
  return page
    .getByRole('main')
    .getByText(/^\d+-day streak$/)
    .textContent();
}

it('a streak survives a flight into yesterday’s date and is the same on both devices', async () => {
  // The two time zones are 25 hours apart, so they never have the same date.
  const home = await open({ timezoneId: 'Pacific/Kiritimati', serviceWorkers: 'block' });
  const { email } = await register(home);
  await startQuiz(home);
  await finishQuiz(home);
  await waitForAttempts(home, 1);
  expect(await streakAt(home)).toBe('1-day streak');

  const abroad = await open({ timezoneId: 'Pacific/Pago_Pago' });
  await login(abroad, email);
  await abroad.waitForURL((url) => url.pathname === '/');
  expect(await streakAt(abroad)).toBe('1-day streak');
  await waitForServiceWorker(abroad);
  await startQuiz(abroad, 'Atoms, Bonds and Reactions');
  await abroad.context().setOffline(true);
  await finishQuiz(abroad);
  const offline = await streakAt(abroad);
  await abroad.context().setOffline(false);
  await waitForAttempts(abroad, 2);
  expect([await streakAt(abroad), await streakAt(home)]).toEqual([offline, offline]);
});
