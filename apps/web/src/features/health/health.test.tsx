import 'fake-indexeddb/auto';
import type { BackupStatus, Health, HealthState, MailTest } from '@quorbit/contracts/health/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { formatHealthSummary } from './format-health-summary.ts';
import { formatOverallState } from './state-style.ts';

const server = fakeServer();
const AT = '2026-11-26T12:00:00.000Z';
const check = (id: string, state: HealthState, advice: string | null = null) => ({
  id,
  title: `The ${id}`,
  state,
  found: `Found of ${id}.`,
  advice,
  since: AT,
  facts: [{ label: `Fact of ${id}`, text: '12 MB', at: null }],
});
const HEALTH: Health = {
  lookedAt: AT,
  state: 'broken',
  checks: [
    check('database', 'good'),
    check('redis', 'off', 'Set REDIS_URL.'),
    check('mail', 'broken', 'Correct SMTP_URL.'),
    check('parked', 'attention', 'Apply it again.'),
  ],
  workers: [
    {
      area: 'mails',
      name: 'mails',
      state: 'attention',
      endedAt: AT,
      tookMs: 3.2,
      runningSince: null,
      failures: 2,
      error: 'refused',
    },
  ],
  queues: [{ name: 'mails', title: 'Mails', state: 'good', waiting: 1_000, more: true, oldestAt: AT }],
};
const BACKUPS: BackupStatus = {
  lastAt: AT,
  lastWhy: 'By hand',
  reminder: 'weekly',
  due: false,
  command: 'npm run db:backup',
};
const region = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses the button for a test e-mail until it's sent: shortly after the last one, a press counts as a double press. */
async function testMail() {
  const sent = server.inputs('health.testMail').length;
  await waitFor(async () => {
    await userEvent.click(button('Send a test e-mail'));
    expect(server.inputs('health.testMail')).toHaveLength(sent + 1);
  });
}

async function open(health: Partial<Health> = {}) {
  signIn('admin');
  server.on({ 'health.get': () => ({ ...HEALTH, ...health }), 'health.backups': () => BACKUPS });
  renderApp('/admin/health');
  await screen.findByRole('heading', { level: 1, name: 'Health' });
}

test('health.get goes out in a request of its own, so that it works without the database', async () => {
  const requests: string[] = [];
  server.use(http.all('*/trpc/:names', ({ params }) => void requests.push(String(params.names))));
  server.on({ 'health.get': () => HEALTH, 'health.backups': () => BACKUPS });
  signIn('admin');
  renderApp('/admin');
  await screen.findByText('1 thing is broken. 1 thing needs a look.');
  expect(requests.filter((names) => names.includes('health.get'))).toEqual(['health.get']);
  // The page's other calls are sent in one batch.
  expect(requests.find((names) => names.includes('health.backups'))).toContain(',');
});

test('each check shows its state, finding and advice, and the headline counts the problems', async () => {
  await open();
  expect(within(await region('All checks')).getByText('1 thing is broken. 1 thing needs a look.')).toBeVisible();
  const mail = within(await region('The mail'));
  for (const text of ['Broken', 'Found of mail.', 'Correct SMTP_URL.', '12 MB'])
    expect(mail.getByText(text)).toBeVisible();
  expect(within(await region('The database')).queryByText('What to do:')).toBeNull();
  expect(within(await region('The redis')).getByText('Not set up')).toBeVisible();
  expect(within(await region('The parked')).getByRole('link', { name: 'Open Sync Health' })).toBeVisible();
  const workers = within(screen.getByRole('table', { name: 'Background work' }));
  expect(workers.getByText('refused (2 times in a row)')).toBeVisible();
  await userEvent.click(screen.getByText('All 1 are well'));
  expect(within(screen.getByRole('table', { name: 'Queues' })).getByText('1,000+')).toBeVisible();
});

test('checks again on request and at intervals', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await open();
    await region('All checks');
    expect(server.inputs('health.get')).toHaveLength(1);
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button('Look again'));
    await waitFor(() => expect(server.inputs('health.get')).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(15_100);
    await waitFor(() => expect(server.inputs('health.get').length).toBeGreaterThan(2));
  } finally {
    vi.useRealTimers();
  }
});

test('offers to try again when health fails to load', async () => {
  signIn('admin');
  server.on({
    'health.get': () => {
      throw new Refusal('FORBIDDEN', 'Admins only.');
    },
    'health.backups': () => BACKUPS,
  });
  renderApp('/admin/health');
  expect(await screen.findByText("Health didn't load.")).toBeVisible();
  server.on({ 'health.get': () => HEALTH });
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await region('All checks')).toBeVisible();
});

