import { afterAll, expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys, emptyDataFolder } from './support/browser.ts';
import { type Mailbox, startMailbox } from './support/mailbox.ts';
import { ADMIN, login } from './support/people.ts';
import { startServer } from './support/server.ts';

let mailbox: Mailbox;
// Hooks defined last run first, so the server stops before the mailbox.
afterAll(() => mailbox.close());
const browsers = createJourneys({
  worker: false,
  server: async () => {
    mailbox = await startMailbox();
    const env = { SEED_DEMO: 'false', SMTP_URL: mailbox.url, MAIL_FROM: 'Quorbit <quiz@example.org>' };
    return startServer(env, await emptyDataFolder());
  },
});

it('an admin looks at the health of the server on a phone, sends a test e-mail that arrives, and sets the reminder', {
  timeout: 120_000,
}, async () => {
  const page = await browsers.open({ viewport: { width: 360, height: 740 } });
  await login(page, ADMIN.email, ADMIN.password);
  await page.waitForURL((url) => url.pathname === '/admin');
  const card = page.getByRole('region', { name: 'Health' });
  await card.getByText('No backup yet').waitFor();
  await card.getByRole('link', { name: 'Open Health' }).click();
  await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor();
  await page.getByRole('region', { name: 'Database' }).getByText('The database answers.').waitFor();
  await page.getByRole('region', { name: 'Redis' }).getByText('Not set up', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Backups' }).getByText('There is no backup yet.').waitFor();
  await page
    .getByRole('region', { name: /^Background work/ })
    .getByText(/^All \d+ are well$/)
    .click();
  await page
    .getByRole('table', { name: 'Background work' })
    .getByText('leaderboards: boards', { exact: true })
    .waitFor();
  expect(await listFindings(page)).toEqual([]);

  const mail = page.getByRole('region', { name: 'Test e-mail' });
  await mail.getByRole('button', { name: 'Send a test e-mail' }).click();
  await mail.getByText(`Sent. Look for it in the inbox of ${ADMIN.email}.`).waitFor();
  await mail.getByText('The mail server said: 250 taken').waitFor();
  const arrived = mailbox.received.filter((value) => value.includes('Subject: Test e-mail from Quorbit'));
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toContain(`To: ${ADMIN.email}`);

  const reminder = page.getByRole('region', { name: 'Backup reminder' });
  await reminder.getByLabel('Remind admins').selectOption('Every 30 days');
  await reminder.getByRole('button', { name: 'Save reminder' }).click();
  await reminder.getByText('Saved').waitFor();
  await page.reload();
  await page.getByRole('region', { name: 'Backup reminder' }).waitFor();
  expect(await page.getByLabel('Remind admins').inputValue()).toBe('monthly');
  await page.goto('/admin/audit');
  const log = page.getByRole('table', { name: 'Audit log' });
  for (const action of ['Backup reminder changed', 'Test e-mail sent'])
    await log.getByRole('rowheader', { name: action, exact: true }).waitFor();
});
