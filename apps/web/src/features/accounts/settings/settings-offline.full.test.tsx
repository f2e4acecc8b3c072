import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dexie } from 'dexie';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getSession, subscribeSession } from '#lib/session.ts';
import { Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { createProfile } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { UserDatabase } from '#offline/database.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { button, field, rename, settingsFixture } from './testing/settings-fixture.ts';

const { server, openSettings, saved, synced } = settingsFixture();

describe('settings saved without a network', () => {
  test('stay shown over older server replies until the profile’s row includes them', async () => {
    const names: (string | undefined)[] = [];
    onTestFinished(subscribeSession(() => names.push(getSession()?.user.name)));
    await openSettings();
    await synced();
    server.down(true);
    await rename('Augusta');
    expect(await screen.findByText('Saved')).toBeVisible();
    await rename('Byron');
    await waitFor(() => expect(getSession()?.user.name).toBe('Byron'));
    names.length = 0;
    cleanup();
    // The server returns an old profile without the two changes, and a mirrored row of it.
    const old = createProfile({ ...getSession()?.user, name: 'Ada Lovelace', xp: 70 });
    server.on({ 'accounts.me': () => old });
    server.sync.put({ id: old.id, kind: 'profile', body: old });
    server.down(false);
    renderApp('/settings');
    await waitFor(() => expect(saved()).toEqual([{ name: 'Augusta' }, { name: 'Byron' }]));
    await waitFor(async () => expect(await openDeviceStore(old.id).database.outbox.count()).toBe(0));
    await waitFor(() => expect(getSession()?.user).toMatchObject({ name: 'Byron' }));
    expect(field('Name').value).toBe('Byron');
    expect(new Set(names)).toEqual(new Set(['Byron']));
  });

  test('go back to their earlier value when the server refuses them later, and can be tried again', async () => {
    await openSettings();
    await synced();
    server.sync.refuse = () => ({ code: 'INVALID', message: 'Time zone is not known.' });
    await rename('Augusta');
    await waitFor(() => expect(getSession()?.user.name).toBe('Augusta'));
    await waitFor(() => expect(getSession()?.user.name).toBe('Ada Lovelace'));
    const note = await screen.findByText("“Augusta” wasn't accepted. Time zone is not known.");
    // The note is in the card of the name setting.
    const card = screen.getByRole('heading', { level: 3, name: 'Name' }).parentElement?.parentElement;
    expect(card?.contains(note)).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Try again or delete' }));
    const refused = within(await screen.findByRole('region', { name: 'Not accepted (1)' }));
    expect(refused.getByText('Settings: name')).toBeVisible();
    expect(refused.getByText('Time zone is not known.')).toBeVisible();
    server.sync.refuse = () => null;
    await userEvent.click(refused.getByRole('button', { name: 'Try again: Settings: name' }));
    await waitFor(() => expect(getSession()?.user.name).toBe('Augusta'));
  });
});

describe('settings in a browser without storage', () => {
  /** Opens the settings in a browser without storage. The fake server replies to a change with the changed profile. */
  async function openWithoutStorage() {
    vi.spyOn(UserDatabase.prototype, 'open').mockImplementation(() =>
      Dexie.Promise.reject(new Dexie.MissingAPIError('None.')),
    );
    const router = await openSettings();
    const user = getSession()?.user ?? expect.fail();
    server.on({ 'accounts.updateSettings': (change) => ({ ...user, ...change }) });
    return router;
  }

  test('are saved directly on the server', async () => {
    await openWithoutStorage();
    await rename('Augusta');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(server.inputs('accounts.updateSettings')).toEqual([{ name: 'Augusta' }]);
    await waitFor(() => expect(getSession()?.user.name).toBe('Augusta'));
  });

  test('keep what was typed when saving failed', async () => {
    await openWithoutStorage();
    server.down(true);
    await rename('Augusta');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field('Name').value).toBe('Augusta');
    server.down(false);
    await userEvent.click(button('Save name'));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keep what is typed while saving is under way', async () => {
    await openWithoutStorage();
    let release: () => void = () => undefined;
    const user = getSession()?.user ?? expect.fail();
    server.on({
      'accounts.updateSettings': (change) =>
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

  test('are not undone by a profile that was fetched before they were saved', async () => {
    const router = await openWithoutStorage();
    await waitFor(() => expect(server.inputs('accounts.me')).toHaveLength(1));
    await rename('Augusta');
    await screen.findByText('Saved');
    server.on({ 'accounts.me': () => new Promise(() => undefined) });
    await act(() => router.navigate({ to: '/upgrade' }));
    await screen.findByRole('heading', { name: 'Premium' });
    await act(() => router.navigate({ to: '/settings' }));
    await screen.findByRole('heading', { name: 'Settings' });
    expect(field('Name').value).toBe('Augusta');
    expect(getSession()?.user.name).toBe('Augusta');
  });

  test('show the leaderboard switch’s earlier value when saving failed', async () => {
    await openWithoutStorage();
    server.on({
      'accounts.updateSettings': () => {
        throw new Refusal('INVALID', 'That did not work.');
      },
    });
    await userEvent.click(field('Show me on leaderboards'));
    await waitFor(() => expect(openMessages()).toContain('That did not work.'));
    // The failure toast appears just before saving ends; until then the switch shows what was chosen.
    await waitFor(() => expect(field('Show me on leaderboards').checked).toBe(true));
  });
});
