import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { createProfile, signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const DEAD = 'This link was used already or is too old. Ask for a new one.';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Refuses a token from an e-mail the way the server does. */
function deadLink(): never {
  throw new Refusal('INVALID', DEAD, [{ path: 'token', message: DEAD }]);
}

test('the forgotten-password page says where to look, whether or not the account exists', async () => {
  server.on({ 'accounts.forgotPassword': () => undefined });
  renderApp('/forgot-password');
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  await userEvent.type(field('E-mail'), 'ada@example.org');
  await press('Send the link');
  expect(await screen.findByText(/If ada@example.org has an account here/)).toBeVisible();
  await press('Send again');
  await waitFor(() =>
    expect(server.inputs('accounts.forgotPassword')).toEqual([
      { email: 'ada@example.org' },
      { email: 'ada@example.org' },
    ]),
  );
});

test('the new-password page takes the token out of the address, sends it, and ends the session here', async () => {
  signIn();
  server.on({ 'accounts.resetPassword': () => undefined });
  const router = renderApp('/reset-password?token=1234567890');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  expect(router.state.location.href).toBe('/reset-password');
  expect(router.history.length).toBe(1);
  await userEvent.type(field('New password'), 'four words in row');
  await press('Save new password');
  const done = await screen.findByRole('heading', { name: 'Your new password is set' });
  expect(document.activeElement).toBe(done);
  expect(server.inputs('accounts.resetPassword')).toEqual([{ token: '1234567890', password: 'four words in row' }]);
  expect(getSession()).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test('the new-password page checks the password, and offers a new link when the link is too old', async () => {
  server.on({ 'accounts.resetPassword': deadLink });
  renderApp('/reset-password?token=old');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await userEvent.type(field('New password'), 'short');
  await press('Save new password');
  expect(await screen.findByText('Password must have at least 10 characters.')).toBeVisible();
  expect(server.inputs('accounts.resetPassword')).toEqual([]);
  await userEvent.clear(field('New password'));
  await userEvent.type(field('New password'), 'four words in row');
  await press('Save new password');
  expect((await screen.findByRole('alert')).textContent).toContain(DEAD);
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
});

test('the new-password page refuses a malformed token without asking the server', async () => {
  renderApp(`/reset-password?token=${'x'.repeat(300)}`);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await userEvent.type(field('New password'), 'four words in row');
  await press('Save new password');
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  expect(server.inputs('accounts.resetPassword')).toEqual([]);
});

test('the new-password page says so when the link has no token', async () => {
  server.on({ 'accounts.resetPassword': () => undefined });
  renderApp('/reset-password?token=');
  expect(await screen.findByRole('heading', { name: "This link isn't complete" })).toBeVisible();
});

test('an e-mail address is confirmed once, and the stored profile is updated', async () => {
  const user = signIn('user', { emailVerified: false });
  server.on({
    'accounts.verifyEmail': () => undefined,
    'accounts.me': () => createProfile({ ...user, emailVerified: true }),
  });
  const router = renderApp('/verify-email?token=abc');
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  expect(router.state.location.href).toBe('/verify-email');
  expect(server.inputs('accounts.verifyEmail')).toEqual([{ token: 'abc' }]);
  expect(getSession()?.user.emailVerified).toBe(true);
});

test('the e-mail confirmation says why a link did not work', async () => {
  server.on({ 'accounts.verifyEmail': deadLink });
  renderApp('/verify-email?token=old');
  expect(await screen.findByRole('heading', { name: "This link didn't work" })).toBeVisible();
  expect(screen.getByText(DEAD)).toBeVisible();
});

test('the e-mail confirmation can be retried after the server was unreachable', async () => {
  server.on({ 'accounts.verifyEmail': () => undefined });
  server.down(true);
  renderApp('/verify-email?token=later');
  await screen.findByRole('heading', { name: "Your e-mail isn't confirmed yet" });
  server.down(false);
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
});

test('e-mail reminders are turned off by a button, not by opening the link, and the profile is updated', async () => {
  const user = signIn('user', { reminderByMail: true });
  server.on({
    'accounts.stopReminders': () => undefined,
    'accounts.me': () => createProfile({ ...user, reminderByMail: false }),
  });
  const router = renderApp('/stop-reminders?token=abc');
  await screen.findByRole('heading', { name: 'Turn off e-mail reminders?' });
  expect(server.inputs('accounts.stopReminders')).toEqual([]);
  await press('Turn off reminders');
  expect(await screen.findByRole('heading', { name: 'E-mail reminders are off' })).toBeVisible();
  expect(router.state.location.href).toBe('/stop-reminders');
  expect(server.inputs('accounts.stopReminders')).toEqual([{ token: 'abc' }]);
  expect(getSession()?.user.reminderByMail).toBe(false);
});

test('the reminder page says why a link did not work, and points to the settings', async () => {
  server.on({ 'accounts.stopReminders': deadLink });
  renderApp('/stop-reminders?token=old');
  await screen.findByRole('heading', { name: 'Turn off e-mail reminders?' });
  await press('Turn off reminders');
  expect(await screen.findByRole('heading', { name: "This link didn't work" })).toBeVisible();
  expect(screen.getByText(/settings as well/)).toBeVisible();
});

test('turning e-mail reminders off can be retried after the server was unreachable', async () => {
  server.on({ 'accounts.stopReminders': () => undefined });
  server.down(true);
  renderApp('/stop-reminders?token=later');
  await screen.findByRole('heading', { name: 'Turn off e-mail reminders?' });
  await press('Turn off reminders');
  await screen.findByRole('heading', { name: 'Reminders are still on' });
  server.down(false);
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'E-mail reminders are off' })).toBeVisible();
});
