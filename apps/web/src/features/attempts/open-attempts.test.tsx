import { DRAFTS } from './drafts.mirror.ts';
import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, quizCard, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import type { Draft } from './drafts.mirror.ts';

const server = fakeServer();

async function putDraft(deadline: number | null) {
  const { id } = signIn();
  const { quizId, packHash, pack } = started(quiz({ title: 'Moons' }));
  server.on({
    'quizzes.list': () => ({ items: [quizCard({ id: quizId, title: 'Moons' })], nextCursor: null }),
    'quizzes.categories': () => [],
  });
  const draft: Draft = {
    attemptId: newId(),
    quizId,
    packHash,
    pack,
    startedAt: Date.now() - 600_000,
    deadline,
    current: 0,
    answers: {},
    flags: [],
    timings: {},
  };
  await openDeviceStore(id).database.tableOf(DRAFTS).put(draft);
  renderApp('/user/test');
  return within(await screen.findByRole('region', { name: 'Continue' }));
}

test('an attempt with a time limit shows the time left', async () => {
  const begun = await putDraft(Date.now() + 130_000);
  expect(begun.getByText(/^0 of 3 answered,/).textContent).toBe('0 of 3 answered, 3 min left');
  expect(begun.getByRole('link', { name: 'Continue Moons' })).toBeVisible();
  expect(within(await screen.findByRole('article', { name: 'Moons' })).getByText('In progress')).toBeVisible();
});

test('an attempt without a time limit shows when it was begun', async () => {
  const begun = await putDraft(null);
  expect(begun.getByText(/^0 of 3 answered,/).textContent).toBe('0 of 3 answered, started 10 minutes ago');
});
