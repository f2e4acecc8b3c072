import { default_w } from 'ts-fsrs';
import { expect, it } from 'vitest';
import type { ReviewModel } from './cards.ts';
import { computeIntervals } from './intervals.ts';
import { QUALITIES } from './qualities.ts';
import { applyEntry, foldCard } from './schedule.ts';

const CARD = '01998a7e-0000-7000-8000-000000000001';
const AT = '2026-11-20T10:00:00.000Z';
const DAY_MS = 86_400_000;
const HEAVY: ReviewModel = { since: '2026-11-19T10:00:00.000Z', weights: default_w.map((weight) => weight * 1.5) };
const NEW_CARD = foldCard(CARD, [{ id: 'm', at: '2026-11-02T10:00:00.000Z', cause: 'mistake' }]);
const REPEATED_CARD = foldCard(CARD, [
  { id: 'm', at: '2026-11-02T10:00:00.000Z', cause: 'mistake' },
  { id: 'r1', at: '2026-11-03T10:00:00.000Z', cause: 'rating', quality: 5 },
  { id: 'r2', at: '2026-11-06T10:00:00.000Z', cause: 'rating', quality: 5 },
]);

it.each([
  ['a new card', NEW_CARD, 90, []],
  ['a repeated card', REPEATED_CARD, 90, []],
  ['a higher retention target', REPEATED_CARD, 95, []],
  ['the learner’s own weights', REPEATED_CARD, 90, [HEAVY]],
])('the intervals are those of the rating that follows, with %s', (_name, card, retention, models) => {
  if (!card) throw new Error('There is no card.');
  const intervals = computeIntervals(CARD, card, { at: AT, retention }, models);
  for (const quality of QUALITIES) {
    const entry = { id: 'r3', at: AT, day: '2026-11-20', cause: 'rating' as const, quality, confidence: 95, retention };
    expect(intervals[quality]).toBe(Date.parse(applyEntry(CARD, card, entry, models).due) - Date.parse(AT));
    expect(intervals[quality] % DAY_MS).toBe(0);
  }
  expect(intervals[1]).toBeLessThan(intervals[5]);
});
