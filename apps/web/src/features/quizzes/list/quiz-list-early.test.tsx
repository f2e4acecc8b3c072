import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quizCard } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
/** What the first page is given before the code for this device's data is loaded. */
const FIRST_PAGE_MS = 1000;

test('on a device without data the server’s quizzes show as soon as they are there', async () => {
  const later = globalThis.setTimeout;
  // That time is never over.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    later(ms === FIRST_PAGE_MS ? () => undefined : run, ms)) as typeof setTimeout);
  signIn();
  server.on({
    'quizzes.list': () => ({ items: [quizCard({ title: 'Planets', questionCount: 1 })], nextCursor: null }),
    'quizzes.categories': () => [],
  });
  renderApp('/user/test');
  expect(await screen.findByRole('article', { name: 'Planets' })).toBeTruthy();
});
