import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quizCard } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
/** Milliseconds that the first page has to render before the code for this device's data is loaded. */
const FIRST_PAGE_MS = 1000;

test('shows the server’s quizzes on a device without data as soon as they arrive', async () => {
  const later = globalThis.setTimeout;
  // The timer of `FIRST_PAGE_MS` never fires, so the code for this device's data isn't loaded.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    later(ms === FIRST_PAGE_MS ? () => undefined : run, ms)) as typeof setTimeout);
  signIn();
  server.on({
    'quizzes.list': () => ({ items: [quizCard({ title: 'Planets', questionCount: 1 })], nextCursor: null }),
    'quizzes.categories': () => [],
  });
  renderApp('/user/test');
  expect(await screen.findByRole('article', { name: 'Planets' })).toBeVisible();
});
