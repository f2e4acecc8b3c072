import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getSession } from '#lib/session.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { button, field, rename, settingsFixture } from './testing/settings-fixture.ts';

const { server, openSettings, saved } = settingsFixture();

describe('the settings page', () => {
  test('saves the name', async () => {
    await openSettings();
    await rename('Augusta Ada');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(getSession()?.user.name).toBe('Augusta Ada');
    await waitFor(() => expect(saved()).toEqual([{ name: 'Augusta Ada' }]));
  });

  test('rejects a name that is too short before anything is saved', async () => {
    await openSettings();
    await rename('A');
    expect(await screen.findByText('Name must have at least 2 characters.')).toBeVisible();
    expect(await openDeviceStore(getSession()?.user.id ?? '').database.outbox.count()).toBe(0);
  });

  test('saves the daily reminder, its time and its e-mails, and turns it off', async () => {
    await openSettings();
    expect(screen.queryByLabelText('Time')).toBeNull();
    await userEvent.click(field('Remind me'));
    expect(field('Time').value).toBe('19:00');
    await userEvent.clear(field('Time'));
    await userEvent.type(field('Time'), '07:30');
    await userEvent.click(button('Save reminder'));
    await waitFor(() => expect(getSession()?.user.reminderTime).toBe('07:30'));
    expect(getSession()?.user.reminderByMail).toBe(true);
    await userEvent.click(screen.getByLabelText(/^By e-mail to /));
    await userEvent.click(button('Save reminder'));
    await waitFor(() => expect(getSession()?.user.reminderByMail).toBe(false));
    await userEvent.click(field('Remind me'));
    await userEvent.click(button('Save reminder'));
    await waitFor(() => expect(getSession()?.user.reminderTime).toBeNull());
  });

  test('saves the daily goal with a tap', async () => {
    await openSettings();
    const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['Steady, 50 XP']);
    await userEvent.click(button('Serious, 100 XP'));
    await waitFor(() => expect(getSession()?.user.dailyGoal).toBe(100));
    expect(pressed()).toEqual(['Serious, 100 XP']);
    await waitFor(() => expect(saved()).toEqual([{ dailyGoal: 100 }]));
  });

  test('saves whether friends see that the user is online', async () => {
    await openSettings();
    expect(field("Show when I'm online").checked).toBe(true);
    fireEvent.click(field("Show when I'm online"));
    expect(field("Show when I'm online").checked).toBe(false);
    await waitFor(() => expect(getSession()?.user.showOnline).toBe(false));
    await waitFor(() => expect(saved()).toEqual([{ showOnline: false }]));
  });

  test('saves whether the user is on leaderboards', async () => {
    await openSettings();
    expect(field('Show me on leaderboards').checked).toBe(true);
    fireEvent.click(field('Show me on leaderboards'));
    // The switch changes at once, not only when the choice is saved.
    expect(field('Show me on leaderboards').checked).toBe(false);
    await waitFor(() => expect(getSession()?.user.leaderboardOptOut).toBe(true));
    expect(field('Show me on leaderboards').checked).toBe(false);
    await waitFor(() => expect(saved()).toEqual([{ leaderboardOptOut: true }]));
  });
});

describe('the review settings', () => {
  test('save the new reviews per day and the retention target together', async () => {
    await openSettings();
    expect(field('New reviews per day').value).toBe('20');
    expect(field('Remember at least (%)').value).toBe('90');
    await userEvent.clear(field('New reviews per day'));
    await userEvent.type(field('New reviews per day'), '5');
    await userEvent.clear(field('Remember at least (%)'));
    await userEvent.type(field('Remember at least (%)'), '95');
    await userEvent.click(button('Save reviews'));
    await waitFor(() => expect(saved()).toEqual([{ newReviewsPerDay: 5, retentionTarget: 95 }]));
    expect(getSession()?.user).toMatchObject({ newReviewsPerDay: 5, retentionTarget: 95 });
  });

  test.each([
    ['New reviews per day', '-1'],
    ['New reviews per day', '1e3'],
    ['New reviews per day', ''],
    ['Remember at least (%)', '79'],
    ['Remember at least (%)', '96'],
    ['Remember at least (%)', '90.5'],
  ])('reject for “%s” the value "%s" before anything is saved', async (label, text) => {
    await openSettings();
    await userEvent.clear(field(label));
    if (text !== '') await userEvent.type(field(label), text);
    await userEvent.click(button('Save reviews'));
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    expect(await openDeviceStore(getSession()?.user.id ?? '').database.outbox.count()).toBe(0);
  });

  test('show the values chosen before', async () => {
    await openSettings({ newReviewsPerDay: 0, retentionTarget: 80 });
    expect(field('New reviews per day').value).toBe('0');
    expect(field('Remember at least (%)').value).toBe('80');
  });
});

describe('the e-mail setting', () => {
  test('says that the address is confirmed', async () => {
    await openSettings();
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  test('sends the confirmation e-mail again while the address is unconfirmed', async () => {
    await openSettings({ emailVerified: false });
    server.on({ 'accounts.sendVerification': () => undefined });
    expect(screen.getByText('Not confirmed')).toBeVisible();
    await userEvent.click(button('Send again'));
    expect(await screen.findByText('Sent. Check your mail.')).toBeVisible();
  });
});

test('switching the role stores the new role and token', async () => {
  await openSettings();
  const user = { ...(getSession()?.user ?? expect.fail()), role: 'premium' as const };
  server.on({ 'accounts.updateRole': () => ({ user, token: 'premium-token' }) });
  const [, inSettings] = screen.getAllByRole('button', { name: 'Go Premium' });
  await userEvent.click(inSettings ?? button('Go Premium'));
  await waitFor(() => expect(getSession()?.token).toBe('premium-token'));
  expect(await screen.findByRole('button', { name: 'Go Simple User' })).toBeVisible();
  expect(openMessages()).toContain('Role updated successfully');
});
