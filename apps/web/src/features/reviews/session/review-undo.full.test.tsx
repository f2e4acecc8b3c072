import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { undoRating } from '@quorbit/contracts/reviews/schedule';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_UNDO, type ReviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openMessages } from '#lib/testing/notifications.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { syncNow } from '#offline/sync-status.ts';
import { button, PLANETS, question, RIVERS, reviewFixture } from '../testing/review-fixture.ts';

const { server, userId, serve } = reviewFixture();
const MINUTE = 60_000;

/** The card's state before its last rating; the row stores it, so that undoing that rating restores this state. */
const before = {
  due: '2026-01-01T10:00:00.000Z',
  state: 'new',
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
} as const;
const repeatedCard = (): Partial<CardRow> => ({
  state: 'review',
  stability: 3,
  difficulty: 5,
  reps: 1,
  lastReview: '2026-01-02T10:00:00.000Z',
  undo: { of: newId(), before: { ...before, lastReview: null } },
});

const rate = async (name: string) => {
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button(name));
};
const undo = async () => userEvent.click(await button('Undo rating'));
const findCaughtUp = () => screen.findByRole('heading', { name: 'All Caught Up!' });
const listQueuedOps = () => openDeviceStore(userId()).database.outbox.toArray();

/** Returns the qualities of all ratings that no op undoes. */
function listStandingQualities(allOps: readonly { opId: string; type: string; args: unknown }[]): number[] {
  // An op that the server already has may still be in this device's queue, so duplicates are removed by id.
  const ops = [...new Map(allOps.map((op) => [op.opId, op])).values()];
  const undone = ops.filter(({ type }) => type === REVIEW_UNDO).map(({ args }) => (args as ReviewUndoArgs).ratingId);
  const ratings = ops.filter(({ type }) => type === REVIEW_RATE);
  expect(ratings.map(({ opId }) => opId)).toEqual(expect.arrayContaining(undone));
  return ratings.filter(({ opId }) => !undone.includes(opId)).map(({ args }) => (args as ReviewRateArgs).quality);
}
const listSentOps = () => [...server.sync.state.receipts.values()].map(({ op }) => op);
/**
 * Returns all ops in the queue and on the server. The queue is read first, because ops move from it to the server, so
 * none is missed.
 */
async function listAllOps() {
  const ops = await listQueuedOps();
  return [...ops, ...listSentOps()];
}

test.each([
  ['being sent', false],
  ['waiting offline', true],
])('a card is rated, undone and rated again, with the ratings %s', async (_where, offline) => {
  serve([PLANETS('First?')], repeatedCard());
  renderApp('/reviews');
  await question('First?');
  server.down(offline);
  await rate('Forgot');
  await findCaughtUp();
  await undo();
  await question('First?');
  await rate('Easy');
  await findCaughtUp();
  if (offline) expect(listStandingQualities(await listQueuedOps())).toEqual([5]);
  server.down(false);
  await syncNow();
  await waitFor(() => expect(listStandingQualities(listSentOps())).toEqual([5]));
  expect(screen.getByRole('heading', { name: 'All Caught Up!' })).toBeVisible();
});

test('undoes the ratings of two cards one by one, the last one first', async () => {
  serve([PLANETS('First?'), RIVERS('Second?')], repeatedCard());
  renderApp('/reviews');
  await question('First?');
  server.down(true);
  await rate('Forgot');
  await question('Second?');
  await rate('Hard');
  await findCaughtUp();
  await undo();
  await question('Second?');
  await undo();
  await question('First?');
  expect(screen.getByText('Review 1 of 2')).toBeVisible();
  expect(listStandingQualities(await listQueuedOps())).toEqual([]);
  await rate('Easy');
  await question('Second?');
});

test('a second tap on the undo button undoes nothing else', async () => {
  serve([PLANETS('First?')], repeatedCard());
  renderApp('/reviews');
  await rate('Easy');
  await findCaughtUp();
  await userEvent.dblClick(await button('Undo rating'));
  await question('First?');
  await waitFor(() => expect(listSentOps().filter(({ type }) => type === REVIEW_UNDO)).toHaveLength(1));
  expect(await listQueuedOps()).toEqual([]);
});

/** Rates a card on this device and returns the row that the server then sends for it. */
async function ratedCard() {
  const [card] = serve([PLANETS('First?')], repeatedCard());
  renderApp('/reviews');
  await rate('Easy');
  await findCaughtUp();
  // Wait until the tables show the rating and the server has confirmed it.
  await screen.findByText(/next review is due on/);
  await waitFor(async () => expect(await listQueuedOps()).toEqual([]));
  const row = server.sync.state.rows.find(({ id }) => id === card?.id);
  const body = row?.body as CardRow;
  return { row, body };
}

test('refuses to undo a rating if another device has rated the card since', async () => {
  const { row, body } = await ratedCard();
  const later = { reps: 9, due: '2099-01-02T12:00:00.000Z', undo: { of: newId(), before: body } };
  server.sync.put({ ...row, id: body.questionId, body: { ...body, ...later } });
  await syncNow();
  await screen.findByText(/2 January 2099/);
  await undo();
  await waitFor(() =>
    expect(openMessages()).toEqual(["You've answered this question again since, so that rating can't be undone."]),
  );
  expect(await listQueuedOps()).toEqual([]);
});

test('shows a card again that another device’s undo made due', async () => {
  const { row, body } = await ratedCard();
  server.sync.put({ ...row, id: body.questionId, body: { ...body, ...undoRating(body, body.undo?.of ?? '') } });
  await syncNow();
  await question('First?');
});

test('undoes nothing after the time limit, even if the button is still shown', async () => {
  serve([PLANETS('First?')], repeatedCard());
  renderApp('/reviews');
  await rate('Easy');
  await findCaughtUp();
  const shown = await button('Undo rating');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 9.6 * MINUTE);
  fireEvent.click(shown);
  await waitFor(() => expect(openMessages()).toEqual(['A rating can be undone for 10 minutes. That time is over.']));
  expect(listStandingQualities(await listAllOps())).toEqual([5]);
});
