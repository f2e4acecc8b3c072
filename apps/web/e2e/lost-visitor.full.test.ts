import { afterAll, expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys, emptyDataFolder } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { type Mailbox, startMailbox } from './support/mailbox.ts';
import { ADMIN, createAccount, login, newPerson, PASSWORD } from './support/people.ts';
import { startServer } from './support/server.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const HELPERS = 'help@example.org';

let mailbox: Mailbox;
// Hooks defined last run first, so the server stops before the mailbox.
afterAll(() => mailbox.close());
const browsers = createJourneys({
  server: async () => {
    mailbox = await startMailbox();
    const env = {
      SEED_DEMO: 'false',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Quorbit <quiz@example.org>',
      CONTACT_EMAIL: HELPERS,
      CONTACT_LINKS: 'https://github.com/quorbit',
    };
    return startServer(env, await emptyDataFolder());
  },
});

it('a lost visitor finds the contact, the guide and the device check, and gets a message through', {
  timeout: 180_000,
}, async () => {
  const phone = { viewport: { width: 360, height: 740 } };
  const lost = newPerson('Lea Lost');
  await createAccount(await browsers.open({ ...phone, serviceWorkers: 'block' }), lost);

  const page = await browsers.open(phone);
  await page.goto('/pwa-test');
  await page.getByRole('heading', { level: 1, name: 'Install check' }).waitFor();
  await page.goto('/help-guide?topic=offline');
  await page.waitForURL((url) => url.pathname === '/login');
  expect(await page.getByRole('link', { name: HELPERS }).getAttribute('href')).toBe(`mailto:${HELPERS}`);
  await page.getByLabel('E-mail', { exact: true }).fill(lost.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { level: 3, name: 'Learn without a network' }).waitFor();

  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await page.goto('/help-guide');
  await page.getByLabel('Search the guide').fill('streak zebra');
  await page.getByText('No results found').waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Ask us' }).click();
  const askUs = page.getByRole('heading', { level: 3, name: 'Ask us' });
  await askUs.waitFor();
  await page.goto('/contact');
  await page.getByLabel('Message').fill('I am lost.\nWhere is my quiz?');
  await page.getByText("You're offline. What you typed stays here until you can send it.").waitFor();
  await page.goto('/test-features');
  await page.getByText(/^Checking \d/).waitFor({ state: 'detached' });
  await page
    .getByRole('heading', { name: /: Doesn't work$/ })
    .first()
    .waitFor();
  expect(await listFindings(page)).toEqual([]);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Run again' }).click();
  await page
    .getByRole('heading', { name: /: Doesn't work$/ })
    .first()
    .waitFor({ state: 'detached' });
  await page.getByText(/^Everything works\./).waitFor();
  await page.goto('/contact');
  expect(await page.getByLabel('Name').inputValue()).toBe(lost.name);
  expect(await page.getByLabel('E-mail').inputValue()).toBe(lost.email);
  expect(await page.getByLabel('Message').inputValue()).toBe('I am lost.\nWhere is my quiz?');
  await page.getByRole('link', { name: 'github.com/quorbit' }).waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await firstVisible(page.getByText("✅ Message sent successfully! We'll get back to you soon.")).waitFor();
  const told = () => mailbox.received.filter((mail) => mail.includes('I am lost.'));
  await expect.poll(() => told().length).toBe(1);
  expect(told()[0]).toContain(`To: ${HELPERS}`);
  expect(told()[0]).toMatch(new RegExp(`^Reply-To: .*${lost.email}`, 'm'));

  const admin = await browsers.open({ ...phone, serviceWorkers: 'block' });
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  await admin.getByRole('button', { name: 'Menu' }).click();
  await firstVisible(admin.getByRole('link', { name: 'Inbox' })).click();
  await admin.getByText('I am lost.').waitFor();
  await admin.getByRole('button', { name: 'Done' }).click();
  await admin.getByText('Nobody is waiting for an answer.').waitFor();
});
