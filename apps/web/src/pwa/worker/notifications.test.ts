import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBusy, pathWithin, readMessage, stopReminders } from './notifications.ts';

const ORIGIN = 'https://quiz.example.org';

test('a message is shown as the server wrote it', () => {
  const message = { title: 'Your reviews are due', body: 'A few minutes.', path: '/reviews' };
  expect(readMessage(JSON.stringify(message), ORIGIN)).toEqual(message);
});

test('whatever comes, something is shown, and a tap stays in the app', () => {
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
])('%s leads to %s', (path, to) => {
  expect(pathWithin(path, ORIGIN)).toBe(to);
});

test('one tap ends the messages to this device, and another one finds nothing to end', async () => {
  let subscribed = true;
  const subscription = {
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  } as PushSubscription;
  const pushes = { getSubscription: async () => (subscribed ? subscription : null) };
  await stopReminders(pushes);
  expect(subscribed).toBe(false);
  await stopReminders(pushes);
});

test('a quiz that somebody takes is left alone', () => {
  expect(isBusy('/user/test/0190-1')).toBe(true);
  expect(isBusy('/user/test')).toBe(false);
  expect(isBusy('/reviews')).toBe(false);
});
