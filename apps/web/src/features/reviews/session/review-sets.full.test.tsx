import 'fake-indexeddb/auto';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '#lib/testing/render-app.tsx';
import { cardRow, packRow } from '#lib/testing/rows.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { syncNow } from '#offline/sync-status.ts';
import { button, EMPTY_PAGE, PLANETS, question, reviewFixture } from '../testing/review-fixture.ts';

const { server, userId, serve, ratings } = reviewFixture();

const textsOf = (count: number) => Array.from({ length: count }, (_, index) => `Question ${index + 1}?`);

/** Opens the reviews with as many cards due as given. */
async function openReviews(count: number) {
  const questions = serve([PLANETS(...textsOf(count))]);
  const router = renderApp('/reviews');
  await question('Question 1?');
  await screen.findByText(`Review 1 of ${Math.min(5, count)}`);
  return { router, questions };
}

/** Rates questions by keys. @param from the number of the first question. @param keys one rating key for each. */
async function rateByKeys(from: number, keys: string) {
  for (const [index, key] of [...keys].entries()) {
    await question(`Question ${from + index}?`);
    await userEvent.keyboard(` ${key}`);
  }
}

function readBar() {
  const bar = screen.getByRole('progressbar', { name: 'Reviews done' });
  return [bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')];
}
const finish = (name: string) => screen.findByRole('region', { name });

test('a session pauses after every five cards, says what was remembered and left, and ends caught up', async () => {
  await openReviews(11);
  expect(screen.getByText('11 left')).toBeVisible();
  await rateByKeys(1, '31');
  await screen.findByText('Review 3 of 5');
  expect(screen.getByText('9 left')).toBeVisible();
  expect(readBar()).toEqual(['2', '5']);
  await rateByKeys(3, '323');
  await finish('You remembered 4 of 5');
  expect(screen.getByText('6 left')).toBeVisible();
  expect(readBar()).toEqual(['5', '5']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Question 1?Easy',
    'Question 2?Forgot',
    'Question 3?Easy',
    'Question 4?Hard',
    'Question 5?Easy',
  ]);
  const next = await button('Next five');
  expect(document.activeElement).toBe(next);
  expect(next).toHaveAccessibleDescription('You remembered 4 of 5 6 left');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Review 1 of 5');
  expect(readBar()).toEqual(['0', '5']);
  await rateByKeys(6, '33333');
  await finish('You remembered all 5');
  expect(screen.getByText('1 left')).toBeVisible();
  await userEvent.click(await button('Last one'));
  await screen.findByText('Review 1 of 1');
  expect(screen.queryByText(/ left$/)).toBeNull();
  await rateByKeys(11, '3');
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  expect(screen.getByText(/You reviewed 11 questions/)).toBeVisible();
  await waitFor(() =>
    expect(ratings().map((args) => (args as { left: number }).left)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
  );
});

test('a set ends without a pause if nothing is left', async () => {
  await openReviews(5);
  await rateByKeys(1, '33333');
  await screen.findByRole('heading', { name: 'All Caught Up!' });
});

test('Enough for now leads to the dashboard after a set', async () => {
  const { router } = await openReviews(6);
  await rateByKeys(1, '11111');
  await finish('These 5 come back soon');
  server.on({ 'quizzes.list': () => EMPTY_PAGE, 'reports.list': () => EMPTY_PAGE });
  await userEvent.click(screen.getByRole('link', { name: 'Enough for now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await screen.findByRole('link', { name: 'Do 1 review' });
});

test('undoing the last rating of a set shows its card again, and the set ends after it', async () => {
  await openReviews(6);
  await rateByKeys(1, '33331');
  await finish('You remembered 4 of 5');
  await userEvent.click(await button('Undo rating'));
  await question('Question 5?');
  expect(screen.getByText('Review 5 of 5')).toBeVisible();
  await rateByKeys(5, '3');
  await finish('You remembered all 5');
});

test('a pause ends caught up if another device reviews what is left', async () => {
  const { questions } = await openReviews(6);
  await rateByKeys(1, '33333');
  await finish('You remembered all 5');
  const left = server.sync.state.rows.find(({ id }) => id === questions[5]?.id);
  if (!left) throw new Error('There is no card left.');
  const reviewed = { state: 'review', reps: 1, due: '2099-01-02T12:00:00.000Z' };
  server.sync.put({ ...left, body: { ...(left.body as CardRow), ...reviewed } });
  await syncNow();
  await screen.findByRole('heading', { name: 'All Caught Up!' });
});

test('counts due cards from the start whose questions are still loading', async () => {
  const rivers = PLANETS('Later?');
  const hash = 'f'.repeat(64);
  serve([PLANETS('Question 1?')]);
  server.sync.put(packRow(rivers, hash));
  server.sync.put(cardRow(rivers.id, rivers.questions[0]?.id ?? '', hash));
  renderApp('/reviews');
  await question('Question 1?');
  expect(await screen.findByText('Review 1 of 2')).toBeVisible();
  await userEvent.click(await button('Show Answer'));
  expect(screen.getByText('Review 1 of 2')).toBeVisible();
  await userEvent.click(await button('Easy'));
  await waitFor(() => expect(ratings()).toMatchObject([{ left: 0 }]));
});

test('shows no number of cards until this device has received all of them', async () => {
  await openReviews(2);
  server.down(true);
  const { database } = openDeviceStore(userId());
  await database.meta.update('meta', { complete: false });
  await screen.findByText('Review 1');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await database.meta.update('meta', { complete: true });
  await screen.findByText('Review 1 of 2');
});
