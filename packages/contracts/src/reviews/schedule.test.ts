import * as fc from 'fast-check';
import { default_w } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { CardState, LogEntry } from './cards.ts';
import { QUALITIES } from './qualities.ts';
import { applyEntry, foldCard, undoRating } from './schedule.ts';
import { findUndoRefusal } from './undo-rules.ts';

const CARD = '01998a7e-0000-7000-8000-000000000001';
const START = Date.parse('2026-11-02T10:00:00.000Z');
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(START + days * DAY_MS).toISOString();

let createdAt = 0;
const mistake = (days: number): LogEntry => ({ id: `m${createdAt++}`, at: at(days), cause: 'mistake' });
const rating = (days: number, quality: 1 | 3 | 5): LogEntry => ({
  id: `r${createdAt++}`,
  at: at(days),
  cause: 'rating',
  quality,
});

function fold(...log: LogEntry[]): CardState {
  const card = foldCard(CARD, log);
  if (!card) throw new Error('There is no card.');
  return card;
}

/** Returns the number of days from one time to another. */
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

describe('a card', () => {
  it('does not exist without a log', () => {
    expect(foldCard(CARD, [])).toBeNull();
  });

  it('is new and due at once after the first wrong answer', () => {
    expect(fold(mistake(0))).toEqual({
      due: at(0),
      state: 'new',
      stability: 0,
      difficulty: 0,
      reps: 0,
      lapses: 0,
      lastReview: null,
      confidentError: false,
      introducedOn: null,
      reviewedOn: null,
      undo: null,
    });
  });

  it.each([1, 3, 5] as const)('is postponed by whole days when rated %i', (quality) => {
    const card = fold(mistake(0), rating(0.1, quality));
    expect(card).toMatchObject({ state: 'review', reps: 1, lapses: 0, lastReview: at(0.1) });
    const days = daysFrom(at(0.1), card.due);
    expect(days).toBeGreaterThanOrEqual(1);
    expect(days % 1).toBe(0);
  });

  it('comes back later the better it was known', () => {
    const days = QUALITIES.map((quality) => daysFrom(at(1), fold(mistake(0), rating(1, quality)).due));
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(3);
  });

  it('gets intervals from days to months while it is known, and a short one when forgotten', () => {
    let card = fold(mistake(0), rating(0, 5));
    const intervals: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const due = card.due;
      card = applyEntry(CARD, card, { id: `x${round}`, at: due, cause: 'rating', quality: 5 });
      intervals.push(daysFrom(due, card.due));
    }
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
    expect(intervals.at(-1)).toBeGreaterThan(90);
    const forgotten = applyEntry(CARD, card, { id: 'f', at: card.due, cause: 'rating', quality: 1 });
    expect(daysFrom(card.due, forgotten.due)).toBeLessThan(15);
    expect(forgotten).toMatchObject({ lapses: 1, reps: 7 });
    expect(forgotten.difficulty).toBeGreaterThan(card.difficulty);
  });

  it('is due at once after another wrong answer in an attempt, which counts as forgotten', () => {
    const known = [mistake(0), rating(0, 5), rating(3, 5)];
    const card = fold(...known, mistake(5));
    expect(card).toMatchObject({ due: at(5), lastReview: at(5), lapses: 1, reps: 3 });
    expect(card.stability).toBeLessThan(fold(...known).stability);
  });

  it('treats an entry older than its last one as made at the same time', () => {
    const card = fold(mistake(0), rating(2, 5));
    const stepped = applyEntry(CARD, card, { id: 'x', at: at(1), cause: 'rating', quality: 5 });
    expect(stepped.lastReview).toBe(at(2));
    expect(stepped).toEqual(applyEntry(CARD, card, { id: 'x', at: at(2), cause: 'rating', quality: 5 }));
  });

  it('has the days of the rating that introduced it and of its newest entry', () => {
    const on = (entry: LogEntry, day: string): LogEntry => ({ ...entry, day });
    const begun = [on(mistake(0), '2026-11-02'), on(rating(1, 5), '2026-11-03')];
    expect(fold(begun[0] as LogEntry)).toMatchObject({ introducedOn: null, reviewedOn: null });
    expect(fold(...begun)).toMatchObject({ introducedOn: '2026-11-03', reviewedOn: '2026-11-03' });
    const later = fold(...begun, on(mistake(1.1), '2026-11-03'), on(rating(2, 5), '2026-11-05'));
    expect(later).toMatchObject({ introducedOn: '2026-11-03', reviewedOn: '2026-11-05' });
    const wrongTwice = fold(on(mistake(0), '2026-11-02'), on(mistake(1), '2026-11-03'), on(rating(2, 5), '2026-11-04'));
    expect(wrongTwice).toMatchObject({ introducedOn: null, reviewedOn: '2026-11-04' });
    const undone = undoRating(fold(...begun), begun[1]?.id ?? '');
    expect(undone).toMatchObject({ state: 'new', introducedOn: null, reviewedOn: null });
  });

  it('has the same state on every machine', () => {
    const { undo: _undo, ...card } = fold(mistake(0), rating(0, 5), rating(2, 3), rating(9, 1), rating(11, 5));
    expect(card).toMatchInlineSnapshot(`
      {
        "confidentError": false,
        "difficulty": 8.24749648,
        "due": "2026-11-17T10:00:00.000Z",
        "introducedOn": null,
        "lapses": 1,
        "lastReview": "2026-11-13T10:00:00.000Z",
        "reps": 4,
        "reviewedOn": null,
        "stability": 3.6101591,
        "state": "review",
      }
    `);
  });

  it('gets a different due time than others by its fuzz once intervals are long', () => {
    const log = [mistake(0), rating(0, 5), rating(2, 5), rating(13, 5), rating(60, 5)];
    const dues = Array.from({ length: 20 }, (_, index) => foldCard(`card-${index}`, log)?.due);
    expect(new Set(dues).size).toBeGreaterThan(5);
  });
});

