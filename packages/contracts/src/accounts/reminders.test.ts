import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnerDay } from '../streaks/days.ts';
import { reminderClock, reminderPosition } from './reminders.ts';

const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati');
const MINUTE_MS = 60_000;

describe('the clock of the daily reminder', () => {
  it('puts times after midnight at the end of the day', () => {
    const inOrder = ['04:00', '07:30', '19:00', '23:59', '00:00', '03:59'].map(reminderPosition);
    expect([...inOrder].sort()).toEqual(inOrder);
  });

  it('only moves forward within a day, and by each minute', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, zones, (at, zone) => {
        const now = reminderClock(at, zone);
        const next = reminderClock(new Date(at.getTime() + MINUTE_MS), zone);
        expect(now.day).toBe(learnerDay(at, zone));
        // A clock that is put back at the end of summer time repeats an hour; the day does not.
        fc.pre(next.position !== reminderPosition('02:00') && next.position !== reminderPosition('00:01'));
        if (next.day === now.day) expect(next.position > now.position).toBe(true);
        else expect(next.day > now.day).toBe(true);
      }),
    );
  });

  it("reads a time of the evening in the learner's own zone", () => {
    expect(reminderClock(new Date('2026-07-10T17:00:00Z'), 'Europe/Berlin')).toEqual({
      day: '2026-07-10',
      position: reminderPosition('19:00'),
    });
    expect(reminderClock(new Date('2026-07-10T16:30:00Z'), 'Asia/Tokyo')).toEqual({
      day: '2026-07-10',
      position: reminderPosition('01:30'),
    });
  });
});
