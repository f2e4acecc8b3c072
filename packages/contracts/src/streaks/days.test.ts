import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, learnerDay, localClock } from './days.ts';

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
const HOUR = 3_600_000;
const instant = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** Computes the learner's day in another way: from the zone's offset from UTC instead of from its calendar. */
function dayByOffset(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes, seconds] = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0);
  const local = at.getTime() + (sign === '-' ? -size : size) * 1_000;
  return new Date(local - 4 * HOUR).toISOString().slice(0, 10);
}

describe("a learner's day", () => {
  it.each([
    ['Europe/Berlin', '2026-03-01T02:59:59.999Z', '2026-02-28'],
    ['Europe/Berlin', '2026-03-01T03:00:00.000Z', '2026-03-01'],
    ['UTC', '2026-01-01T03:59:59Z', '2025-12-31'],
    ['UTC', '2026-01-01T04:00:00Z', '2026-01-01'],
    ['UTC', '2024-03-01T00:30:00Z', '2024-02-29'],
    ['Asia/Kathmandu', '2026-03-01T22:14:59Z', '2026-03-01'],
    ['Asia/Kathmandu', '2026-03-01T22:15:00Z', '2026-03-02'],
  ])('ends at 04:00 by the clock in %s: %s belongs to %s', (timeZone, at, day) => {
    expect(learnerDay(new Date(at), timeZone)).toBe(day);
  });

  it.each([
    [
      'is still the previous day at 03:30 when clocks go forward',
      'America/New_York',
      '2026-03-08T07:30:00Z',
      '2026-03-07',
    ],
    ['ends at 04:00, an hour sooner, when clocks go forward', 'America/New_York', '2026-03-08T08:00:00Z', '2026-03-08'],
    [
      'is still the previous day at the first 01:30 when clocks go back',
      'America/New_York',
      '2026-11-01T05:30:00Z',
      '2026-10-31',
    ],
    [
      'is still the previous day at the second 01:30 when clocks go back',
      'America/New_York',
      '2026-11-01T06:30:00Z',
      '2026-10-31',
    ],
    [
      'is still the previous day at 03:59, an hour later, when clocks go back',
      'America/New_York',
      '2026-11-01T08:59:00Z',
      '2026-10-31',
    ],
    ['ends at 04:00, an hour later, when clocks go back', 'America/New_York', '2026-11-01T09:00:00Z', '2026-11-01'],
    [
      'is still the previous day at 03:59 after a half-hour change on Lord Howe Island',
      'Australia/Lord_Howe',
      '2026-04-04T17:29:00Z',
      '2026-04-04',
    ],
    [
      'ends at 04:00 after a half-hour change on Lord Howe Island',
      'Australia/Lord_Howe',
      '2026-04-04T17:30:00Z',
      '2026-04-05',
    ],
  ])('%s', (_name, timeZone, at, day) => {
    expect(learnerDay(new Date(at), timeZone)).toBe(day);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-06-15'],
    ['Pacific/Auckland', '2026-06-14'],
    ['UTC', '2026-06-14'],
    ['Pacific/Honolulu', '2026-06-14'],
    ['Pacific/Pago_Pago', '2026-06-14'],
  ])('differs across the date line at the same instant: %s', (timeZone, day) => {
    expect(learnerDay(new Date('2026-06-14T15:00:00Z'), timeZone)).toBe(day);
  });

  it('follows a country that crosses the date line: Samoa had no 30 December 2011', () => {
    const before = new Date('2011-12-30T09:59:00Z');
    expect(learnerDay(before, 'Pacific/Apia')).toBe('2011-12-29');
    expect(learnerDay(new Date(before.getTime() + 5 * HOUR), 'Pacific/Apia')).toBe('2011-12-31');
  });

  it('agrees with the offset from UTC in every zone that the runtime knows', () => {
    for (const timeZone of ZONES) {
      fc.assert(
        fc.property(instant, (at) => {
          expect(learnerDay(at, timeZone)).toBe(dayByOffset(at, timeZone));
        }),
        { numRuns: 3 },
      );
    }
  });

  it('is a date like YYYY-MM-DD that advances by 0 to 2 days in 24 hours, in every zone', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (at, timeZone) => {
        const day = learnerDay(at, timeZone);
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
        const later = learnerDay(new Date(at.getTime() + 24 * HOUR), timeZone);
        expect([0, 1, 2]).toContain(daysBetween(day, later));
      }),
      { numRuns: 300 },
    );
  });

  it('reads the clock of a zone correctly, also at midnight', () => {
    expect(localClock(new Date('2026-05-31T22:07:00Z'), 'Europe/Berlin')).toEqual({
      date: '2026-06-01',
      hour: 0,
      minute: 7,
    });
  });

  it('accepts a zone’s name in any case and refuses an unknown one', () => {
    const at = new Date('2026-03-01T02:30:00Z');
    expect(learnerDay(at, 'eUROPE/bERLIN')).toBe(learnerDay(at, 'Europe/Berlin'));
    expect(() => learnerDay(at, 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('counting days', () => {
  it('adds days correctly across months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-02-28', 1)).toBe('2025-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('subtracts the days that it added', () => {
    const day = fc.integer({ min: 0, max: 50_000 }).map((offset) => addDays('1970-01-01', offset));
    fc.assert(
      fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(addDays(addDays(from, days), -days)).toBe(from);
      }),
    );
  });
});
