import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localClock } from '../streaks/days.ts';
import { REMINDER_OPTIONS } from './messages.ts';
import { parseReminder } from './parse-reminder.ts';
import { ALL_DAYS, findNextTime, formatReminderTimes, isoWeekdayOf, toInstant, WORKDAYS } from './reminder-times.ts';

/** A Friday, at noon in Berlin. */
const NOW = new Date('2026-07-10T10:00:00Z');
const BERLIN = 'Europe/Berlin';

function read(text: string) {
  const reminder = parseReminder(text, NOW, BERLIN);
  return [reminder.text, formatReminderTimes(reminder)];
}

describe('parsing reminders', () => {
  it.each([
    ['Daily at 7 PM', 'Time to study', 'Daily at 7:00 PM'],
    ['Every Monday at 10 AM', 'Time to study', 'Every Monday at 10:00 AM'],
    ['Weekdays at 6 PM', 'Time to study', 'Weekdays at 6:00 PM'],
    ['Every Saturday at 2 PM', 'Time to study', 'Every Saturday at 2:00 PM'],
    ['Review fractions every Monday at 10 AM', 'Review fractions', 'Every Monday at 10:00 AM'],
    [
      'every monday and thursday at 18:30 read about rivers',
      'Read about rivers',
      'Every Monday and Thursday at 6:30 PM',
    ],
    ['Every Mon, Wed and Fri practice at 7.15 am', 'Practice', 'Every Monday, Wednesday and Friday at 7:15 AM'],
    ['Learn words on Tuesdays in the evening', 'Learn words', 'Every Tuesday at 7:00 PM'],
    ['Remind me to review algebra', 'Review algebra', 'Saturday, July 11 at 7:00 PM'],
    ['remind me tomorrow at noon to study chapter 7', 'Study chapter 7', 'Saturday, July 11 at 12:00 PM'],
    ['Study today at 19:30', 'Study', 'Friday, July 10 at 7:30 PM'],
    ['Study today at 9 am', 'Study', 'Saturday, July 11 at 9:00 AM'],
    ['Repeat chemistry tonight', 'Repeat chemistry', 'Friday, July 10 at 9:00 PM'],
    ['Weekends at 9', 'Time to study', 'Weekends at 9:00 AM'],
    ['Practice at 6', 'Practice', 'Saturday, July 11 at 6:00 PM'],
    ['Practice at 6 in the morning every day', 'Practice', 'Daily at 6:00 AM'],
    ['Every evening: read', 'Read', 'Daily at 7:00 PM'],
    ['Quiz on Sunday at 8 p.m.', 'Quiz', 'Sunday, July 12 at 8:00 PM'],
    ['Monday 5pm maths', 'Maths', 'Monday, July 13 at 5:00 PM'],
    ['Quiz on Friday at 8 am', 'Quiz', 'Friday, July 17 at 8:00 AM'],
    ['Study for the Monday test tomorrow at 5pm', 'Study for the Monday test', 'Saturday, July 11 at 5:00 PM'],
    ['Score 80% at 100 questions', 'Score 80% at 100 questions', 'Saturday, July 11 at 7:00 PM'],
    ['12 PM daily', 'Time to study', 'Daily at 12:00 PM'],
    ['12 am daily', 'Time to study', 'Daily at 12:00 AM'],
    ['!!', 'Time to study', 'Saturday, July 11 at 7:00 PM'],
  ])('%s', (text, about, when) => {
    expect(read(text)).toEqual([about, when]);
  });

  it('gives every text a subject and a future time, and understands the offered options', () => {
    const pieces = fc.constantFrom(
      'every',
      'monday',
      'at',
      '7',
      'PM',
      '19:30',
      'and',
      'today',
      'é🙂',
      'daily',
      ',',
      'maths',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, zones, instants, (written, zone, now) => {
        const reminder = parseReminder(written, now, zone);
        expect(reminder.text).not.toBe('');
        expect(reminder.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(reminder.onDay === null).toBe(reminder.weekdays.length > 0);
        expect(findNextTime(reminder, now, zone)?.getTime()).toBeGreaterThan(now.getTime());
      }),
    );
    for (const option of REMINDER_OPTIONS) expect(parseReminder(option, NOW, BERLIN).onDay).toBeNull();
  });
});

const zones = fc.constantFrom(
  ...[
    'UTC',
    BERLIN,
    'Asia/Kathmandu',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'America/Havana',
    'Australia/Lord_Howe',
  ],
);
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
const HOUR_MS = 3_600_000;

describe('the next time of a reminder', () => {
  const weekdays = fc.uniqueArray(fc.constantFrom(...ALL_DAYS), { minLength: 1 });
  const two = (limit: number) => fc.nat(limit).map((part) => String(part).padStart(2, '0'));
  const times = fc.tuple(two(23), two(59)).map((parts) => parts.join(':'));

  it('is in the future, on a chosen weekday, and at the chosen time or just after the clock skipped it', () => {
    fc.assert(
      fc.property(weekdays, times, instants, zones, (days, time, now, zone) => {
        const reminder = { weekdays: days, onDay: null, time };
        const next = findNextTime(reminder, now, zone) ?? expect.fail();
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 24 * HOUR_MS + HOUR_MS);
        const clock = localClock(next, zone);
        const shown = [clock.hour, clock.minute].map((part) => String(part).padStart(2, '0')).join(':');
        if (shown !== time) {
          // The clock shows another time only if it was put forward past the reminder's time, by an hour at most.
          const before = localClock(new Date(next.getTime() - HOUR_MS), zone);
          expect(before.hour * 60 + before.minute).not.toBe((clock.hour * 60 + clock.minute + 1380) % 1440);
        }
        expect(days).toContain(isoWeekdayOf(clock.date));
      }),
    );
  });

  it('moves from one day to the next without leaving out a day', () => {
    fc.assert(
      fc.property(times, instants, zones, (time, now, zone) => {
        const reminder = { weekdays: ALL_DAYS, onDay: null, time };
        const first = findNextTime(reminder, now, zone) ?? expect.fail();
        const second = findNextTime(reminder, first, zone) ?? expect.fail();
        expect(Math.abs(second.getTime() - first.getTime() - 24 * HOUR_MS)).toBeLessThanOrEqual(HOUR_MS);
      }),
    );
  });

  it.each([
    // In Berlin the clock is put forward in the night of 29 March and back in the night of 25 October.
    ['2026-03-28T18:30:00Z', '19:00', '2026-03-29T17:00:00.000Z'],
    ['2026-03-28T18:30:00Z', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-24T17:30:00Z', '19:00', '2026-10-25T18:00:00.000Z'],
  ])('after %s for %s in Berlin is %s', (now, time, next) => {
    expect(findNextTime({ weekdays: ALL_DAYS, onDay: null, time }, new Date(now), BERLIN)?.toISOString()).toBe(next);
  });

  it('is null once the reminder’s only day is over', () => {
    const reminder = { weekdays: [], onDay: '2026-07-11', time: '19:00' };
    const at = toInstant('2026-07-11', '19:00', BERLIN);
    expect(findNextTime(reminder, NOW, BERLIN)).toEqual(at);
    expect(findNextTime(reminder, at, BERLIN)).toBeNull();
    expect(findNextTime({ weekdays: WORKDAYS, onDay: null, time: '19:00' }, at, BERLIN)?.toISOString()).toBe(
      '2026-07-13T17:00:00.000Z',
    );
  });
});
