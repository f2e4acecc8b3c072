import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { createJourneys, emptyDataFolder } from './support/browser.ts';
import { ADMIN, login } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';

const PEOPLE = 150;
let folder: string;
let server: RunningServer;
const start = (more: Record<string, string> = {}) => startServer({ SEED_DEMO: 'false', DATA_DIR: folder, ...more });

const browsers = createJourneys({
  worker: false,
  async server() {
    folder = await mkdtemp(join(tmpdir(), 'quorbit-lists-'));
    await cp(await emptyDataFolder(), folder, { recursive: true });
    server = await start();
    return { ...server, stop: () => server.stop() };
  },
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns how many accounts of the list on the page are ready. */
const readyOn = async (page: Page) =>
  Number(await page.getByRole('progressbar', { name: 'Accounts that are ready' }).getAttribute('aria-valuenow'));

it('the creation of a list of accounts goes on after its page is left and the server restarts', {
  timeout: 300_000,
}, async () => {
  const admin = await browsers.open();
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  await admin.goto('/admin/people/new');
  await admin.getByRole('tab', { name: 'Several people' }).click();
  const rows = Array.from({ length: PEOPLE }, (_, index) => `Learner ${index + 2},${newId()}@example.org`);
  await admin.getByLabel('Or paste them here').fill(rows.join('\n'));
  await admin.getByRole('button', { name: 'Check the list' }).click();
  await admin.getByRole('button', { name: `Create ${PEOPLE} accounts` }).click();
  const title = `Creating ${PEOPLE} accounts`;
  await admin.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => readyOn(admin), { timeout: 60_000 }).toBeGreaterThan(0);
  const list = new URL(admin.url());
  await admin.goto('/admin');

  await server.stop();
  server = await start({ PORT: String(server.port) });
  await admin.goto(`${list.pathname}${list.search}`);
  await admin.getByRole('heading', { level: 1, name: new RegExp(`${title}|${PEOPLE} accounts created`) }).waitFor();
  await admin.getByRole('heading', { level: 1, name: `${PEOPLE} accounts created` }).waitFor({ timeout: 180_000 });
  await admin.getByRole('button', { name: 'Open the sign-in sheets' }).click();
  const sheets = admin.getByRole('list', { name: 'Sign-in sheets' }).getByRole('listitem');
  await expect.poll(() => sheets.count()).toBe(PEOPLE);
});
