import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../streaks/days.ts';
import { monthOf, weekOf } from './periods.ts';

const anyDay = fc.integer({ min: 0, max: 55_000 }).map((offset) => addDays('1970-01-01', offset));

describe('periods of boards', () => {
  it.each([
    ['2020-12-27', '2020-W52'],
    ['2020-12-28', '2020-W53'],
    ['2020-12-31', '2020-W53'],
    ['2021-01-01', '2020-W53'],
    ['2021-01-03', '2020-W53'],
    ['2021-01-04', '2021-W01'],
    ['2024-12-29', '2024-W52'],
    ['2024-12-30', '2025-W01'],
    ['2025-12-28', '2025-W52'],
    ['2025-12-29', '2026-W01'],
    ['2026-11-21', '2026-W47'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-01', '2026-W53'],
    ['2024-02-29', '2024-W09'],
  ])('the ISO week of %s is %s', (day, week) => {
    expect(weekOf(day)).toBe(week);
  });

  it('a week lasts from Monday to Sunday, and the next Monday begins a later one', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
        const monday = addDays(day, -weekday);
        expect(weekOf(day)).toBe(weekOf(monday));
        expect(weekOf(addDays(monday, 7))).not.toBe(weekOf(day));
        expect(weekOf(addDays(monday, 7)) > weekOf(day)).toBe(true);
      }),
    );
  });

  it('4 January is in week 1 of its year, which is how ISO 8601 defines it', () => {
    for (let year = 1970; year <= 2120; year += 1) expect(weekOf(`${year}-01-04`)).toBe(`${year}-W01`);
  });

  it('the month of a day is the beginning of its date', () => {
    expect(monthOf('2026-11-30')).toBe('2026-11');
    expect(monthOf('2026-12-01')).toBe('2026-12');
    fc.assert(fc.property(anyDay, (day) => day.startsWith(`${monthOf(day)}-`)));
  });
});
