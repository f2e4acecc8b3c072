import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';

export const PASSWORD = 'a long enough passphrase';

export interface NewPerson {
  name: string;
  email: string;
}

export function newPerson(name = 'Ada Learner'): NewPerson {
  return { name, email: `${newId()}@example.org` };
}

/**
 * Signs up through the form and waits for the home page.
 * @param base the server's address, for pages that weren't opened with one.
 */
export async function register(page: Page, person: NewPerson = newPerson(), base = ''): Promise<NewPerson> {
  await page.goto(`${base}/register`);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return person;
}

/** Signs up, and becomes a premium member over REST as a third-party program would. */
export async function registerPremium(page: Page, person: NewPerson = newPerson('Pria Premium')): Promise<NewPerson> {
  await register(page, person);
  const { token, user } = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string },
  }));
  const response = await page.request.patch('/api/users/update-role', {
    headers: { authorization: `Bearer ${token}` },
    data: { userId: user.id, role: 'premium' },
  });
  if (!response.ok()) throw new Error(`update-role answered ${response.status()}: ${await response.text()}`);
  const promoted: { token: string; user: unknown } = await response.json();
  await page.evaluate((session) => {
    localStorage.setItem('token', session.token);
    localStorage.setItem('user', JSON.stringify(session.user));
  }, promoted);
  await page.reload();
  return person;
}

/** Fills in the login form and submits it. */
export async function login(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A demo account that all journeys share; only for tests that change no data. */
export const DEMO = { password: 'demo-password-1', premium: 'premium@demo.test' };
/** The operator's admin account, which the server creates at its start. */
export const ADMIN = { email: 'admin@example.org', password: PASSWORD };
