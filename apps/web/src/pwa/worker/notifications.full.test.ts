import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReminderAnswer } from '../messages.ts';
import { type AppWindow, isBusy, openMessage, readMessage, toAppPath, unsubscribePush } from './notifications.ts';

const ORIGIN = 'https://quiz.example.org';

test('a message is shown as the server sent it', () => {
  const shown = { title: 'Your reviews are due', body: 'A few minutes.', path: '/reviews' };
  const read = (message: object) => readMessage(JSON.stringify(message), ORIGIN);
  // Older servers sent only reminders, without a `kind`.
  expect(read(shown)).toEqual({ tag: 'reminder', ...shown });
  expect(read({ kind: 'reminder', source: '', ...shown })).toEqual({ tag: 'reminder', ...shown });
  expect(read({ kind: 'of-a-later-server', source: 'x', ...shown })).toEqual({ tag: 'of-a-later-server:x', ...shown });
});

test('any message shows a notification, and a tap on it stays in the app', () => {
  const anything = fc.oneof(fc.string(), fc.json(), fc.constant(undefined));
  fc.assert(
    fc.property(anything, (text) => {
      const { title, path } = readMessage(text, ORIGIN);
      expect(title).not.toBe('');
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
  );
});

test.each([
  ['/reviews?x=1', '/reviews?x=1'],
  ['https://quiz.example.org/reviews', '/reviews'],
  ['https://elsewhere.example.org/reviews', '/'],
  ['//elsewhere.example.org', '/'],
  ['\\\\elsewhere.example.org', '/'],
  ['javascript:alert(1)', '/'],
  [7, '/'],
])('a message with the path %s leads to %s', (path, to) => {
  expect(toAppPath(path, ORIGIN)).toBe(to);
});

test('one tap ends the messages to this device, and a second one does not fail', async () => {
  let subscribed = true;
  const subscription = {
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  } as PushSubscription;
  const pushes = { getSubscription: async () => (subscribed ? subscription : null) };
  await unsubscribePush(pushes);
  expect(subscribed).toBe(false);
  await unsubscribePush(pushes);
});

const MESSAGE = { title: 'Your reviews are due', path: '/reviews' };
const nothing = () => Promise.reject(new Error('No window is opened.'));

/**
 * Creates the only window of the app, which records every call on it.
 * @param answers the reply of its page, null if it does not reply.
 */
function windowAt(path: string, answers: ReminderAnswer | null) {
  const did: string[] = [];
  const window: AppWindow = {
    url: `${ORIGIN}${path}`,
    focus: async () => did.push('focus'),
    navigate: async (to) => did.push(to),
    postMessage: (message, [port]) => {
      did.push(message.type === 'reminder' ? message.title : message.type);
      if (answers !== null) port?.postMessage(answers);
    },
  };
  return { window, did };
}

test('a busy page comes to the front, shows the reminder and stays; another one opens the message’s page', async () => {
  // A window's `url` may be that of the first page loaded there, so the page's reply counts.
  const busy = windowAt('/', 'stay');
  await openMessage(MESSAGE, [busy.window], nothing);
  expect(busy.did).toEqual(['focus', MESSAGE.title]);
  const idle = windowAt('/user/test/0190-1', 'go');
  await openMessage(MESSAGE, [idle.window], nothing);
  expect(idle.did).toEqual(['focus', MESSAGE.title, '/reviews']);
});

test('opens a window if there is none', async () => {
  const opened: string[] = [];
  await openMessage(MESSAGE, [], async (path) => opened.push(path));
  expect(opened).toEqual(['/reviews']);
});

test.each([
  ['/user/test/0190-1', true],
  ['/real-time-quiz/QRBT42', true],
  ['/reviews', true],
  ['/user/test', false],
  ['/real-time-quiz', false],
  ['/reviews/questions', false],
  ['/', false],
])('a page that does not reply is judged by its address: %s', async (path, stays) => {
  const { window, did } = windowAt(path, null);
  await openMessage(MESSAGE, [window], nothing);
  expect(did.includes('/reviews')).toBe(!stays);
  expect(isBusy(path)).toBe(stays);
});
