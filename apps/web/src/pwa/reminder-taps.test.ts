import { afterEach, expect, test } from 'vitest';
import { closeNotification } from '#lib/notifications.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import type { ToPage } from './messages.ts';
import { answerReminderTaps } from './reminder-taps.ts';

afterEach(() => {
  for (const { id } of openNotifications()) closeNotification(id);
});

/** @returns what the page answers the worker */
async function tap(busy: boolean): Promise<unknown> {
  const container = new EventTarget();
  answerReminderTaps({ isBusy: () => busy, container: container as ServiceWorkerContainer });
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const data: ToPage = { type: 'reminder', title: 'Your reviews are due' };
  container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port2] }));
  try {
    return await answer;
  } finally {
    port1.close();
  }
}

test('who is in a game reads the reminder there, and stays', async () => {
  expect(await tap(true)).toBe('stay');
  expect(openNotifications().map(({ message }) => message)).toEqual(['Your reviews are due. Finish here first.']);
});

test('who is not busy goes where it leads', async () => {
  expect(await tap(false)).toBe('go');
  expect(openNotifications()).toEqual([]);
});

test('a browser without workers has nothing to answer', () => {
  expect(() => answerReminderTaps({ isBusy: () => false, container: undefined })).not.toThrow();
});
