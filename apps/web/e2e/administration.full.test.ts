import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { ADMIN, login, newPerson, register } from './support/people.ts';

const browsers = createJourneys({ worker: false });

it('an admin suspends a person, lifts the suspension, resets the password, and finds it all in the log', {
  timeout: 120_000,
}, async () => {
  const learner = await browsers.open();
  const person = await register(learner, newPerson('Sue Spended'));
  const admin = await browsers.open();
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  await admin.getByRole('region', { name: 'Figures' }).getByText('Active today').waitFor();
  await admin.getByLabel('Search people').fill(person.email.slice(0, 20));
  await admin.getByRole('button', { name: 'Manage Sue Spended' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Sue Spended' });
  expect(await listFindings(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Suspend…' }).click();
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click();
  await admin.getByText('Sue Spended is suspended and logged out everywhere.').waitFor();
  // The learner's next call is refused, and the app goes to the login page.
  await learner.goto('/user/report');
  await learner.waitForURL((url) => url.pathname === '/login');
  await login(learner, person.email);
  await learner.getByText('E-mail or password is wrong.').waitFor();

  await dialog.getByRole('button', { name: 'Lift suspension' }).click();
  await admin.getByText('Sue Spended can log in again.').waitFor();
  await dialog.getByRole('button', { name: 'Reset password…' }).click();
  await admin.getByRole('button', { name: 'Reset password', exact: true }).click();
  const link = await dialog.getByText(/reset-password\?token=/).textContent();
  expect(await listFindings(admin)).toEqual([]);
  await learner.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  await learner.getByLabel('New password', { exact: true }).fill('chosen after the reset');
  await learner
    .getByRole('button', { name: /password/i, exact: false })
    .last()
    .click();
  await learner.getByRole('button', { name: 'Save new password' }).waitFor({ state: 'detached' });
  await login(learner, person.email, 'chosen after the reset');
  await learner.waitForURL((url) => url.pathname === '/');

  await dialog.getByRole('link', { name: 'What was done to this account' }).click();
  await admin.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor();
  const log = admin.getByRole('table', { name: 'Audit log' });
  for (const action of ['Suspended', 'Suspension lifted', 'Password reset by an admin', 'Password reset', 'Registered'])
    await log.getByRole('rowheader', { name: action, exact: true }).waitFor();
  expect(await listFindings(admin)).toEqual([]);
});