const entry = fc.record({
  id: fc.uuid(),
  // Some entries have the same time, so that their ids decide the order.
  at: fc.integer({ min: 0, max: 400 }).map((quarters) => at(quarters / 4)),
  quality: fc.constantFrom(...QUALITIES),
  mistake: fc.boolean(),
});
const log = fc
  .uniqueArray(entry, { selector: ({ id }) => id, maxLength: 12 })
  .map((entries) =>
    entries.map(
      ({ id, at, quality, mistake }): LogEntry =>
        mistake ? { id, at, cause: 'mistake' } : { id, at, cause: 'rating', quality },
    ),
  );

describe('the confidence and retention target of a rating', () => {
  it('mark a card that the learner was sure of and forgot, until the next entry', () => {
    const sure = fold(mistake(0), { ...rating(1, 1), confidence: 95 } as LogEntry);
    expect(sure.confidentError).toBe(true);
    expect(applyEntry(CARD, sure, rating(2, 5)).confidentError).toBe(false);
    expect(fold(mistake(0), { ...rating(1, 1), confidence: 60 } as LogEntry).confidentError).toBe(false);
    expect(fold(mistake(0), { ...rating(1, 3), confidence: 95 } as LogEntry).confidentError).toBe(false);
  });

  it('postpone a card longer for a lower target, with the same stability', () => {
    const log = [mistake(0), rating(0, 5), rating(3, 5)];
    const targets = [95, 90, 80].map((retention) => fold(...log, { ...rating(14, 5), retention } as LogEntry));
    const days = targets.map((card) => daysFrom(at(14), card.due));
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(3);
    expect(new Set(targets.map(({ stability }) => stability)).size).toBe(1);
  });
});

describe('the learner’s own weights', () => {
  const weights = default_w.map((weight, index) => (index < 4 ? weight * 2 : weight));
  const log = [mistake(0), rating(0, 5), rating(3, 3), rating(9, 5)];

  it('apply only to entries after their adoption', () => {
    const models = [{ since: at(5), weights }];
    expect(foldCard(CARD, log.slice(0, 3), models)).toEqual(foldCard(CARD, log.slice(0, 3)));
    expect(foldCard(CARD, log, [{ since: at(-1), weights }])).not.toEqual(foldCard(CARD, log));
  });

  it('apply from their own time on, in whatever order entries arrive', () => {
    const models = [
      { since: at(-1), weights },
      { since: at(2), weights: default_w },
    ];
    const early = foldCard(CARD, log.slice(0, 2), models);
    expect(early).toEqual(foldCard(CARD, log.slice(0, 2), models.slice(0, 1)));
    expect(foldCard(CARD, [...log].reverse(), models)).toEqual(foldCard(CARD, log, models));
  });
});

