import { expect, it } from 'vitest';
import { createDayPricer } from './day-pricer.ts';
import { PAID_RATINGS_PER_DAY } from './review-xp.ts';

const FIRST = '2026-03-01';
const SECOND = '2026-03-02';

it('the tenth rating of a day, earlier ones included, makes the day count, as does one that leaves no card due', () => {
  const days = createDayPricer({ counts: new Map([[FIRST, 8]]) });
  expect(days.add({ day: FIRST, questionId: 'a' })).toEqual({ paid: true, xp: 2, countsDay: false, counted: true });
  expect(days.add({ day: FIRST, questionId: 'b' })).toEqual({ paid: true, xp: 2, countsDay: true, counted: true });
  expect(days.add({ day: SECOND, questionId: 'a', left: 3 })).toEqual({
    paid: true,
    xp: 2,
    countsDay: false,
    counted: true,
  });
  expect(days.add({ day: SECOND, questionId: 'b', left: 0 })).toEqual({
    paid: true,
    xp: 2,
    countsDay: true,
    counted: true,
  });
});

it('only a limited number of ratings is paid per day', () => {
  const days = createDayPricer({ counts: new Map([[FIRST, PAID_RATINGS_PER_DAY - 1]]) });
  expect([days.add({ day: FIRST, questionId: 'a' }).xp, days.add({ day: FIRST, questionId: 'b' }).xp]).toEqual([2, 0]);
});

it('a card pays once a day, even if the payment was made before this pricer', () => {
  const days = createDayPricer({ counts: new Map([[FIRST, 1]]), cards: [{ day: FIRST, questionId: 'a' }] });
  expect(days.add({ day: FIRST, questionId: 'a' })).toEqual({ paid: false, xp: 0, countsDay: false, counted: false });
  expect(days.add({ day: FIRST, questionId: 'b' }).xp).toBe(2);
  expect(days.add({ day: FIRST, questionId: 'b' })).toEqual({ paid: false, xp: 0, countsDay: false, counted: false });
  expect(days.add({ day: SECOND, questionId: 'a' }).xp).toBe(2);
  expect([days.countOn(FIRST), days.countOn(SECOND), days.countOn('2026-03-03')]).toEqual([2, 1, 0]);
});

it('a card rated again isn’t one of the ten, but makes the day count if no card is left due', () => {
  const days = createDayPricer({ counts: new Map([[FIRST, 8]]) });
  expect(days.add({ day: FIRST, questionId: 'a' }).countsDay).toBe(false);
  expect(days.add({ day: FIRST, questionId: 'a' }).countsDay).toBe(false);
  expect(days.add({ day: FIRST, questionId: 'a', left: 0 })).toEqual({
    paid: false,
    xp: 0,
    countsDay: true,
    counted: false,
  });
});

it('undoing a rating takes its XP back, and its card can be paid again but is counted once', () => {
  const days = createDayPricer({ counts: new Map() });
  const rating = { day: FIRST, questionId: 'a', opId: '1' };
  expect(days.add(rating)).toMatchObject({ paid: true, xp: 2, counted: true });
  expect(days.remove(rating)).toBe(-2);
  expect(days.countOn(FIRST)).toBe(0);
  expect(days.remove(rating)).toBe(0);
  expect(days.add({ ...rating, opId: '2' })).toMatchObject({ paid: true, xp: 2, counted: false });
});

it('undoing an unpaid rating leaves the card’s paid rating in place', () => {
  const days = createDayPricer({ counts: new Map([[FIRST, 1]]), cards: [{ day: FIRST, questionId: 'a', opId: '1' }] });
  expect(days.add({ day: FIRST, questionId: 'a', opId: '2' }).paid).toBe(false);
  expect(days.remove({ day: FIRST, questionId: 'a', opId: '2' })).toBe(0);
  expect(days.countOn(FIRST)).toBe(1);
  expect(days.remove({ day: FIRST, questionId: 'a', opId: '1' })).toBe(-2);
});

it('a card whose paid rating was undone earlier is paid again but not counted again', () => {
  const days = createDayPricer({ counts: new Map(), undone: [{ day: FIRST, questionId: 'a' }] });
  expect(days.add({ day: FIRST, questionId: 'a' })).toMatchObject({ paid: true, xp: 2, counted: false });
});

it('rating and undoing one card many times doesn’t make the day count', () => {
  const days = createDayPricer({ counts: new Map() });
  for (let time = 0; time < 20; time += 1) {
    const rating = { day: FIRST, questionId: 'a', opId: String(time) };
    expect(days.add(rating).countsDay).toBe(false);
    days.remove(rating);
  }
});
