import 'fake-indexeddb/auto';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO } from '@quorbit/contracts/sync/ops/review-undo';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createProfile } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { button, PLANETS, question, RIVERS, reviewFixture } from '../testing/review-fixture.ts';

const { server, userId, serve, ratings } = reviewFixture();

const NO_STREAK = { count: 0, points: 0, lastDay: null };

const reveal = async (name: string) => {
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button(name));
};

test('undoing a rating shows the question again, unanswered, and cancels the rating', async () => {
  serve([PLANETS('First?'), RIVERS('Second?')]);
  renderApp('/reviews');
  await question('First?');
  server.down(true);
  await reveal('Forgot');
  await question('Second?');
  await userEvent.click(await button('Undo rating'));
  await question('First?');
  expect(screen.getByText('Review 1 of 2')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  const types = (await openDeviceStore(userId()).database.outbox.toArray()).map(({ type }) => type);
  expect(types).toEqual([REVIEW_RATE, REVIEW_UNDO]);
  await reveal('Easy');
  await question('Second?');
  // The U key undoes too, even after the next question has appeared.
  await userEvent.keyboard('u');
  await question('First?');
});

test('sends the learner’s confidence with the rating', async () => {
  serve([PLANETS('First?', 'Second?')]);
  renderApp('/reviews');
  await question('First?');
  await userEvent.click(await button('Certain'));
  expect((await button('Certain')).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await button('A. First? one'));
  expect(screen.queryByRole('button', { name: 'Certain' })).toBeNull();
  await userEvent.click(await button('Forgot'));
  await question('Second?');
  expect((await button('Certain')).getAttribute('aria-pressed')).toBe('false');
  await userEvent.keyboard('1 3');
  await waitFor(() =>
    expect(ratings()).toMatchObject([
      { quality: 1, confidence: 95 },
      { quality: 5, confidence: 25 },
    ]),
  );
});

test('points out a question forgotten many times, with advice, and lets it be paused', async () => {
  serve([PLANETS('First?')], { lapses: 6, state: 'review', reps: 9, stability: 2, difficulty: 9 });
  renderApp('/reviews');
  await question('First?');
  expect(screen.queryByText(/forgotten this one/)).toBeNull();
  await userEvent.click(await button('Show Answer'));
  const note = within(screen.getByRole('region', { name: 'Tricky question' }));
  expect(note.getByText("You've forgotten this one 6 times.")).toBeVisible();
  await userEvent.click(note.getByRole('button', { name: 'Pause this question' }));
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  await waitFor(() => expect(server.sync.argsOf(REVIEW_SUSPEND)).toMatchObject([{ suspended: true }]));
});

test.each([
  ['left', -140, 1],
  ['right', 140, 5],
])('a swipe to the %s rates the card once the answer is shown', async (_to, distance, quality) => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  const swipe = async () => {
    const heading = await question('First?');
    const touch = { pointerType: 'touch', isPrimary: true, clientY: 200 };
    fireEvent.pointerDown(heading, { ...touch, clientX: 200 });
    fireEvent.pointerMove(heading, { ...touch, clientX: 200 + distance / 2 });
    fireEvent.pointerMove(heading, { ...touch, clientX: 200 + distance });
    fireEvent.pointerUp(heading, { ...touch, clientX: 200 + distance });
  };
  await swipe();
  expect(await openDeviceStore(userId()).database.outbox.count()).toBe(0);
  await userEvent.click(await button('Show Answer'));
  await swipe();
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  await waitFor(() => expect(ratings()).toMatchObject([{ quality }]));
});

test('the end shows the strengthened memories and can undo the last rating', async () => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  await reveal('Easy');
  const strengthened = within(await screen.findByRole('region', { name: 'What you strengthened' }));
  expect(strengthened.getByText('1 memory')).toBeVisible();
  expect(strengthened.getByText('Planets')).toBeVisible();
  await userEvent.click(await button('Undo rating'));
  await question('First?');
});

test('says after a break how the overdue reviews are spread over the next days', async () => {
  const texts = Array.from({ length: 30 }, (_, index) => `Question ${index}?`);
  const state = {
    state: 'review',
    reps: 3,
    stability: 4,
    difficulty: 5,
    lastReview: '2025-12-01T10:00:00.000Z',
  } as const;
  serve([PLANETS(...texts)], state);
  const body = { ...createProfile({ id: userId(), timeZone: 'UTC' }), history: { before: NO_STREAK, days: [] } };
  server.sync.put({ kind: 'profile', id: userId(), body });
  renderApp('/reviews');
  await screen.findByText('Welcome back.');
  expect(
    screen.getByText(/We'll start with 5 easy ones\. 10 more reviews are spread over the next 6 days\./),
  ).toBeVisible();
  expect(screen.getByText('Review 1 of 5')).toBeVisible();
  expect(screen.getByText('20 left')).toBeVisible();
});
