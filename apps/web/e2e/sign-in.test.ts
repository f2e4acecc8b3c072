import { describe, expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { ADMIN, login, newPerson, PASSWORD, register } from './support/people.ts';

const { open } = createJourneys({ worker: false });

describe('signing in', () => {
  it('refuses a wrong password and an unknown e-mail with the same message, then accepts the right password', async () => {
    const page = await open();
    const { email } = await register(page);
    await page
      .getByRole('button', { name: /account/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);

    await login(page, email, 'not my password');
    await page.getByText('E-mail or password is wrong.').waitFor();
    await login(page, newPerson().email, 'not my password');
    await page.getByText('E-mail or password is wrong.').waitFor();
    await login(page, email, PASSWORD);
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('locks an account for this address after five failures and shows for how long', async () => {
    const page = await open();
    const { email } = await register(await open());
    for (let failure = 1; failure <= 5; failure += 1) {
      await login(page, email, 'not my password');
      await firstVisible(page.getByText(/wrong|too many|wait/i)).waitFor();
    }
    await login(page, email, PASSWORD);
    await firstVisible(page.getByText(/minute|second|\d:\d\d/i)).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('sends visitors without a session to the login page and shows “not found” for unknown pages', async () => {
    const page = await open();
    await page.goto('/user/report');
    await page.waitForURL(/\/login/);
    await login(page, ADMIN.email, ADMIN.password);
    await page.waitForURL((url) => ['/admin', '/user/report'].includes(url.pathname));
    await page.goto('/no/such/page');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toMatch(/not found/i);
  });

  it('leads to the login page when the session was ended elsewhere', async () => {
    const page = await open();
    await register(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.request.post('/api/auth/logout-all', { headers: { authorization: `Bearer ${token}` } });
    await page.goto('/user/test');
    await page.getByText('Please login first. Redirecting...').waitFor();
    await page.waitForURL(/\/login/);
  });
});
