import { newId } from '@quorbit/contracts/lib/ids';
import type { CardState } from '@quorbit/contracts/reviews/cards';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { foldCard } from '@quorbit/contracts/reviews/schedule';
import { PUBLISHED_WEIGHTS } from '@quorbit/contracts/reviews/weights';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { expect, test, vi } from 'vitest';
import { HASH, mirrorFixture, PLANETS, SECOND, START, THIRD } from '#lib/testing/mirror-fixture.ts';
import { selectCards } from './cards.mirror.ts';

const fixture = mirrorFixture();

const rate = (quality: 1 | 3 | 5, questionId = THIRD) =>
  fixture.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId, quality } });
const undo = (ratingId: string) =>
  fixture.me.writer.enqueue({ type: 'review.undo', args: { quizId: PLANETS.id, questionId: THIRD, ratingId } });
const suspend = (suspended: boolean) =>
  fixture.me.writer.enqueue({ type: 'review.suspend', args: { quizId: PLANETS.id, questionId: THIRD, suspended } });
const cardRow = (state: CardState): CardRow => ({ quizId: PLANETS.id, questionId: THIRD, packHash: HASH, ...state });

test('a pending wrong answer creates a card that is due at once; a skipped question creates none', async () => {
  await fixture.finish({ right: 1 });
  expect(await fixture.read(selectCards)).toMatchObject([
    { questionId: SECOND, state: 'new', due: new Date(START).toISOString(), packHash: HASH, provisional: true },
  ]);
});

test('pending ratings are applied to the card’s row exactly as the server will apply them', async () => {
  const attemptId = newId();
  const mistake = { id: attemptId, at: '2026-03-01T12:00:00.000Z', cause: 'mistake' as const };
  const state = foldCard(THIRD, [mistake]);
  if (!state) throw new Error('a card');
  await fixture.putRow('card', THIRD, cardRow(state));
  await rate(5);
  // Two ratings within the same millisecond would have no order, so the test separates them.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  await rate(1);
  const ops = await fixture.me.database.outbox.toArray();
  const ratings = ops.map(({ opId, at, tz }, index) => ({
    id: opId,
    at,
    day: learnerDay(new Date(at), tz),
    cause: 'rating' as const,
    quality: index === 0 ? (5 as const) : (1 as const),
  }));
  const expected = foldCard(THIRD, [mistake, ...ratings]);
  const history = ratings.map(({ at, quality }) => ({ at, quality }));
  expect(await fixture.read(selectCards)).toEqual([{ ...cardRow(state), ...expected, history, provisional: true }]);
  await fixture.acknowledge({ rowsCame: false });
  expect(await fixture.read(selectCards)).toMatchObject([{ reps: 2 }]);
  if (expected) await fixture.putRow('card', THIRD, cardRow(expected));
  expect(await fixture.read(selectCards)).toMatchObject([{ reps: 2, provisional: false }]);
  await fixture.acknowledge({ rowsCame: true });
  expect(await fixture.read(selectCards)).toMatchObject([{ reps: 2, provisional: false }]);
});

test('an attempt waiting to be resent isn’t applied again once its row has arrived', async () => {
  const attemptId = await fixture.finish({ right: 1 });
  const [waiting] = await fixture.read(selectCards);
  if (!waiting) throw new Error('a card');
  const { provisional: _provisional, ...state } = waiting;
  await fixture.putRow('attempt', attemptId, { id: attemptId });
  await fixture.putRow('card', SECOND, { ...state, questionId: SECOND });
  expect(await fixture.read(selectCards)).toEqual([{ ...waiting, provisional: false }]);
});

test('a rating without a card creates no card, but starts the history of a card created later', async () => {
  await rate(5, SECOND);
  expect(await fixture.read(selectCards)).toEqual([]);
  await fixture.acknowledge({ rowsCame: true });
  await fixture.finish({ right: 1, at: Date.now() + 60_000 });
  expect(await fixture.read(selectCards)).toMatchObject([{ questionId: SECOND, state: 'review', reps: 2 }]);
});

test('an undone pending rating is ignored, and its card equals its row', async () => {
  const state = foldCard(THIRD, [{ id: newId(), at: '2026-03-01T12:00:00.000Z', cause: 'mistake' }]);
  if (!state) throw new Error('a card');
  await fixture.putRow('card', THIRD, cardRow(state));
  await rate(1);
  const [card] = await fixture.read(selectCards);
  expect(card).toMatchObject({ reps: 1, undo: { before: { reps: 0 } } });
  await undo(card?.undo?.of ?? '');
  expect(await fixture.read(selectCards)).toEqual([{ ...cardRow(state), provisional: false }]);
  await rate(5);
  expect(await fixture.read(selectCards)).toMatchObject([{ reps: 1, lapses: 0, provisional: true }]);
});

test('a rating in the row is undone at once, and stays undone once the server has undone it too', async () => {
  const mistake = { id: newId(), at: '2026-03-01T12:00:00.000Z', cause: 'mistake' as const };
  const rating = { id: newId(), at: '2026-03-02T12:00:00.000Z', cause: 'rating' as const, quality: 1 as const };
  const [before, after] = [foldCard(THIRD, [mistake]), foldCard(THIRD, [mistake, rating])];
  if (!before || !after) throw new Error('a card');
  const history = [{ at: mistake.at, quality: null }];
  const told = [...history, { at: rating.at, quality: 1 as const }];
  await fixture.putRow('card', THIRD, { ...cardRow(after), history: told });
  await undo(rating.id);
  expect(await fixture.read(selectCards)).toEqual([{ ...cardRow(before), history, provisional: true }]);
  await fixture.putRow('card', THIRD, { ...cardRow(before), history });
  expect(await fixture.read(selectCards)).toEqual([{ ...cardRow(before), history, provisional: false }]);
});

test('the latest suspend or resume decides whether a card is suspended', async () => {
  const state = foldCard(THIRD, [{ id: newId(), at: '2026-03-01T12:00:00.000Z', cause: 'mistake' }]);
  if (!state) throw new Error('a card');
  await fixture.putRow('card', THIRD, cardRow(state));
  await suspend(true);
  expect(await fixture.read(selectCards)).toMatchObject([{ suspended: true, reps: 0 }]);
  await suspend(false);
  expect(await fixture.read(selectCards)).toMatchObject([{ suspended: false }]);
});

test('a rating after the learner’s own weights were adopted uses those weights', async () => {
  const mistake = { id: newId(), at: '2026-03-01T12:00:00.000Z', cause: 'mistake' as const };
  const state = foldCard(THIRD, [mistake]);
  if (!state) throw new Error('a card');
  await fixture.putRow('card', THIRD, cardRow(state));
  const weights = PUBLISHED_WEIGHTS.map((weight, index) => (index < 4 ? weight * 3 : weight));
  await fixture.putRow('model', newId(), { since: '2026-03-01T13:00:00.000Z', weights });
  await rate(5);
  const [plain] = PUBLISHED_WEIGHTS.slice(2, 3);
  const [card] = await fixture.read(selectCards);
  expect(card?.stability).toBeCloseTo(Number(plain) * 3, 3);
});
