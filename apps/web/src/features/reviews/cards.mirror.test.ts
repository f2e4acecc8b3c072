import { newId } from '@quorbit/contracts/lib/ids';
import type { CardState } from '@quorbit/contracts/reviews/cards';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { foldCard } from '@quorbit/contracts/reviews/schedule';
import { expect, test } from 'vitest';
import { HASH, mirrorStage, PLANETS, SECOND, START, THIRD } from '#lib/testing/mirror-stage.ts';
import { readCards } from './cards.mirror.ts';

const stage = mirrorStage();

const rate = (quality: 1 | 3 | 5, questionId = THIRD) =>
  stage.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId, quality } });
const cardRow = (state: CardState): CardRow => ({ quizId: PLANETS.id, questionId: THIRD, packHash: HASH, ...state });

test('a wrong answer of a pending attempt makes a card that is due at once; a skipped question makes none', async () => {
  await stage.finish({ right: 1 });
  expect(await readCards(stage.source)).toMatchObject([
    { questionId: SECOND, state: 'new', due: new Date(START).toISOString(), packHash: HASH, provisional: true },
  ]);
});

test('pending ratings are folded on top of the row as the server will', async () => {
  const attemptId = newId();
  const mistake = { id: attemptId, at: '2026-03-01T12:00:00.000Z', cause: 'mistake' as const };
  const state = foldCard(THIRD, [mistake]);
  if (!state) throw new Error('a card');
  await stage.putRow('card', THIRD, cardRow(state));
  await rate(5);
  await rate(1);
  const ops = await stage.me.database.outbox.toArray();
  const ratings = ops.map(({ opId, at }, index) => ({
    id: opId,
    at,
    cause: 'rating' as const,
    quality: index === 0 ? (5 as const) : (1 as const),
  }));
  const expected = foldCard(THIRD, [mistake, ...ratings]);
  expect(await readCards(stage.source)).toEqual([{ ...cardRow(state), ...expected, provisional: true }]);
  await stage.acknowledge({ rowsCame: false });
  expect(await readCards(stage.source)).toMatchObject([{ reps: 2 }]);
  if (expected) await stage.putRow('card', THIRD, cardRow(expected));
  expect(await readCards(stage.source)).toMatchObject([{ reps: 2, provisional: false }]);
  await stage.acknowledge({ rowsCame: true });
  expect(await readCards(stage.source)).toMatchObject([{ reps: 2, provisional: false }]);
});

test('an attempt that waits to be sent again has been folded once its row is here', async () => {
  const attemptId = await stage.finish({ right: 1 });
  const [waiting] = await readCards(stage.source);
  if (!waiting) throw new Error('a card');
  const { provisional: _provisional, ...state } = waiting;
  await stage.putRow('attempt', attemptId, { id: attemptId });
  await stage.putRow('card', SECOND, { ...state, questionId: SECOND });
  expect(await readCards(stage.source)).toEqual([{ ...waiting, provisional: false }]);
});

test('a rating of a question without a card makes none, and begins the history of the card that comes later', async () => {
  await rate(5, SECOND);
  expect(await readCards(stage.source)).toEqual([]);
  await stage.acknowledge({ rowsCame: true });
  await stage.finish({ right: 1, at: Date.now() + 60_000 });
  expect(await readCards(stage.source)).toMatchObject([{ questionId: SECOND, state: 'review', reps: 2 }]);
});
