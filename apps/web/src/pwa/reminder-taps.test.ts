import { afterEach, expect, test } from 'vitest';
import { closeNotification } from '#lib/notifications.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import type { ToPage } from './messages.ts';
import { answerReminderTaps } from './reminder-taps.ts';

afterEach(() => {
  for (const { id } of openNotifications()) closeNotification(id);
});

/** Taps a reminder while the page is open. @returns the page's reply to the worker */
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

test('a user who is busy is shown the reminder and stays on the page', async () => {
  expect(await tap(true)).toBe('stay');
  expect(openNotifications().map(({ message }) => message)).toEqual(['Your reviews are due. Finish here first.']);
});

test('a user who is not busy goes to the page that the reminder leads to', async () => {
  expect(await tap(false)).toBe('go');
  expect(openNotifications()).toEqual([]);
});

test('does not fail in a browser without service workers', () => {
  expect(() => answerReminderTaps({ isBusy: () => false, container: undefined })).not.toThrow();
});
