import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHORT_ROUND_HOURS } from './limits.ts';
import {
  announcementTimeOf,
  countRounds,
  defaultDates,
  quizIndexOfRound,
  roundTimes,
  tournamentStatusOf,
} from './tournament-times.ts';

const at = (text: string) => new Date(text);
const dates = {
  registrationStart: at('2026-03-01T00:00:00Z'),
  registrationEnd: at('2026-03-03T00:00:00Z'),
  tournamentStart: at('2026-03-04T00:00:00Z'),
  tournamentEnd: at('2026-03-05T00:00:00Z'),
};

it.each([
  ['2026-02-28T23:59:59Z', 'upcoming'],
  ['2026-03-01T00:00:00Z', 'registration_open'],
  ['2026-03-03T00:00:00Z', 'upcoming'],
  ['2026-03-04T00:00:00Z', 'in_progress'],
  ['2026-03-05T00:00:00Z', 'completed'],
])('at %s a tournament is %s', (time, status) => {
  expect(tournamentStatusOf(dates, at(time), { finished: false })).toBe(status);
  expect(tournamentStatusOf(dates, at(time), { finished: true })).toBe('completed');
});

it('a tournament has as many rounds as its field needs', () => {
  const counts = [2, 3, 4, 5, 16, 17, 128].map((players) => countRounds('swiss_system', players, 3));
  expect(counts).toEqual([1, 2, 2, 3, 4, 5, 7]);
  expect(countRounds('single_elimination', 5, 1)).toBe(3);
  expect(countRounds('round_robin', 128, 4)).toBe(4);
  expect([1, 2, 3, 4, 5].map((round) => quizIndexOfRound(round, 3))).toEqual([0, 1, 2, 0, 1]);
});

it('a week with 128 players has rounds of a day, which aren’t short', () => {
  const week = { tournamentStart: at('2026-03-01T00:00:00Z'), tournamentEnd: at('2026-03-08T00:00:00Z') };
  const { startsAt, endsAt } = roundTimes(week, countRounds('swiss_system', 128, 1), 7);
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  expect(hours).toBe(24);
  expect(hours).toBeGreaterThan(SHORT_ROUND_HOURS);
});

describe('rounds', () => {
  it('divide the tournament evenly, without gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1_000, max: 3_000_000_000 }), (rounds, ms) => {
        const { tournamentStart } = dates;
        const whole = { tournamentStart, tournamentEnd: new Date(tournamentStart.getTime() + ms) };
        const times = Array.from({ length: rounds }, (_, index) => roundTimes(whole, rounds, index + 1));
        expect(times[0]?.startsAt).toEqual(whole.tournamentStart);
        expect(times.at(-1)?.endsAt).toEqual(whole.tournamentEnd);
        for (const [index, { startsAt, endsAt }] of times.entries()) {
          if (index > 0) expect(startsAt).toEqual(times[index - 1]?.endsAt);
          expect(Math.abs(endsAt.getTime() - startsAt.getTime() - ms / rounds)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('the default dates', () => {
  it('are days in the maker’s time zone', () => {
    expect(defaultDates(at('2026-03-02T23:30:00Z'), 'Europe/Berlin', 7)).toEqual({
      registrationStart: at('2026-03-02T23:00:00Z'),
      registrationEnd: at('2026-03-05T22:59:59Z'),
      tournamentStart: at('2026-03-06T08:00:00Z'),
      tournamentEnd: at('2026-03-13T17:00:00Z'),
    });
  });

  it('keep their times of day when the clocks go forward in between', () => {
    expect(defaultDates(at('2026-03-27T12:00:00Z'), 'Europe/Berlin', 1)).toMatchObject({
      tournamentStart: at('2026-03-30T07:00:00Z'),
      tournamentEnd: at('2026-03-31T16:00:00Z'),
    });
  });

  it('are in order in every zone at any time', () => {
    const zones = ['UTC', 'America/St_Johns', 'Pacific/Chatham', 'America/Santiago', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-01-01'), max: at('2030-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (now, zone) => {
          const { registrationStart, registrationEnd, tournamentStart, tournamentEnd } = defaultDates(now, zone, 1);
          const times = [registrationStart, now, registrationEnd, tournamentStart, tournamentEnd].map(Number);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

it('a tournament is announced an hour before its start, or not at all if it’s made later', () => {
  expect(announcementTimeOf(dates, at('2026-03-01T00:00:00Z'))).toEqual(at('2026-03-03T23:00:00Z'));
  expect(announcementTimeOf(dates, at('2026-03-03T23:00:00Z'))).toEqual(dates.tournamentStart);
});
