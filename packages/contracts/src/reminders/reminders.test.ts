import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnerDay } from '../streaks/days.ts';
import { findNextReminder, readReminderClock, toReminderPosition } from './reminders.ts';

const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati');
const MINUTE_MS = 60_000;

describe('the clock of the daily reminder', () => {
  it('sorts times after midnight to the end of the day', () => {
    const inOrder = ['04:00', '07:30', '19:00', '23:59', '00:00', '03:59'].map(toReminderPosition);
    expect([...inOrder].sort()).toEqual(inOrder);
  });

  it('moves forward with each minute of a day', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, zones, (at, zone) => {
        const now = readReminderClock(at, zone);
        const next = readReminderClock(new Date(at.getTime() + MINUTE_MS), zone);
        expect(now.day).toBe(learnerDay(at, zone));
        // At the end of summer time, the clock repeats an hour within the same day, so positions fall back; the minutes
        // where that happens are skipped.
        fc.pre(next.position !== toReminderPosition('02:00') && next.position !== toReminderPosition('00:01'));
        if (next.day === now.day) expect(next.position > now.position).toBe(true);
        else expect(next.day > now.day).toBe(true);
      }),
    );
  });

  it('reads an evening time in the learner’s own zone', () => {
    expect(readReminderClock(new Date('2026-07-10T17:00:00Z'), 'Europe/Berlin')).toEqual({
      day: '2026-07-10',
      position: toReminderPosition('19:00'),
    });
    expect(readReminderClock(new Date('2026-07-10T16:30:00Z'), 'Asia/Tokyo')).toEqual({
      day: '2026-07-10',
      position: toReminderPosition('01:30'),
    });
  });
});

describe('the next reminder', () => {
  it.each([
    ['2026-07-10T16:59:59.999Z', '19:00', 'Europe/Berlin', '2026-07-10T17:00:00.000Z'],
    ['2026-07-10T17:00:00Z', '19:00', 'Europe/Berlin', '2026-07-11T17:00:00.000Z'],
    ['2026-07-10T17:00:01Z', '19:00', 'Europe/Berlin', '2026-07-11T17:00:00.000Z'],
    ['2026-07-10T16:30:00Z', '00:15', 'Asia/Kathmandu', '2026-07-10T18:30:00.000Z'],
    // In Berlin, the clock is put forward in the night of March 29, and back in that of October 25.
    ['2026-03-28T18:30:00Z', '19:00', 'Europe/Berlin', '2026-03-29T17:00:00.000Z'],
    ['2026-10-24T17:30:00Z', '19:00', 'Europe/Berlin', '2026-10-25T18:00:00.000Z'],
  ])('seen from %s, for %s in %s, is due at %s', (now, time, zone, next) => {
    expect(findNextReminder(new Date(now), time, zone).toISOString()).toBe(next);
  });

  it('lies within the next 25 hours, at the chosen time unless the clock skips it', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    const two = (limit: number) => fc.nat(limit).map((part) => String(part).padStart(2, '0'));
    fc.assert(
      fc.property(instant, two(23), two(59), zones, (now, hours, minutes, zone) => {
        const next = findNextReminder(now, `${hours}:${minutes}`, zone);
        const ahead = next.getTime() - now.getTime();
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(25 * 60 * MINUTE_MS);
        const isChanging = ['00', '01', '02', '03'].includes(hours);
        if (!isChanging) expect(readReminderClock(next, zone).position).toBe(toReminderPosition(`${hours}:${minutes}`));
      }),
    );
  });
});
