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

describe('today’s cards', () => {
  it('are those due by now or later on the learner’s current day', () => {
    const due = repeated(-1, -100);
    const tonight = repeated(15, -100);
    const tomorrow = repeated(17, -100);
    expect(ids(listDueToday([tomorrow, tonight, due], NOW, { zone: 'UTC' }))).toEqual(ids([due, tonight]));
    // In Berlin the day ends at 03:00 UTC.
    expect(ids(listDueToday([tonight, due], NOW, { zone: 'Europe/Berlin' }))).toEqual(ids([due]));
  });

  it('don’t include cards postponed today, even on a day of 25 hours', () => {
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

  it('include cards that were answered wrongly again today', () => {
    expect(listDueToday([repeated(-1, -1)], NOW, { zone: 'UTC' })).toHaveLength(1);
  });

  it('start with repetitions by due time, and end with new cards', () => {
    const [first, second] = [fresh(-9), fresh(-8)];
    const [early, late] = [repeated(-7, -50), repeated(-1, -50)];
    expect(ids(listDueToday([second, late, first, early], NOW, { zone: 'UTC' }))).toEqual(
      ids([early, late, first, second]),
    );
  });

  it('count a new card for the day on which it was introduced, whatever happened to it later', () => {
    const cards = Array.from({ length: 30 }, () => fresh(-1));
    const rules = { zone: 'UTC' };
    // Three cards introduced today: one rated on two devices, one rated and then answered wrongly in a quiz, and one
    // rated in a time zone where today had already begun.
    const days = { introducedOn: '2026-11-10', reviewedOn: '2026-11-10' };
    const twice = { ...repeated(24, -1, 2), ...days };
    const thenWrong = { ...repeated(-1, -1, 2), ...days };
    const elsewhere = { ...repeated(24, -15, 1), ...days };
    const others = [repeated(24, -1, 1), repeated(24, -1, 2)].map((card) => ({ ...card, introducedOn: '2026-11-09' }));
    const due = listDueToday([...cards, twice, thenWrong, elsewhere, ...others], NOW, rules);
    expect(due.filter(({ state }) => state === 'new')).toHaveLength(DEFAULT_NEW_PER_DAY - 3);
  });

  it('leave out cards already reviewed on a later day by a learner who then flew west', () => {
    const card = { ...repeated(2, -20), reviewedOn: '2026-11-11' };
    expect(listDueToday([card], NOW, { zone: 'UTC' })).toEqual([]);
    expect(listDueToday([{ ...card, reviewedOn: '2026-11-09' }], NOW, { zone: 'UTC' })).toHaveLength(1);
  });

  it('include at most twenty new cards, minus those already introduced today', () => {
    const cards = Array.from({ length: 30 }, () => fresh(-1));
    expect(ids(listDueToday(cards, NOW, { zone: 'UTC' }))).toEqual(ids(cards.slice(0, DEFAULT_NEW_PER_DAY)));
    const introduced = Array.from({ length: 18 }, () => repeated(24, -1, 1));
    expect(listDueToday([...cards, ...introduced], NOW, { zone: 'UTC' })).toHaveLength(2);
    const yesterday = Array.from({ length: 18 }, () => repeated(40, -20, 1));
    expect(listDueToday([...cards, ...yesterday], NOW, { zone: 'UTC' })).toHaveLength(DEFAULT_NEW_PER_DAY);
    // These cards were answered wrongly twice and never rated, so no review introduced them.
    const wrongAgain = Array.from({ length: 18 }, () => repeated(-1, -1, 1));
    expect(listDueToday([...cards, ...wrongAgain], NOW, { zone: 'UTC' })).toHaveLength(DEFAULT_NEW_PER_DAY + 18);
  });
});

describe('the selection and order of today’s cards', () => {
  it('puts cards first that the learner was sure of and forgot, then sorts by due time', () => {
    const [early, late] = [repeated(-9, -50), repeated(-1, -50)];
    const sure = { ...repeated(-2, -50), confidentError: true };
    expect(ids(listDueToday([early, late, sure], NOW, { zone: 'UTC' }))).toEqual(ids([sure, early, late]));
  });

  it('leaves out suspended cards, which also set no next day', () => {
    const suspended = { ...repeated(-1, -50), suspended: true };
    expect(listDueToday([suspended], NOW, { zone: 'UTC' })).toEqual([]);
    expect(findNextDueDay([suspended], NOW, { zone: 'UTC' })).toBeNull();
  });

  it.each([0, 3, 40])('includes as many new cards as the learner wants (%i)', (newPerDay) => {
    const cards = Array.from({ length: 50 }, () => fresh(-1));
    expect(listDueToday(cards, NOW, { zone: 'UTC', newPerDay })).toHaveLength(newPerDay);
  });
});

describe('after a gap', () => {
  const TODAY = '2026-11-10';
  /**
   * Creates cards that were due at least two days ago, an hour apart, and last reviewed 18 days before they were due.
   */
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

  it('the backlog is spread over seven days, shows each card once, and is empty then', () => {
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

  it('rating a card removes it from the list and adds no other card', () => {
    const cards = piled(100);
    const before = planDay(cards, NOW, rules()).today;
    const [first] = before;
    const rest = cards.filter((card) => card !== first);
    expect(ids(planDay(rest, NOW, rules([TODAY, 1])).today)).toEqual(ids(before.slice(1)));
  });

  it('cards due today and new cards come as usual', () => {
    const today = [repeated(-1, -50), fresh(-1)];
    expect(ids(planDay([...piled(60), ...today], NOW, rules()).today).slice(-2)).toEqual(ids(today));
  });

  it.each([
    ['the learner was here six days ago', piled(60), rules(['2026-11-04', 1])],
    ['the learner came back a week ago', piled(60), rules(['2026-11-03', 9], ['2026-11-08', 2])],
    ['the learner never rated a card', [repeated(-48, -100)], rules()],
    ['no days with ratings are known', piled(60), { zone: 'UTC' }],
  ])('no cards are postponed: %s', (_name, cards, given) => {
    expect(planDay(cards, NOW, given)).toMatchObject({ comeback: null });
    expect(planDay(cards, NOW, given).today).toHaveLength(cards.length);
  });

  it('the first day includes at least twenty cards of the backlog, or all of it', () => {
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
  it('is the due day of the earliest card that isn’t in today’s list', () => {
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

describe('any list of today’s cards', () => {
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

  it('doesn’t depend on the order of the cards, and never repeats a card', () => {
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

  it('leaves a later day for every card that it omits', () => {
    fc.assert(
      fc.property(cards, zone, (all, zone) => {
        const next = findNextDueDay(all, NOW, { zone });
        expect(next === null).toBe(listDueToday(all, NOW, { zone }).length === all.length);
        if (next !== null) expect(next > learnerDay(NOW, zone)).toBe(true);
      }),
    );
  });
});
