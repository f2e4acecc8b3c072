import 'fake-indexeddb/auto';
import { THEME_LEVELS } from '@quorbit/contracts/themes/names';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getNotifications } from '#lib/notifications.ts';
import { clearSession, getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { type createProfile, signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { applyTheme, TOKENS_KEY } from '#lib/theme/theme.ts';
import { openDeviceStore } from '#offline/device-store.ts';

const server = fakeServer();
const root = document.documentElement;

afterEach(() => {
  applyTheme('Default');
  vi.restoreAllMocks();
});

/** Signs in a learner of level 8 and opens the theme chooser. */
async function openChooser(changes: Parameters<typeof createProfile>[0] = {}) {
  const user = signIn('user', { level: 8, ...changes });
  server.on({ 'accounts.me': () => ({ ...user, ...getSession()?.user }) });
  renderApp('/themes');
  await screen.findByRole('heading', { level: 1, name: 'Themes' });
  return user;
}
const expectToast = (message: string) =>
  waitFor(() => expect(getNotifications().map((notification) => notification.message)).toContain(message));
const card = (name: string) => screen.getByRole('listitem', { name });
const apply = (name: string) => within(card(name)).getByRole('button', { name: 'Apply' });

describe('the theme chooser', () => {
  test('shows 22 themes with the earned ones last; each is current, open, or locked with its level', async () => {
    await openChooser();
    const names = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 3 })
      .map((element) => element.textContent);
    expect(names).toEqual([...Object.keys(THEME_LEVELS), 'Ocean', 'Lavender']);
    expect(within(card('Default')).getByText('Current')).toBeVisible();
    expect(apply('dracula')).toBeVisible();
    expect(within(card('Sunset')).getByText('Unlocks at Level 10')).toBeVisible();
    expect(within(card('Sunset')).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Level 8 of 10');
    expect(within(card('Sunset')).queryByRole('button')).toBeNull();
    expect(card('Ocean').textContent).toContain('Unlocks with the medal Full Week');
    expect(document.title).toContain('Themes');
  });

  test('offers themes that the user has unlocked, whatever the user’s level', async () => {
    await openChooser({ level: 1, unlockedThemes: ['Ocean', 'nord'] });
    expect(apply('Ocean')).toBeVisible();
    expect(apply('nord')).toBeVisible();
    expect(within(card('Light')).queryByRole('button')).toBeNull();
  });
});

describe('trying a theme', () => {
  test('pointing at an open theme shows the page in it, and leaving restores the own theme', async () => {
    await openChooser();
    await userEvent.hover(card('dracula'));
    expect(root.dataset.theme).toBe('dracula');
    expect(root.style.getPropertyValue('--color-base-100')).toBe('#282a36');
    await userEvent.unhover(card('dracula'));
    expect(root.dataset.theme).toBe('default');
    expect(root.style.getPropertyValue('--color-base-100')).toBe('');
  });

  test('focusing an open theme’s button shows the page in it, and losing the focus restores the own theme', async () => {
    await openChooser();
    apply('Galaxy').focus();
    expect(root.dataset.theme).toBe('galaxy');
    apply('Galaxy').blur();
    expect(root.dataset.theme).toBe('default');
  });

  test('pointing at a locked theme changes nothing', async () => {
    await openChooser();
    await userEvent.hover(card('ayu-light'));
    expect(root.dataset.theme).toBe('default');
  });
});

describe('applying a theme', () => {
  test('saves it on this device, shows a notification and stores its colours for the next start', async () => {
    const { id } = await openChooser();
    await userEvent.click(apply('dracula'));
    await expectToast('Theme "dracula" applied!');
    await waitFor(() => expect(within(card('dracula')).getByText('Current')).toBeVisible());
    expect(getSession()?.user.selectedTheme).toBe('dracula');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(TOKENS_KEY) ?? 'null')).toMatchObject({ theme: 'dracula' }),
    );
    const { database } = openDeviceStore(id);
    const sent = () => server.sync.argsOf('profile.update');
    await waitFor(async () =>
      expect([...sent(), ...(await database.outbox.toArray()).map(({ args }) => args)]).toContainEqual({
        selectedTheme: 'dracula',
      }),
    );
  });

  test('shows an error and keeps the old theme if it could not be saved', async () => {
    // A browser that can't store anything sends the change to the server directly.
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not here.', 'InvalidStateError');
    });
    await openChooser();
    server.on({
      'accounts.updateSettings': () => {
        throw new Refusal('INTERNAL', 'Something went wrong.');
      },
    });
    await userEvent.click(apply('dracula'));
    await expectToast('Failed to apply theme "dracula". Please try again.');
    expect(getSession()?.user.selectedTheme).toBe('Default');
    expect(within(card('Default')).getByText('Current')).toBeVisible();
  });

  test('asks the user to log in if another tab has logged out', async () => {
    await openChooser();
    const button = apply('dracula');
    clearSession();
    button.click();
    await expectToast('Please log in to change themes');
    expect(server.sync.argsOf('profile.update')).toEqual([]);
  });

  test('works without a network', async () => {
    await openChooser();
    server.down(true);
    await userEvent.click(apply('Galaxy'));
    await expectToast('Theme "Galaxy" applied!');
    expect(root.dataset.theme).toBe('galaxy');
  });
});

test('the theme chooser asks to log in for the themes if there is no session', async () => {
  renderApp('/themes');
  await screen.findByRole('heading', { name: 'Log in' });
  await expectToast('Please log in to access themes');
});