test('collapses work and queues while all are well, and opens them on problems', async () => {
  await open();
  const details = (table: string) => screen.getByRole('table', { name: table, hidden: true }).closest('details');
  await region('All checks');
  expect(details('Background work')?.open).toBe(true);
  expect(details('Queues')?.open).toBe(false);
  await userEvent.click(screen.getByText('All 1 are well'));
  expect(details('Queues')?.open).toBe(true);
});

test('says when no background work runs and when the queues could not be checked', async () => {
  await open({ workers: [], queues: [], state: 'good', checks: [check('database', 'good')] });
  expect(within(await region('All checks')).getByText('Everything works.')).toBeVisible();
  expect(screen.getByText('No background work runs in the process that answered.')).toBeVisible();
  expect(screen.getByText("We couldn't look at the queues.")).toBeVisible();
});

test('a test e-mail shows the reply of the mail server', async () => {
  await open();
  const mail = within(await region('Test e-mail'));
  const result: MailTest = { accepted: true, by: 'server', to: 'ada@example.org', answer: '250 OK', advice: null };
  server.on({ 'health.testMail': () => result });
  await testMail();
  expect(await mail.findByText('Sent. Look for it in the inbox of ada@example.org.')).toBeVisible();
  expect(mail.getByText('The mail server said: 250 OK')).toBeVisible();
  server.on({ 'health.testMail': () => ({ ...result, accepted: false, answer: '535 no', advice: 'Check SMTP_URL.' }) });
  await testMail();
  expect((await mail.findByRole('alert')).textContent).toContain("wasn't accepted.535 noCheck SMTP_URL.");
  server.on({ 'health.testMail': () => ({ ...result, by: 'folder', answer: 'Written to the folder.' }) });
  await testMail();
  expect(await mail.findByText('No mail server is set up yet.')).toBeVisible();
  server.on({
    'health.testMail': () => {
      throw new Refusal('TOO_MANY', "You've sent 5 test e-mails within an hour.", [], 130);
    },
  });
  await testMail();
  expect((await mail.findByRole('alert')).textContent).toBe(
    "You've sent 5 test e-mails within an hour. Try again in 3 minutes.",
  );
});

test('saves the backup reminder and confirms it', async () => {
  await open();
  const backup = within(await region('Backup reminder'));
  server.on({ 'health.setReminder': ({ reminder }) => ({ ...BACKUPS, reminder }) });
  await userEvent.selectOptions(await backup.findByLabelText('Remind admins'), 'Every 30 days');
  await userEvent.click(button('Save reminder'));
  expect(await backup.findByText('Saved')).toBeVisible();
  expect(server.inputs('health.setReminder')).toEqual([{ reminder: 'monthly' }]);
});

test('offline, disables the test e-mail and hides the button to save the reminder', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await open();
  await region('Backup reminder');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(button('Send a test e-mail').disabled).toBe(true));
  expect(screen.queryByRole('button', { name: 'Save reminder' })).toBeNull();
});

test('the admins’ start page shows the server’s health and a due backup', async () => {
  signIn('admin');
  server.on({ 'health.get': () => HEALTH, 'health.backups': () => ({ ...BACKUPS, due: true }) });
  renderApp('/admin');
  const health = within(await region('Health'));
  expect((await health.findByRole('link', { name: 'Open Health' })).getAttribute('href')).toBe('/admin/health');
  expect(await health.findByText(/Time for a new one: run/)).toBeVisible();
});

test('the summary contains all checks and can be copied', async () => {
  await open();
  await region('All checks');
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  await userEvent.click(button('Copy summary'));
  await waitFor(() => expect(openMessages()).toEqual(['Copied. No names, addresses or passwords are in it.']));
  expect(copied).toEqual([formatHealthSummary(HEALTH)]);
  for (const line of [
    '[broken] The mail: Found of mail.',
    '  To do: Correct SMTP_URL.',
    'failed 2 times: refused',
    '1000 or more',
  ])
    expect(copied[0]).toContain(line);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not here'));
  await userEvent.click(button('Copy summary'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Summary')).value).toBe(formatHealthSummary(HEALTH));
});

test('the headline counts broken checks and checks that need a look', () => {
  const words = (...states: HealthState[]) => formatOverallState({ checks: states.map((state) => check('a', state)) });
  expect(words('good', 'off')).toBe('Everything works.');
  expect(words('attention', 'attention')).toBe('2 things need a look.');
  expect(words('broken', 'broken')).toBe('2 things are broken.');
});
