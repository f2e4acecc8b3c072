import type { Profile } from '@quorbit/contracts/accounts/schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { getSession } from '#lib/session.ts';
import { Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { showProfile } from '../show-profile.ts';
import { button, field, session, settingsFixture } from './testing/settings-fixture.ts';

const { server, openSettings, change } = settingsFixture();

describe('the password', () => {
  test('is changed with the current one', async () => {
    await openSettings();
    server.on({ 'accounts.changePassword': () => undefined });
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
    server.on({
      'accounts.changePassword': () => {
        change({ hasPassword: true });
      },
    });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.type(field('New password'), 'four words in row');
    await userEvent.click(button('Set password'));
    await waitFor(() =>
      expect(server.inputs('accounts.changePassword')).toEqual([{ newPassword: 'four words in row' }]),
    );
    await waitFor(() => expect(getSession()?.user.hasPassword).toBe(true));
  });

  test('is set even where an older profile is shown late', async () => {
    await openSettings({ hasPassword: false });
    const before = getSession()?.user as Profile;
    const asked = server.inputs('accounts.me').length;
    server.on({
      'accounts.changePassword': () => {
        change({ hasPassword: true });
        void showProfile(before, async () => MIRRORS);
      },
    });
    await userEvent.type(field('New password'), 'four words in row');
    await userEvent.click(button('Set password'));
    await waitFor(() => expect(server.inputs('accounts.me').length).toBeGreaterThan(asked));
    expect(await screen.findByLabelText('Current password')).toBeTruthy();
  });
});

describe('sessions', () => {
  test('can be ended one by one', async () => {
    const sessions = [session('a'.repeat(32), { current: true }), session('b'.repeat(32), { userAgent: 'curl/8' })];
    server.on({
      'accounts.sessions': () => [...sessions],
      'accounts.endSession': () => {
        sessions.pop();
        return undefined;
      },
    });
    await openSettings();
    expect(await screen.findByText('This device')).toBeTruthy();
    await userEvent.click(button('End the session of curl'));
    await waitFor(() => expect(screen.queryByText('curl')).toBeNull());
    expect(server.inputs('accounts.endSession')).toEqual([{ id: 'b'.repeat(32) }]);
  });

  test('end everywhere once that is confirmed, and lead to the sign-in page', async () => {
    server.on({ 'accounts.logoutAll': () => undefined, 'accounts.options': () => ({ google: false, demo: false }) });
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
    expect(await screen.findByText("We couldn't load your sessions.")).toBeTruthy();
    server.on({ 'accounts.sessions': () => [session('a'.repeat(32), { current: true })] });
    await userEvent.click(button('Retry'));
    expect(await screen.findByText('This device')).toBeTruthy();
  });
});

describe('what was shown before a restart', () => {
  /** Opens the settings, and again once the server's answers are kept. */
  async function openTwice() {
    server.on({ 'accounts.sessions': () => [session('a'.repeat(32), { current: true })] });
    await openSettings();
    await screen.findByText('This device');
    const id = getSession()?.user.id ?? '';
    await waitFor(async () => expect(await openDeviceStore(id).database.lastReplies.count()).toBe(1));
    cleanup();
    server.down(true);
    renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
  }

  test('is shown without a network, with its time', async () => {
    await openTwice();
    await screen.findByText('This device');
    expect(screen.getByText(/^Last updated \d\d:\d\d\.$/)).toBeTruthy();
    expect(screen.queryByText("We couldn't load your sessions.")).toBeNull();
  });

  test('until the server can be reached again', async () => {
    await openTwice();
    await screen.findByText(/^Last updated/);
    server.down(false);
    await waitFor(() => {
      // Coming back to the window asks again.
      window.dispatchEvent(new Event('visibilitychange'));
      expect(screen.queryByText(/^Last updated/)).toBeNull();
    });
    expect(screen.getByText('This device')).toBeTruthy();
  });

  test('is not shown to the next person at the same browser', async () => {
    await openTwice();
    cleanup();
    signIn();
    renderApp('/settings');
    await screen.findByText("We couldn't load your sessions.");
  });
});
