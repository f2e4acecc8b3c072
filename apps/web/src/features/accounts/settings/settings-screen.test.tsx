import type { Profile, SessionView } from '@quorbit/contracts/accounts/schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

function session(id: string, changes: Partial<SessionView> = {}): SessionView {
  const at = '2026-11-01T10:00:00.000Z';
  return { id, createdAt: at, lastSeenAt: at, userAgent: 'Firefox/140.0 (Windows)', current: false, ...changes };
}

/** Signs in and opens the settings; the server keeps what is saved. */
async function openSettings(changes: Partial<Profile> = {}) {
  const user = signIn('user', changes);
  let kept = user;
  server.on({
    'accounts.me': () => kept,
    'accounts.updateSettings': (change: Partial<Profile>) => {
      kept = { ...kept, ...change };
      return kept;
    },
  });
  const router = renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  return router;
}

beforeEach(() => {
  server.on({ 'accounts.sessions': () => [session('a'.repeat(32), { current: true })] });
});

describe('each setting saves by itself', () => {
  test('the name', async () => {
    await openSettings();
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'Augusta Ada');
    await userEvent.click(button('Save name'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(server.inputs('accounts.updateSettings')).toEqual([{ name: 'Augusta Ada' }]);
    expect(getSession()?.user.name).toBe('Augusta Ada');
  });

  test('a name that is too short is told before anything is sent', async () => {
    await openSettings();
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'A');
    await userEvent.click(button('Save name'));
    expect(await screen.findByText('Name must have at least 2 characters.')).toBeTruthy();
    expect(server.inputs('accounts.updateSettings')).toEqual([]);
  });

  test('what was typed is still there when saving failed', async () => {
    await openSettings();
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'Augusta');
    server.down(true);
    await userEvent.click(button('Save name'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(field('Name').value).toBe('Augusta');
    server.down(false);
    await userEvent.click(button('Save name'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what is typed while saving is under way is kept', async () => {
    await openSettings();
    let release: () => void = () => undefined;
    const user = getSession()?.user;
    server.on({
      'accounts.updateSettings': (change: Partial<Profile>) =>
        new Promise((resolve) => {
          release = () => resolve({ ...user, ...change });
        }),
    });
    await userEvent.type(field('Name'), ' B');
    await userEvent.click(button('Save name'));
    await waitFor(() => expect(server.inputs('accounts.updateSettings')).toEqual([{ name: 'Ada Lovelace B' }]));
    await userEvent.type(field('Name'), 'yron');
    release();
    await waitFor(() => expect(getSession()?.user.name).toBe('Ada Lovelace B'));
    expect(field('Name').value).toBe('Ada Lovelace Byron');
  });

  test('what was fetched before does not undo what was saved', async () => {
    const router = await openSettings();
    await waitFor(() => expect(server.inputs('accounts.me')).toHaveLength(1));
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'Augusta');
    await userEvent.click(button('Save name'));
    await screen.findByText('Saved');
    server.on({ 'accounts.me': () => new Promise(() => undefined) });
    await act(() => router.navigate({ to: '/upgrade' }));
    await screen.findByRole('heading', { name: 'Premium' });
    await act(() => router.navigate({ to: '/settings' }));
    await screen.findByRole('heading', { name: 'Settings' });
    expect(field('Name').value).toBe('Augusta');
    expect(getSession()?.user.name).toBe('Augusta');
  });

  test('the time zone, with the one of this device at hand', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat('en').resolvedOptions(),
      timeZone: 'Asia/Tokyo',
    });
    await openSettings();
    const select = screen.getByLabelText<HTMLSelectElement>('Time zone');
    expect(select.value).toBe('Europe/Berlin');
    expect(select.options.length).toBeGreaterThan(300);
    await userEvent.click(button(/Use this device's: Asia\/Tokyo/));
    expect(select.value).toBe('Asia/Tokyo');
    await userEvent.selectOptions(select, 'America/New_York');
    await userEvent.click(button('Save time zone'));
    await waitFor(() => expect(getSession()?.user.timeZone).toBe('America/New_York'));
  });

  test('the daily reminder, on at a time and off', async () => {
    await openSettings();
    expect(screen.queryByLabelText('Time')).toBeNull();
    await userEvent.click(field('Remind me'));
    expect(field('Time').value).toBe('19:00');
    await userEvent.clear(field('Time'));
    await userEvent.type(field('Time'), '07:30');
    await userEvent.click(button('Save reminder'));
    await waitFor(() => expect(getSession()?.user.reminderTime).toBe('07:30'));
    await userEvent.click(field('Remind me'));
    await userEvent.click(button('Save reminder'));
    await waitFor(() => expect(getSession()?.user.reminderTime).toBeNull());
  });

  test('the leaderboards, at once, and back where it was when saving failed', async () => {
    await openSettings();
    expect(field('Show me on leaderboards').checked).toBe(true);
    await userEvent.click(field('Show me on leaderboards'));
    await waitFor(() => expect(getSession()?.user.leaderboardOptOut).toBe(true));
    expect(field('Show me on leaderboards').checked).toBe(false);
    server.on({
      'accounts.updateSettings': () => {
        throw new Refusal('INVALID', 'That did not work.');
      },
    });
    await waitFor(() => expect(field('Show me on leaderboards').disabled).toBe(false));
    await userEvent.click(field('Show me on leaderboards'));
    await waitFor(() => expect(openMessages()).toContain('That did not work.'));
    expect(field('Show me on leaderboards').checked).toBe(false);
  });
});

describe('the password', () => {
  test('is changed with the current one', async () => {
    await openSettings();
    server.on({ 'accounts.changePassword': () => null });
    await userEvent.type(field('Current password'), 'the old password');
    await userEvent.type(field('New password'), 'four words in row');
    await userEvent.click(button('Change password'));
    expect(await screen.findByText('Your password is set')).toBeTruthy();
    expect(server.inputs('accounts.changePassword')).toEqual([
      { currentPassword: 'the old password', newPassword: 'four words in row' },
    ]);
    expect(field('Current password').value).toBe('');
  });

  test('a wrong current one is told at its field', async () => {
    await openSettings();
    const message = 'This is not your current password.';
    server.on({
      'accounts.changePassword': () => {
        throw new Refusal('INVALID', message, [{ path: 'currentPassword', message }]);
      },
    });
    await userEvent.type(field('Current password'), 'wrong');
    await userEvent.type(field('New password'), 'four words in row');
    await userEvent.click(button('Change password'));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
    expect(field('New password').value).toBe('four words in row');
  });

  test('an account made by Google sets its first one without', async () => {
    await openSettings({ hasPassword: false });
    server.on({ 'accounts.changePassword': () => null });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.type(field('New password'), 'four words in row');
    await userEvent.click(button('Set password'));
    await waitFor(() =>
      expect(server.inputs('accounts.changePassword')).toEqual([{ newPassword: 'four words in row' }]),
    );
    await waitFor(() => expect(getSession()?.user.hasPassword).toBe(true));
  });
});

describe('the e-mail address', () => {
  test('says when it is confirmed', async () => {
    await openSettings();
    expect(screen.getByText('Confirmed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  test('sends the mail again while it is not', async () => {
    await openSettings({ emailVerified: false });
    server.on({ 'accounts.sendVerification': () => null });
    expect(screen.getByText('Not confirmed')).toBeTruthy();
    await userEvent.click(button('Send again'));
    expect(await screen.findByText('Sent. Look into your mail.')).toBeTruthy();
  });
});

describe('sessions', () => {
  test('can be ended one by one', async () => {
    const sessions = [session('a'.repeat(32), { current: true }), session('b'.repeat(32), { userAgent: 'curl/8' })];
    server.on({
      'accounts.sessions': () => [...sessions],
      'accounts.endSession': () => {
        sessions.pop();
        return null;
      },
    });
    await openSettings();
    expect(await screen.findByText('This device')).toBeTruthy();
    await userEvent.click(button('End the session of curl'));
    await waitFor(() => expect(screen.queryByText('curl')).toBeNull());
    expect(server.inputs('accounts.endSession')).toEqual([{ id: 'b'.repeat(32) }]);
  });

  test('end everywhere once that is confirmed, and lead to the sign-in page', async () => {
    server.on({ 'accounts.logoutAll': () => null, 'accounts.options': () => ({ google: false, demo: false }) });
    await openSettings();
    await screen.findByText('This device');
    await userEvent.click(button('Sign out everywhere'));
    expect(getSession()).not.toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect(getSession()).toBeNull();
  });

  test('can be asked for again when they could not be loaded', async () => {
    server.on({
      'accounts.sessions': () => {
        throw new Refusal('INVALID', 'No.');
      },
    });
    await openSettings();
    expect(await screen.findByText('Your sessions could not be loaded.')).toBeTruthy();
    server.on({ 'accounts.sessions': () => [session('a'.repeat(32), { current: true })] });
    await userEvent.click(button('Retry'));
    expect(await screen.findByText('This device')).toBeTruthy();
  });
});

test('the role is switched and the new token stored', async () => {
  await openSettings();
  const user = { ...getSession()?.user, role: 'premium' };
  server.on({ 'accounts.updateRole': () => ({ user, token: 'premium-token' }) });
  const [, inSettings] = screen.getAllByRole('button', { name: 'Go Premium' });
  await userEvent.click(inSettings ?? button('Go Premium'));
  await waitFor(() => expect(getSession()?.token).toBe('premium-token'));
  expect(await screen.findByRole('button', { name: 'Go Simple User' })).toBeTruthy();
  expect(openMessages()).toContain('Role updated successfully');
});

test('the data is offered as a JSON file', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        latest = blob;
        return 'blob:test';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: latest });
  });
  await openSettings();
  server.on({ 'accounts.export': () => ({ format: 1, exportedAt: '2026-11-21T09:00:00.000Z', profile: {} }) });
  await userEvent.click(button('Download my data'));
  expect(await screen.findByText('Your file is ready')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['quorbit-2026-11-21.json']);
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toMatchObject({ format: 1 });
});
