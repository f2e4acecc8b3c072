import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from './cards.ts';
import { QUALITIES } from './qualities.ts';
import { listRecalls, logLossOf } from './recall.ts';
import { foldCard } from './schedule.ts';

const START = Date.parse('2026-11-02T10:00:00.000Z');
const at = (days: number) => new Date(START + days * 86_400_000).toISOString();
const rating = (days: number, quality: 1 | 3 | 5): LogEntry => ({
  id: `r${days}`,
  at: at(days),
  cause: 'rating',
  quality,
});
const mistake = (days: number): LogEntry => ({ id: `m${days}`, at: at(days), cause: 'mistake' });

describe('the recall predictions of the weights', () => {
  it('count only informative repetitions: not the first, at most one a day, and no wrong quiz answer', () => {
    const recalls = listRecalls([mistake(0), rating(0.1, 5), rating(0.2, 5), rating(3, 1), mistake(5), rating(6, 5)]);
    expect(recalls.map(({ counts, known, days }) => [counts, known, days])).toEqual([
      [false, true, 0],
      [false, true, 0],
      [true, false, 3],
      [false, false, 2],
      [true, true, 1],
    ]);
    expect(recalls[0]?.predicted).toBeNull();
  });

  it('are 90 % on the day that the stability names', () => {
    const stability = foldCard('c', [mistake(0), rating(0, 5)])?.stability ?? 0;
    const days = Math.round(stability);
    const [, second] = listRecalls([mistake(0), rating(0, 5), rating(days, 5)]);
    expect(second?.predicted).toBeCloseTo(0.9, 1);
  });

  it('agree with the stability of the schedule in any log', () => {
    const logs = fc.array(
      fc.record({ days: fc.integer({ min: 1, max: 40 }), quality: fc.constantFrom(...QUALITIES) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(logs, (steps) => {
        let day = 0;
        const log = steps.map(({ days, quality }) => {
          day += days;
          return rating(day, quality);
        });
        // Thirty days later, the prediction depends on the stability alone.
        const stability = foldCard('c', [mistake(0), ...log])?.stability ?? 0;
        const last = listRecalls([mistake(0), ...log, rating(day + 30, 5)]).at(-1);
        const again = listRecalls([mistake(0), ...log, rating(day + 30, 5)], []).at(-1);
        expect(again).toEqual(last);
        expect(Number(last?.predicted) > 0.9).toBe(stability > 30);
      }),
    );
  });

  it('have a low loss where they are right and a high one where they are wrong', () => {
    expect(logLossOf({ predicted: 0.9, known: true })).toBeCloseTo(0.105, 3);
    expect(logLossOf({ predicted: 0.9, known: false })).toBeCloseTo(Math.LN10, 3);
    expect(logLossOf({ predicted: 1, known: false })).toBeLessThan(20);
  });
});
