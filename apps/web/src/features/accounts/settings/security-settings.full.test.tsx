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
  test('is changed after entering the current one', async () => {
    await openSettings();
    server.on({ 'accounts.changePassword': () => undefined });
    await userEvent.type(field('Current password'), 'the old password');
    await userEvent.type(field('New password'), 'four words in row');
    await userEvent.click(button('Change password'));
    expect(await screen.findByText('Your password is set')).toBeVisible();
    expect(server.inputs('accounts.changePassword')).toEqual([
      { currentPassword: 'the old password', newPassword: 'four words in row' },
    ]);
    expect(field('Current password').value).toBe('');
  });

  test('is not changed when the current one is wrong, which is reported at its field', async () => {
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
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
    expect(field('New password').value).toBe('four words in row');
  });

  test('can be set without a current one for an account created through Google', async () => {
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

  test('shows as set even when an older profile arrives late', async () => {
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
    expect(await screen.findByLabelText('Current password')).toBeVisible();
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
    expect(await screen.findByText('This device')).toBeVisible();
    await userEvent.click(button('End the session of curl'));
    await waitFor(() => expect(screen.queryByText('curl')).toBeNull());
    expect(server.inputs('accounts.endSession')).toEqual([{ id: 'b'.repeat(32) }]);
  });

  test('all end after a confirmation, which leads to the sign-in page', async () => {
    server.on({ 'accounts.logoutAll': () => undefined, 'accounts.options': () => ({ google: false, demo: false }) });
    await openSettings();
    await screen.findByText('This device');
    await userEvent.click(button('Sign out everywhere'));
    expect(getSession()).not.toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(getSession()).toBeNull();
  });

  test('can be reloaded after they could not be loaded', async () => {
    server.on({
      'accounts.sessions': () => {
        throw new Refusal('INVALID', 'No.');
      },
    });
    await openSettings();
    expect(await screen.findByText("We couldn't load your sessions.")).toBeVisible();
    server.on({ 'accounts.sessions': () => [session('a'.repeat(32), { current: true })] });
    await userEvent.click(button('Retry'));
    expect(await screen.findByText('This device')).toBeVisible();
  });
});

describe('the session list stored before a restart', () => {
  /** Opens the settings, waits until the server's replies are stored, then opens them again without a network. */
  async function openTwice() {
    server.on({ 'accounts.sessions': () => [session('a'.repeat(32), { current: true })] });
    await openSettings();
    await screen.findByText('This device');
    const id = getSession()?.user.id ?? '';
    // The replies with the sessions and the subjects.
    await waitFor(async () => expect(await openDeviceStore(id).database.lastReplies.count()).toBe(2));
    cleanup();
    server.down(true);
    renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
  }

  test('is shown without a network, with the time it was fetched', async () => {
    await openTwice();
    await screen.findByText('This device');
    expect(screen.getByText(/^Last updated \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.queryByText("We couldn't load your sessions.")).toBeNull();
  });

  test('is replaced once the server can be reached again', async () => {
    await openTwice();
    await screen.findByText(/^Last updated/);
    server.down(false);
    await waitFor(() => {
      // A return to the window, simulated by this event, refetches the sessions.
      window.dispatchEvent(new Event('visibilitychange'));
      expect(screen.queryByText(/^Last updated/)).toBeNull();
    });
    expect(screen.getByText('This device')).toBeVisible();
  });

  test('is not shown to the next user of the same browser', async () => {
    await openTwice();
    cleanup();
    signIn();
    renderApp('/settings');
    await screen.findByText("We couldn't load your sessions.");
  });
});
