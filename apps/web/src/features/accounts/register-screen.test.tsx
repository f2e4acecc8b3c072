import { COMMON_PASSWORD } from '@quorbit/contracts/accounts/password-rules';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { createProfile } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const create = () => screen.getByRole('button', { name: 'Create account' });
/** Returns the text of a field's hint and error. */
const descriptionOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function openRegister(path = '/register') {
  const router = renderApp(path);
  await screen.findByRole('heading', { name: 'Create your account' });
  return router;
}

beforeEach(() => {
  server.on({
    'accounts.me': () => createProfile(getSession()?.user),
    'reports.list': () => ({ items: [], nextCursor: null }),
    'quizzes.list': () => ({ items: [], nextCursor: null }),
  });
});

test('registration creates the account with the browser’s time zone and signs it in', async () => {
  server.on({ 'accounts.register': () => ({ user: createProfile(), token: 'new-token' }) });
  const router = await openRegister();
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(field('E-mail'), 'ada@example.org');
  await userEvent.type(field('Password'), 'four words in row');
  await userEvent.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(getSession()?.token).toBe('new-token');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(server.inputs('accounts.register')).toEqual([
    { name: 'Ada', email: 'ada@example.org', password: 'four words in row', timeZone },
  ]);
});

test('registration checks a field when it loses focus and removes the error once it is corrected', async () => {
  await openRegister();
  await userEvent.type(field('Name'), 'A');
  await userEvent.tab();
  await waitFor(() => expect(descriptionOf('Name')).toContain('Name must have at least 2 characters.'));
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(field('Name'), 'da');
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
});

test('registration leaves untouched fields unmarked until the form is submitted', async () => {
  await openRegister();
  await userEvent.click(field('Name'));
  await userEvent.tab();
  await userEvent.click(create());
  await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field('Name'));
  expect(server.inputs('accounts.register')).toEqual([]);
});

test('registration ticks the rules off while a password is typed, and refuses common passwords itself', async () => {
  await openRegister();
  expect(descriptionOf('Password')).toMatch(/At least 10 characters.*\(not met yet\).*common.*\(not met yet\)/);
  await userEvent.type(field('Password'), 'password123');
  expect(descriptionOf('Password')).toMatch(
    /At least 10 characters[^(]*\(met\)[^(]*common[^(]*\(not met yet\).*Too common/,
  );
  await userEvent.tab();
  await waitFor(() => expect(descriptionOf('Password')).toContain(COMMON_PASSWORD));
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'several unusual words');
  expect(descriptionOf('Password')).toMatch(/\(met\).*\(met\).*Strong/);
});

test('registration shows what the server refuses at its field', async () => {
  const message = 'An account with this e-mail exists already. Log in instead.';
  server.on({
    'accounts.register': () => {
      throw new Refusal('CONFLICT', message, [{ path: 'email', message }]);
    },
  });
  await openRegister();
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(field('E-mail'), 'ada@example.org');
  await userEvent.type(field('Password'), 'four words in row');
  await userEvent.click(create());
  await waitFor(() => expect(descriptionOf('E-mail')).toContain(message));
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Password').value).toBe('four words in row');
});

test('registration shows a refusal that belongs to no field as an alert', async () => {
  server.on({
    'accounts.register': () => {
      throw new Refusal('INVALID', 'Unknown time zone.', [{ path: 'timeZone', message: 'Unknown time zone.' }]);
    },
  });
  await openRegister();
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(field('E-mail'), 'ada@example.org');
  await userEvent.type(field('Password'), 'four words in row{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Unknown time zone.');
});

test('registration ignores a second press while it is busy', async () => {
  let release: () => void = () => undefined;
  server.on({
    'accounts.register': () =>
      new Promise((resolve) => {
        release = () => resolve({ user: createProfile(), token: 't' });
      }),
  });
  const router = await openRegister();
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(field('E-mail'), 'ada@example.org');
  await userEvent.type(field('Password'), 'four words in row');
  await userEvent.click(create());
  await waitFor(() => expect(create().getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(create());
  await userEvent.type(field('Password'), '{Enter}');
  expect(server.inputs('accounts.register')).toHaveLength(1);
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(server.inputs('quizzes.list')).toHaveLength(1));
});
