import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { getLastUserId, getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { deviceStoreOf } from '#offline/device-store.ts';
import { listUnsentTypes } from '#offline/leftover-data.ts';

const server = fakeServer();

const dialog = () => screen.getByRole('dialog', { name: 'Delete your account?' });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const opener = () => screen.getByRole('button', { name: 'Delete account…' });

async function openDialog(changes: Parameters<typeof signIn>[1] = {}) {
  const user = signIn('user', changes);
  server.on({ 'accounts.me': () => user });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account…' }));
  return user;
}

beforeEach(() => {
  server.on({
    'accounts.sessions': () => [],
    'accounts.options': () => ({ google: false, demo: false }),
    'accounts.delete': () => undefined,
  });
});

test('the dialog says what is deleted and what stays', async () => {
  await openDialog();
  expect(dialog().textContent).toMatch(/Gone for good:.*your attempts and reports.*What stays:.*without your name/);
});

test('the dialog closes on Escape without deleting anything, restores the focus and clears the password', async () => {
  await openDialog();
  await userEvent.type(within(dialog()).getByLabelText('Password'), 'secret words');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  await userEvent.click(opener());
  expect(within(dialog()).getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(server.inputs('accounts.delete')).toEqual([]);
});

test('the dialog requires the password and focuses its field', async () => {
  await openDialog();
  await userEvent.click(inDialog('Delete account'));
  expect(await within(dialog()).findByText('Password is required.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(within(dialog()).getByLabelText('Password')));
  expect(server.inputs('accounts.delete')).toEqual([]);
});

test('a wrong password is reported at its field, and the account stays', async () => {
  const message = 'This is not your password.';
  server.on({
    'accounts.delete': () => {
      throw new Refusal('INVALID', message, [{ path: 'password', message }]);
    },
  });
  await openDialog();
  await userEvent.type(within(dialog()).getByLabelText('Password'), 'wrong{Enter}');
  expect(await within(dialog()).findByText(message)).toBeVisible();
  expect(getSession()).not.toBeNull();
});

test('the keyboard alone deletes the account, the session and this device’s data', async () => {
  const { id } = await openDialog();
  const draft = createDraft({ attemptId: newId(), started: started(quiz()), timed: false, now: 0 });
  server.on({
    'sync.exchange': () => {
      throw new Refusal('UNAVAILABLE', 'Later.');
    },
  });
  await deviceStoreOf(id).store(createDraftStore).begin(draft);
  await deviceStoreOf(id)
    .store(createDraftStore)
    .finish(draft, (kept) => kept, 1);
  expect(await listUnsentTypes(id)).toEqual([ATTEMPT_SUBMIT]);
  await userEvent.type(within(dialog()).getByLabelText('Password'), 'my own password{Enter}');
  expect(await screen.findByText(/Your account is deleted/)).toBeVisible();
  expect(server.inputs('accounts.delete')).toEqual([{ password: 'my own password' }]);
  expect(getSession()).toBeNull();
  expect(getLastUserId()).toBeNull();
  await waitFor(async () => expect(await listUnsentTypes(id)).toEqual([]));
});

test('an account without a password is deleted after entering its e-mail', async () => {
  await openDialog({ hasPassword: false });
  await userEvent.type(within(dialog()).getByLabelText('E-mail'), 'ada@example.org');
  await userEvent.click(inDialog('Delete account'));
  await waitFor(() => expect(server.inputs('accounts.delete')).toEqual([{ email: 'ada@example.org' }]));
});
