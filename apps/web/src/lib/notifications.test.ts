import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeNotification, getNotifications, LEAVE_MS, notify } from '#lib/notifications.ts';
import { openNotifications } from '#lib/testing/notifications.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.runAllTimers());

test('a notification closes by itself after four seconds', () => {
  // Notifications that earlier tests closed may still be in the list.
  const before = getNotifications();
  notify('Saved', { type: 'success' });
  vi.advanceTimersByTime(3999);
  expect(openNotifications()).toMatchObject([{ message: 'Saved', type: 'success', isOpen: true, autoClose: true }]);
  vi.advanceTimersByTime(1);
  expect(openNotifications()).toEqual([]);
  vi.advanceTimersByTime(LEAVE_MS);
  expect(getNotifications()).toEqual(before);
});

test('a notification without auto-close stays until it’s closed', () => {
  const id = notify('Stays', { autoClose: false });
  vi.advanceTimersByTime(60_000);
  expect(openNotifications()).toHaveLength(1);
  closeNotification(id);
  expect(openNotifications()).toEqual([]);
});

test('an equal message is shown once, and its time starts again', () => {
  notify('Connection lost');
  vi.advanceTimersByTime(3000);
  notify('Connection lost');
  expect(openNotifications()).toHaveLength(1);
  vi.advanceTimersByTime(3000);
  expect(openNotifications()).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(openNotifications()).toEqual([]);
});

test('at most three notifications are open; the oldest is closed', () => {
  for (const message of ['one', 'two', 'three', 'four']) notify(message);
  expect(openNotifications().map((openNotification) => openNotification.message)).toEqual(['two', 'three', 'four']);
});
