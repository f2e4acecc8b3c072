import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_NEW_PER_DAY } from '../settings/reviews.ts';
import { learnerDay } from '../streaks/days.ts';
import {
  type DueCard,
  EASY_FIRST_COUNT,
  findNextDueDay,
  listDueToday,
  planDay,
  SPREAD_DAYS,
  SPREAD_MIN_CARDS,
} from './due.ts';

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
  difficulty: 0,
});
const repeated = (hours: number, lastReview: number, reps = 3): DueCard => ({
  questionId: id(),
  due: after(hours),
  state: 'review',
  reps,
  lastReview: after(lastReview),
  difficulty: 5,
});
const ids = (cards: readonly DueCard[]) => cards.map((card) => card.questionId);

describe('the cards of today', () => {
  it('are those due by now or later on the same day of the learner', () => {
    const due = repeated(-1, -100);
    const tonight = repeated(15, -100);
    const tomorrow = repeated(17, -100);
    expect(ids(listDueToday([tomorrow, tonight, due], NOW, { zone: 'UTC' }))).toEqual(ids([due, tonight]));
    // In Berlin the day ends at 03:00 UTC.
    expect(ids(listDueToday([tonight, due], NOW, { zone: 'Europe/Berlin' }))).toEqual(ids([due]));
  });

  it('do not hold what was put off today, even on a day of 25 hours', () => {
    const now = new Date('2026-10-25T22:00:00Z');
    const rated: DueCard = {
      questionId: id(),
      due: '2026-10-26T02:30:00.000Z',
      state: 'review',
      reps: 4,
      lastReview: '2026-10-25T02:30:00.000Z',
      difficulty: 5,
    };
    expect(learnerDay(new Date(rated.due), 'Europe/Berlin')).toBe('2026-10-25');
    expect(learnerDay(new Date(rated.lastReview ?? ''), 'Europe/Berlin')).toBe('2026-10-24');
    expect(listDueToday([rated], now, { zone: 'Europe/Berlin' })).toHaveLength(1);
    const ratedToday = { ...rated, lastReview: '2026-10-25T03:10:00.000Z' };
    expect(listDueToday([ratedToday], now, { zone: 'Europe/Berlin' })).toEqual([]);
    expect(findNextDueDay([ratedToday], now, { zone: 'Europe/Berlin' })).toBe('2026-10-26');
  });

  it('hold what was answered wrongly again today', () => {
    expect(listDueToday([repeated(-1, -1)], NOW, { zone: 'UTC' })).toHaveLength(1);
  });

  it('begin with repetitions in the order of their due times, and end with new ones', () => {
    const [first, second] = [fresh(-9), fresh(-8)];
    const [early, late] = [repeated(-7, -50), repeated(-1, -50)];
    expect(ids(listDueToday([second, late, first, early], NOW, { zone: 'UTC' }))).toEqual(
      ids([early, late, first, second]),
    );
  });

  it('count a new card for the day that introduced it, whatever else happened to it there', () => {
    const cards = Array.from({ length: 30 }, () => fresh(-1));
    const rules = { zone: 'UTC' };
    // Rated on two devices; rated, then answered wrongly in a quiz; rated where another day had begun.
    const days = { introducedOn: '2026-11-10', reviewedOn: '2026-11-10' };
    const twice = { ...repeated(24, -1, 2), ...days };
    const thenWrong = { ...repeated(-1, -1, 2), ...days };
    const elsewhere = { ...repeated(24, -15, 1), ...days };
    const others = [repeated(24, -1, 1), repeated(24, -1, 2)].map((card) => ({ ...card, introducedOn: '2026-11-09' }));
    const due = listDueToday([...cards, twice, thenWrong, elsewhere, ...others], NOW, rules);
    expect(due.filter(({ state }) => state === 'new')).toHaveLength(DEFAULT_NEW_PER_DAY - 3);
  });

  it('leave out what was reviewed on a later day already, where the learner has flown west', () => {
    const card = { ...repeated(2, -20), reviewedOn: '2026-11-11' };
    expect(listDueToday([card], NOW, { zone: 'UTC' })).toEqual([]);
    expect(listDueToday([{ ...card, reviewedOn: '2026-11-09' }], NOW, { zone: 'UTC' })).toHaveLength(1);
  });

  it('hold twenty new ones at most, less those introduced today already', () => {
    const cards = Array.from({ length: 30 }, () => fresh(-1));
    expect(ids(listDueToday(cards, NOW, { zone: 'UTC' }))).toEqual(ids(cards.slice(0, DEFAULT_NEW_PER_DAY)));
    const introduced = Array.from({ length: 18 }, () => repeated(24, -1, 1));
    expect(listDueToday([...cards, ...introduced], NOW, { zone: 'UTC' })).toHaveLength(2);
    const yesterday = Array.from({ length: 18 }, () => repeated(40, -20, 1));
    expect(listDueToday([...cards, ...yesterday], NOW, { zone: 'UTC' })).toHaveLength(DEFAULT_NEW_PER_DAY);
    // Answered wrongly twice before it was ever reviewed: nothing was introduced in a review.
    const wrongAgain = Array.from({ length: 18 }, () => repeated(-1, -1, 1));
    expect(listDueToday([...cards, ...wrongAgain], NOW, { zone: 'UTC' })).toHaveLength(DEFAULT_NEW_PER_DAY + 18);
  });
});

