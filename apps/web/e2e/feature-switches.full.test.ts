import { REGISTRATION_CLOSED } from '@quorbit/contracts/feature-switches/messages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys, emptyDataFolder } from './support/browser.ts';
import { ADMIN, login } from './support/people.ts';
import { answer, guestOf, hostOf, joinRoom, openRoom, questionNumber, shortQuiz } from './support/rooms.ts';
import { startServer } from './support/server.ts';

// Feature switches affect everybody on a server, so this file starts its own.
const browsers = createJourneys({
  worker: false,
  server: async () => startServer({ SEED_DEMO: 'false' }, await emptyDataFolder()),
});

async function openSwitches(): Promise<Page> {
  const page = await browsers.open();
  await login(page, ADMIN.email, ADMIN.password);
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByRole('link', { name: 'Switches' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Switches' }).waitFor();
  return page;
}

/** Clicks a switch and waits until the server has saved it. `on` is the expected new state. */
async function flip(page: Page, name: string, on: boolean): Promise<void> {
  const control = page.getByRole('checkbox', { name });
  const saved = page.waitForResponse((response) => response.url().includes('featureSwitches.set') && response.ok());
  await control.click();
  await saved;
  await expect.poll(() => control.isChecked()).toBe(on);
  await expect.poll(() => control.isEnabled()).toBe(true);
}

async function setRegistration(page: Page, mode: string): Promise<void> {
  const choice = page.getByLabel('New accounts');
  const saved = page.waitForResponse((response) => response.url().includes('featureSwitches.set') && response.ok());
  await choice.selectOption(mode);
  await saved;
  await expect.poll(() => choice.isEnabled()).toBe(true);
}

it('an admin closes registration, and a visitor reads why no account can be made', async () => {
  const page = await openSwitches();
  expect(await listFindings(page)).toEqual([]);
  await setRegistration(page, 'closed');
  await page.getByText('Nobody can create an account.').waitFor();
  const visitor = await browsers.open();
  await visitor.goto('/register');
  await visitor.getByText(REGISTRATION_CLOSED).waitFor();
  expect(await visitor.getByRole('button', { name: 'Create account' }).isDisabled()).toBe(true);
  expect(await listFindings(visitor)).toEqual([]);
  await setRegistration(page, 'open');
  await visitor.reload();
  await expect.poll(() => visitor.getByRole('button', { name: 'Create account' }).isEnabled()).toBe(true);
  expect(await visitor.getByText(REGISTRATION_CLOSED).count()).toBe(0);
});

it('an admin switches rooms off: the game under way ends as usual, and no new one can be opened', async () => {
  const [host, guest] = await Promise.all([hostOf(browsers), guestOf(browsers, 'Gia Guest')]);
  for (const page of [host, guest])
    await page.addLocatorHandler(page.getByRole('button', { name: 'Continue' }), (next) => next.click());
  const title = await shortQuiz(browsers.address(), 2);
  const code = await openRoom(host, { title });
  await joinRoom(guest, code);
  const page = await openSwitches();
  await host.getByRole('button', { name: 'Start Quiz' }).click();
  await questionNumber(host, 1, 2).waitFor();
  await flip(page, 'Rooms', false);
  for (let question = 1; question <= 2; question += 1) {
    await Promise.all([host, guest].map((player) => questionNumber(player, question, 2).waitFor()));
    await answer(guest, '1');
    await answer(host, '2');
  }
  await Promise.all([host, guest].map((player) => player.getByRole('list', { name: 'Podium' }).waitFor()));
  await host.goto('/real-time-quiz');
  await host.getByText('Rooms are switched off at the moment. You can join rooms that are open.').waitFor();
  expect(await host.getByRole('button', { name: 'Create Room' }).count()).toBe(0);
  expect(await listFindings(host)).toEqual([]);
  await flip(page, 'Rooms', true);
  await host.reload();
  await host.getByRole('button', { name: 'Create Room' }).waitFor();
});
