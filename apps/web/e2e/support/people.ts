import { newId } from '@quorbit/contracts/lib/ids';
import type { APIResponse, Page } from 'playwright-core';

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

interface Session {
  token: string;
  user: { id: string };
}

/** Creates an account over REST, and signs the page in without opening the app, which takes longer than the form. */
export async function createAccount(page: Page, person: NewPerson = newPerson()): Promise<NewPerson> {
  await storeSession(page, await requestAccount(page, person));
  return person;
}

/** Creates a premium account over REST, and signs the page in without opening the app. */
export async function createPremiumAccount(
  page: Page,
  person: NewPerson = newPerson('Pria Premium'),
): Promise<NewPerson> {
  const { token, user } = await requestAccount(page, person);
  const response = await page.request.patch('/api/users/update-role', {
    headers: { authorization: `Bearer ${token}` },
    data: { userId: user.id, role: 'premium' },
  });
  await storeSession(page, await sessionIn(response));
  return person;
}

async function requestAccount(page: Page, person: NewPerson): Promise<Session> {
  return sessionIn(await page.request.post('/api/auth/register', { data: { ...person, password: PASSWORD } }));
}

async function sessionIn(response: APIResponse): Promise<Session> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** Stores a session as the app does. The page opens a picture of the app's origin for it. */
async function storeSession(page: Page, session: Session): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
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