describe('what comes first, and what does not come', () => {
  it('is what the learner was sure of and forgot, then the rest by due time', () => {
    const [early, late] = [repeated(-9, -50), repeated(-1, -50)];
    const sure = { ...repeated(-2, -50), confidentError: true };
    expect(ids(listDueToday([early, late, sure], NOW, { zone: 'UTC' }))).toEqual(ids([sure, early, late]));
  });

  it('suspended cards never come, nor do they make a day', () => {
    const suspended = { ...repeated(-1, -50), suspended: true };
    expect(listDueToday([suspended], NOW, { zone: 'UTC' })).toEqual([]);
    expect(findNextDueDay([suspended], NOW, { zone: 'UTC' })).toBeNull();
  });

  it.each([0, 3, 40])('are as many new ones as the learner wants (%i)', (newPerDay) => {
    const cards = Array.from({ length: 50 }, () => fresh(-1));
    expect(listDueToday(cards, NOW, { zone: 'UTC', newPerDay })).toHaveLength(newPerDay);
  });
});

describe('after a gap', () => {
  const TODAY = '2026-11-10';
  /** Cards due so many days ago, last seen ten days before. */
  const piled = (count: number, difficulty = 5) =>
    Array.from({ length: count }, (_, index) => ({ ...repeated(-48 - index, -480 - index), difficulty }));
  const rules = (...days: [string, number][]) => ({ zone: 'UTC', rated: new Map(days) });

  it('five easy cards come first, then the others by due time', () => {
    const hard = piled(10);
    const easy = piled(5, 2);
    const { today, comeback } = planDay([...hard, ...easy], NOW, rules(['2026-11-01', 4]));
    expect(new Set(ids(today.slice(0, EASY_FIRST_COUNT)))).toEqual(new Set(ids(easy)));
    expect(today).toHaveLength(15);
    expect(comeback).toEqual({ later: 0, days: SPREAD_DAYS - 1, easyFirst: 5 });
  });

  it('what piled up comes over seven days, each card once, and none is left then', () => {
    let cards = piled(140);
    const rated = new Map<string, number>();
    for (let day = 0; day < SPREAD_DAYS; day += 1) {
      const now = new Date(NOW.getTime() + day * 24 * HOUR_MS);
      const { today, comeback } = planDay(cards, now, { zone: 'UTC', rated });
      expect(today).toHaveLength(20);
      expect(comeback?.later).toBe(day === SPREAD_DAYS - 1 ? undefined : cards.length - 20);
      const done = new Set(ids(today));
      cards = cards.filter(({ questionId }) => !done.has(questionId));
      rated.set(learnerDay(now, 'UTC'), 20);
    }
    expect(cards).toEqual([]);
  });

  it('a card rated leaves the list, and brings up no other one', () => {
    const cards = piled(100);
    const before = planDay(cards, NOW, rules()).today;
    const [first] = before;
    const rest = cards.filter((card) => card !== first);
    expect(ids(planDay(rest, NOW, rules([TODAY, 1])).today)).toEqual(ids(before.slice(1)));
  });

  it('what falls due today and new cards come as ever', () => {
    const today = [repeated(-1, -50), fresh(-1)];
    expect(ids(planDay([...piled(60), ...today], NOW, rules()).today).slice(-2)).toEqual(ids(today));
  });

  it.each([
    ['somebody who was here six days ago', piled(60), rules(['2026-11-04', 1])],
    ['somebody who came back a week ago', piled(60), rules(['2026-11-03', 9], ['2026-11-08', 2])],
    ['somebody who never rated anything', [repeated(-48, -100)], rules()],
    ['where no days are known', piled(60), { zone: 'UTC' }],
  ])('nothing is put off for %s', (_name, cards, given) => {
    expect(planDay(cards, NOW, given)).toMatchObject({ comeback: null });
    expect(planDay(cards, NOW, given).today).toHaveLength(cards.length);
  });

  it('whatever piled up, the first day has at least twenty of it, or all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (count) => {
        const { today, comeback } = planDay(piled(count), NOW, rules());
        expect(today.length).toBeGreaterThanOrEqual(Math.min(count, SPREAD_MIN_CARDS));
        expect(today.length + (comeback?.later ?? 0)).toBe(count);
      }),
    );
  });
});

describe('the next day with cards', () => {
  it('is the day of the earliest card that is not one of today’s', () => {
    expect(findNextDueDay([repeated(-1, -50), repeated(60, -1), repeated(40, -1)], NOW, { zone: 'UTC' })).toBe(
      '2026-11-12',
    );
    expect(findNextDueDay([repeated(-1, -50)], NOW, { zone: 'UTC' })).toBeNull();
    expect(findNextDueDay([], NOW, { zone: 'UTC' })).toBeNull();
  });

  it('is tomorrow when new cards are left over', () => {
    expect(
      findNextDueDay(
        Array.from({ length: 21 }, () => fresh(-1)),
        NOW,
        { zone: 'UTC' },
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
        const list = ids(listDueToday(all, NOW, { zone }));
        expect(ids(listDueToday([...all].reverse(), NOW, { zone }))).toEqual(list);
        expect(new Set(list).size).toBe(list.length);
        expect(listDueToday(all, NOW, { zone }).filter(({ state }) => state === 'new').length).toBeLessThanOrEqual(
          DEFAULT_NEW_PER_DAY,
        );
      }),
    );
  });

  it('leaves a later day for every card that it does not hold', () => {
    fc.assert(
      fc.property(cards, zone, (all, zone) => {
        const next = findNextDueDay(all, NOW, { zone });
        expect(next === null).toBe(listDueToday(all, NOW, { zone }).length === all.length);
        if (next !== null) expect(next > learnerDay(NOW, zone)).toBe(true);
      }),
    );
  });
});