describe('undoing', () => {
  it('restores the card as it was before its newest rating', () => {
    const log = [mistake(0), rating(0, 5)];
    const last = rating(3, 1);
    const card = fold(...log, last);
    expect(undoRating(card, last.id)).toEqual({ ...fold(...log), undo: null });
    expect(undoRating(card, 'another')).toBeNull();
    expect(undoRating(fold(mistake(0)), 'another')).toBeNull();
    // After a later wrong answer, the rating is no longer the newest entry.
    expect(undoRating(fold(...log, last, mistake(4)), last.id)).toBeNull();
  });

  it('is possible for ten minutes, and only for the newest entry of a card', () => {
    const logEntry = rating(1, 5);
    const minutes = (count: number) => at(1 + count / 1440);
    expect(findUndoRefusal(logEntry, minutes(10), [mistake(0)])).toBeNull();
    expect(findUndoRefusal(logEntry, minutes(10.1), [mistake(0)])).toBe('too-late');
    expect(findUndoRefusal(logEntry, minutes(2), [mistake(0), rating(1.0001, 5)])).toBe('not-newest');
  });

  it('has the same result as never having rated, in any log', () => {
    fc.assert(
      fc.property(log, fc.constantFrom(...QUALITIES), (entries, quality) => {
        const before = foldCard(CARD, entries);
        fc.pre(before !== null);
        const last: LogEntry = { id: 'zz', at: at(101), cause: 'rating', quality };
        const card = foldCard(CARD, [...entries, last]);
        expect(card && undoRating(card, 'zz')).toEqual({ ...before, undo: null });
      }),
    );
  });
});

describe('the fold of a log', () => {
  it('does not depend on the order of arrival', () => {
    const shuffled = log.chain((entries) =>
      fc.record({
        entries: fc.constant(entries),
        other: fc.shuffledSubarray(entries, { minLength: entries.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ entries, other }) => {
        expect(foldCard(CARD, other)).toEqual(foldCard(CARD, entries));
      }),
    );
  });

  it('is the same after merging the logs of two devices in any order', () => {
    const devices = log.chain((entries) =>
      fc.record({ entries: fc.constant(entries), a: fc.subarray(entries), b: fc.subarray(entries) }),
    );
    const union = (...logs: LogEntry[][]) => [
      ...new Map(logs.flat().map((logEntry) => [logEntry.id, logEntry])).values(),
    ];
    fc.assert(
      fc.property(devices, ({ entries, a, b }) => {
        expect(foldCard(CARD, union(a, b))).toEqual(foldCard(CARD, union(b, a)));
        expect(foldCard(CARD, union(a, b, a))).toEqual(foldCard(CARD, union(a, b)));
        expect(foldCard(CARD, union(a, entries, b))).toEqual(foldCard(CARD, entries));
      }),
    );
  });

  it('continues from a stored state as from the whole log', () => {
    fc.assert(
      fc.property(log, fc.constantFrom(...QUALITIES), (entries, quality) => {
        const last: LogEntry = { id: 'zz', at: at(101), cause: 'rating', quality };
        const stored = JSON.parse(JSON.stringify(foldCard(CARD, entries)));
        expect(applyEntry(CARD, stored, last)).toEqual(foldCard(CARD, [...entries, last]));
      }),
    );
  });

  it('keeps the figures of a card within their bounds', () => {
    fc.assert(
      fc.property(log, (entries) => {
        const card = foldCard(CARD, entries);
        if (!card) return entries.length === 0;
        const repetitions = card.state === 'new' ? 0 : entries.length;
        expect(card.reps).toBeLessThanOrEqual(repetitions);
        expect(card.lapses).toBeLessThanOrEqual(card.reps);
        if (card.state === 'new') return card.lastReview === null;
        expect(card.difficulty).toBeGreaterThanOrEqual(1);
        expect(card.difficulty).toBeLessThanOrEqual(10);
        expect(card.stability).toBeGreaterThan(0);
        expect(Date.parse(card.due)).toBeGreaterThanOrEqual(Date.parse(card.lastReview ?? ''));
        return true;
      }),
    );
  });
});
