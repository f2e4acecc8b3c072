import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getSession } from '#lib/session.ts';
import { button, settingsFixture } from './testing/settings-fixture.ts';

const { openSettings, saved } = settingsFixture();

describe('the time zone', () => {
  const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
  /** The options of the zone picker; other settings use the browser's native option lists. */
  const shown = (state?: { selected: boolean }) =>
    screen.queryAllByRole('option', state).filter((option) => !(option instanceof HTMLOptionElement));
  const options = () => shown().map((option) => option.textContent);

  test('follows the devices until it is fixed, which keeps the current zone', async () => {
    await openSettings({ timeZone: 'Europe/Berlin' });
    const follow = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Follow my devices' });
    expect(follow().checked).toBe(true);
    expect(screen.queryByRole('combobox', { name: 'Time zone' })).toBeNull();
    await userEvent.click(follow());
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' })).value).toBe('Europe/Berlin');
    await waitFor(() => expect(saved()).toEqual([{ fixedZone: 'Europe/Berlin' }]));
    await userEvent.click(follow());
    await waitFor(() => expect(saved()).toEqual([{ fixedZone: 'Europe/Berlin' }, { fixedZone: null }]));
    expect(getSession()?.user).toMatchObject({ timeZone: 'Europe/Berlin', fixedZone: null });
  });

  test('shows the current zone, and lists all zones by region', async () => {
    await openSettings({ timeZone: 'Asia/Calcutta', fixedZone: 'Asia/Calcutta' });
    expect(picker().value).toBe('Asia/Kolkata');
    expect(options()).toEqual([]);
    await userEvent.click(picker());
    expect(options().length).toBeGreaterThan(350);
    expect(shown({ selected: true }).map((option) => option.textContent)).toEqual(['Kolkata']);
    const europe = within(screen.getByRole('group', { name: 'Europe' }));
    expect(europe.getByRole('option', { name: 'Berlin' })).toBeVisible();
  });

  test('is searched and chosen with the keyboard alone', async () => {
    await openSettings({ timeZone: 'Europe/Berlin', fixedZone: 'Europe/Berlin' });
    await userEvent.click(picker());
    await userEvent.keyboard('indiana');
    expect(options()[0]).toBe('Indianapolis, Indiana');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const active = document.getElementById(picker().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe(options()[1]);
    await userEvent.keyboard('{Enter}');
    expect(options()).toEqual([]);
    expect(picker().value).toMatch(/^America\/Indiana\//);
    await userEvent.keyboard('{ArrowDown}york{Enter}');
    await userEvent.click(button('Save time zone'));
    await waitFor(() => expect(getSession()?.user.timeZone).toBe('America/New_York'));
    await waitFor(() => expect(saved()).toEqual([{ fixedZone: 'America/New_York' }]));
  });

  test('stays unchanged when the search is cancelled', async () => {
    await openSettings({ timeZone: 'Europe/Berlin', fixedZone: 'Europe/Berlin' });
    await userEvent.click(picker());
    await userEvent.keyboard('toky');
    expect(options()).toEqual(['Tokyo']);
    await userEvent.keyboard('{Escape}');
    expect(picker().value).toBe('Europe/Berlin');
    await userEvent.click(picker());
    await userEvent.keyboard('zzz');
    expect(screen.getByText('No time zone has “zzz” in its name. Try a big city nearby.')).toBeVisible();
    await userEvent.click(document.body);
    expect(picker().value).toBe('Europe/Berlin');
  });

  test('can be set to this device’s zone', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat('en').resolvedOptions(),
      timeZone: 'Asia/Tokyo',
    });
    await openSettings({ timeZone: 'Europe/Berlin', fixedZone: 'Europe/Berlin' });
    await userEvent.click(button("Use this device's: Asia/Tokyo"));
    expect(picker().value).toBe('Asia/Tokyo');
    await userEvent.click(picker());
    await userEvent.click(screen.getByRole('option', { name: 'Seoul' }));
    await userEvent.click(button('Save time zone'));
    await waitFor(() => expect(getSession()?.user.timeZone).toBe('Asia/Seoul'));
  });
});
