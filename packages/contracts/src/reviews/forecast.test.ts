import { expect, test } from 'vitest';
import { forecastCards } from './forecast.ts';

const now = new Date('2026-03-11T12:00:00Z');

test('overdue cards count for today, others for the day of their due time, which ends at 04:00', () => {
  const reviews = [
    { due: new Date('2026-03-01T00:00:00Z'), cards: 4 },
    { due: new Date('2026-03-11T20:00:00Z'), cards: 1 },
    { due: new Date('2026-03-12T03:59:00Z'), cards: 2 },
    { due: new Date('2026-03-13T09:00:00Z'), cards: 3 },
    { due: new Date('2026-05-01T09:00:00Z'), cards: 9 },
  ];
  expect(forecastCards({ reviews, fresh: 0 }, now, { zone: 'UTC', days: 3, newPerDay: 20 })).toEqual([
    { date: '2026-03-11', cards: 7 },
    { date: '2026-03-12', cards: 0 },
    { date: '2026-03-13', cards: 3 },
  ]);
});

test('new cards are spread over days by the daily limit', () => {
  expect(
    forecastCards({ reviews: [], fresh: 45 }, now, { zone: 'UTC', days: 4, newPerDay: 20 }).map(({ cards }) => cards),
  ).toEqual([20, 20, 5, 0]);
});
