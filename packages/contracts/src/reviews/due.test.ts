import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnerDay } from '../streaks/days.ts';
import { type DueCard, dueToday, NEW_PER_DAY, nextDueDay } from './due.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();

let made = 0;
const id = () => `q${String(made++).padStart(6, '0')}`;
const fresh = (hours: number): DueCard => ({
  questionId: id(),
  due: after(hours),
  state: 'new',
  reps: 0,
  lastReview: null,
});
const repeated = (hours: number, lastReview: number, reps = 3): DueCard => ({
  questionId: id(),
  due: after(hours),
  state: 'review',
  reps,
  lastReview: after(lastReview),
});
const ids = (cards: readonly DueCard[]) => cards.map((card) => card.questionId);

describe('the cards of today', () => {
  it('are those due by now or later on the same day of the learner', () => {
    const due = repeated(-1, -100);
    const tonight = repeated(15, -100);
    const tomorrow = repeated(17, -100);
    expect(ids(dueToday([tomorrow, tonight, due], NOW, 'UTC'))).toEqual(ids([due, tonight]));
    // In Berlin the day ends at 03:00 UTC.
    expect(ids(dueToday([tonight, due], NOW, 'Europe/Berlin'))).toEqual(ids([due]));
  });

  it('do not hold what was put off today, even on a day of 25 hours', () => {
    const now = new Date('2026-10-25T22:00:00Z');
    const rated: DueCard = {
      questionId: id(),
      due: '2026-10-26T02:30:00.000Z',
      state: 'review',
      reps: 4,
      lastReview: '2026-10-25T02:30:00.000Z',
    };
    expect(learnerDay(new Date(rated.due), 'Europe/Berlin')).toBe('2026-10-25');
    expect(learnerDay(new Date(rated.lastReview ?? ''), 'Europe/Berlin')).toBe('2026-10-24');
    expect(dueToday([rated], now, 'Europe/Berlin')).toHaveLength(1);
    const ratedToday = { ...rated, lastReview: '2026-10-25T03:10:00.000Z' };
    expect(dueToday([ratedToday], now, 'Europe/Berlin')).toEqual([]);
    expect(nextDueDay([ratedToday], now, 'Europe/Berlin')).toBe('2026-10-26');
  });

  it('hold what was answered wrongly again today', () => {
    expect(dueToday([repeated(-1, -1)], NOW, 'UTC')).toHaveLength(1);
  });

  it('begin with repetitions in the order of their due times, and end with new ones', () => {
    const [first, second] = [fresh(-9), fresh(-8)];
    const [early, late] = [repeated(-7, -50), repeated(-1, -50)];
    expect(ids(dueToday([second, late, first, early], NOW, 'UTC'))).toEqual(ids([early, late, first, second]));
  });

  it('hold twenty new ones at most, less those introduced today already', () => {
    const cards = Array.from({ length: 30 }, () => fresh(-1));
    expect(ids(dueToday(cards, NOW, 'UTC'))).toEqual(ids(cards.slice(0, NEW_PER_DAY)));
    const introduced = Array.from({ length: 18 }, () => repeated(24, -1, 1));
    expect(dueToday([...cards, ...introduced], NOW, 'UTC')).toHaveLength(2);
    const yesterday = Array.from({ length: 18 }, () => repeated(40, -20, 1));
    expect(dueToday([...cards, ...yesterday], NOW, 'UTC')).toHaveLength(NEW_PER_DAY);
    // Answered wrongly twice before it was ever reviewed: nothing was introduced in a review.
    const wrongAgain = Array.from({ length: 18 }, () => repeated(-1, -1, 1));
    expect(dueToday([...cards, ...wrongAgain], NOW, 'UTC')).toHaveLength(NEW_PER_DAY + 18);
  });
});

describe('the next day with cards', () => {
  it('is the day of the earliest card that is not one of today’s', () => {
    expect(nextDueDay([repeated(-1, -50), repeated(60, -1), repeated(40, -1)], NOW, 'UTC')).toBe('2026-11-12');
    expect(nextDueDay([repeated(-1, -50)], NOW, 'UTC')).toBeNull();
    expect(nextDueDay([], NOW, 'UTC')).toBeNull();
  });

  it('is tomorrow when new cards are left over', () => {
    expect(
      nextDueDay(
        Array.from({ length: 21 }, () => fresh(-1)),
        NOW,
        'UTC',
      ),
    ).toBe('2026-11-11');
  });
});

describe('properties of the day’s list', () => {
  const card = fc.record({
    due: fc.integer({ min: -100, max: 100 }),
    isNew: fc.boolean(),
    reps: fc.integer({ min: 1, max: 3 }),
    ago: fc.integer({ min: 0, max: 60 }),
  });
  const cards = fc
    .array(card, { maxLength: 80 })
    .map((all) => all.map(({ due, isNew, reps, ago }) => (isNew ? fresh(-Math.abs(due)) : repeated(due, -ago, reps))));
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'America/Los_Angeles');

  it('does not depend on the order of the cards, and never repeats one', () => {
    fc.assert(
      fc.property(cards, zone, (all, zone) => {
        const list = ids(dueToday(all, NOW, zone));
        expect(ids(dueToday([...all].reverse(), NOW, zone))).toEqual(list);
        expect(new Set(list).size).toBe(list.length);
        expect(dueToday(all, NOW, zone).filter(({ state }) => state === 'new').length).toBeLessThanOrEqual(NEW_PER_DAY);
      }),
    );
  });

  it('leaves a later day for every card that it does not hold', () => {
    fc.assert(
      fc.property(cards, zone, (all, zone) => {
        const next = nextDueDay(all, NOW, zone);
        expect(next === null).toBe(dueToday(all, NOW, zone).length === all.length);
        if (next !== null) expect(next > learnerDay(NOW, zone)).toBe(true);
      }),
    );
  });
});
