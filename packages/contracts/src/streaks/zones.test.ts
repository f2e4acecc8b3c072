import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, learnerDay } from './days.ts';
import { buildHistory, foldHistory, sessionsOfHistory } from './history.ts';
import { computeStreakOn, type DayWork, foldStreak, listTimelyDays, NO_STREAK, zoneSessionsOf } from './streak.ts';
import {
  applyWorkToZone,
  computeSkippedDays,
  type LearnerZone,
  mergeSessions,
  todayOf,
  type ZonedWork,
  zoneOfWork,
} from './zones.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-06-20T12:00:00Z');
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom(...ZONES);
const learner: LearnerZone = { zone: 'Europe/Berlin', fixed: false, at: null };

/**
 * A random piece of work before now, in a random zone: covers learners who fly and learners with devices in several
 * places.
 */
const session = fc.record({
  zone,
  hoursAgo: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 14 * 24 }) }, fc.integer({ min: 0, max: 700 })),
  counts: fc.boolean(),
});
type Session = { zone: string; hoursAgo: number; counts: boolean };

function workOf({ zone: where, hoursAgo, counts }: Session): DayWork & { zone: string } {
  const at = NOW.getTime() - hoursAgo * HOUR;
  return { day: learnerDay(new Date(at), where), today: learnerDay(NOW, where), zone: where, at, counts };
}

/** Returns the active days, the sessions and the streak that the server stores for the given work. */
function stored(work: readonly DayWork[]) {
  const active = listTimelyDays(work.filter(({ counts }) => counts));
  const seen = zoneSessionsOf(work);
  return { active, seen, streak: foldStreak(active, NO_STREAK, computeSkippedDays(active, seen)) };
}

const toSessions = (work: readonly (DayWork & { zone: string })[]): ZonedWork[] =>
  work.map(({ zone: where, at }) => ({ zone: where, at }));

describe('the learner’s time zone', () => {
  it('is the zone of the newest work, and today follows it', () => {
    const landed = applyWorkToZone(learner, [
      { zone: 'Asia/Tokyo', at: 20 },
      { zone: 'Pacific/Honolulu', at: 10 },
    ]);
    expect(landed).toEqual({ zone: 'Asia/Tokyo', fixed: false, at: 20 });
    expect(todayOf(landed, new Date('2026-06-20T20:00:00Z'))).toBe('2026-06-21');
    expect(todayOf(learner, new Date('2026-06-20T20:00:00Z'))).toBe('2026-06-20');
  });

  it('stays with a fixed zone, in which all work counts', () => {
    const fixed = { ...learner, fixed: true };
    expect(applyWorkToZone(fixed, [{ zone: 'Asia/Tokyo', at: 20 }])).toEqual({ ...fixed, at: 20 });
    expect(zoneOfWork(fixed, 'Asia/Tokyo')).toBe('Europe/Berlin');
    expect(zoneOfWork(learner, 'Asia/Tokyo')).toBe('Asia/Tokyo');
    expect(zoneOfWork(learner, null)).toBe('Europe/Berlin');
  });

  it('is the same in whatever order and batches the work arrives', () => {
    const works = fc.uniqueArray(fc.record({ zone, at: fc.nat(1_000) }), { selector: ({ at }) => at, maxLength: 20 });
    fc.assert(
      fc.property(works, fc.nat(20), fc.boolean(), (work, cut, fixed) => {
        const from = { ...learner, fixed };
        const inParts = applyWorkToZone(applyWorkToZone(from, work.slice(cut)), work.slice(0, cut));
        expect(inParts).toEqual(applyWorkToZone(from, work));
      }),
    );
  });
});

describe('days that a journey skips', () => {
  const fold = (sessions: Session[]) => stored(sessions.map((session) => workOf({ ...session }))).streak;
  const hoursAgo = (iso: string) => (NOW.getTime() - Date.parse(iso)) / HOUR;
  const at = (where: string, iso: string): Session => ({ zone: where, hoursAgo: hoursAgo(iso), counts: true });

  it.each([
    [
      'do not count as missed from Los Angeles to Tokyo, 17 hours apart',
      [at('America/Los_Angeles', '2026-06-11T05:00:00Z'), at('Asia/Tokyo', '2026-06-11T22:00:00Z')],
      ['2026-06-10', '2026-06-12'],
      2,
    ],
    [
      'do not count as missed from Honolulu to Auckland, 20 hours apart',
      [at('Pacific/Honolulu', '2026-06-11T02:00:00Z'), at('Pacific/Auckland', '2026-06-11T22:00:00Z')],
      ['2026-06-10', '2026-06-12'],
      2,
    ],
    [
      'count as missed if 36 hours lie between',
      [at('America/Los_Angeles', '2026-06-11T05:00:00Z'), at('Asia/Tokyo', '2026-06-12T17:00:00Z')],
      ['2026-06-10', '2026-06-12'],
      1,
    ],
    [
      'count as missed if all work is in one zone',
      [at('Asia/Tokyo', '2026-06-10T18:00:00Z'), at('Asia/Tokyo', '2026-06-12T19:30:00Z')],
      ['2026-06-10', '2026-06-13'],
      1,
    ],
  ])('%s', (_name, sessions, days, count) => {
    expect(sessions.map((session) => workOf(session).day).sort()[0]).toBe(days[0]);
    expect(fold(sessions).count).toBe(count);
  });

  it('count nevertheless if the learner worked on them', () => {
    const flight = [at('Pacific/Honolulu', '2026-06-11T02:00:00Z'), at('Pacific/Auckland', '2026-06-11T22:00:00Z')];
    expect(fold([...flight, at('UTC', '2026-06-11T12:00:00Z')]).count).toBe(3);
  });

  it('come at most two in a row: no journey joins days that are four apart', () => {
    fc.assert(
      fc.property(zone, zone, fc.nat(24 * 20), fc.integer({ min: 0, max: 35 }), (here, there, start, later) => {
        const from = new Date(NOW.getTime() + start * HOUR);
        const to = new Date(from.getTime() + later * HOUR);
        expect(daysBetween(learnerDay(from, here), learnerDay(to, there))).toBeLessThanOrEqual(3);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a device and the server', () => {
  it('find the same streak and today: a device with its queue, and the server after it received the queue', () => {
    fc.assert(
      fc.property(fc.array(session, { maxLength: 14 }), fc.nat(14), (sessions, cut) => {
        const work = sessions.map(workOf);
        const [pending, known] = [work.slice(0, cut), work.slice(cut)];
        const server = stored(work);
        const before = stored(known);
        const ratings = new Map(known.filter(({ counts }) => !counts).map(({ day }) => [day, 1]));
        const history = buildHistory(before.active, ratings, before.seen);
        const days = listTimelyDays(pending.filter(({ counts }) => counts));
        expect(foldHistory(history, days, zoneSessionsOf(pending))).toEqual(server.streak);
        const here = applyWorkToZone(applyWorkToZone(learner, toSessions(known)), toSessions(pending));
        expect(todayOf(here, NOW)).toBe(todayOf(applyWorkToZone(learner, toSessions(work)), NOW));
      }),
      { numRuns: 1_500 },
    );
  });

  it('agree on where the learner was on the days of the history', () => {
    const work = [
      workOf({ zone: 'UTC', hoursAgo: 30, counts: true }),
      workOf({ zone: 'UTC', hoursAgo: 26, counts: true }),
    ];
    const { active, seen } = stored(work);
    expect(sessionsOfHistory(buildHistory(active, new Map(), seen))).toEqual(mergeSessions(seen));
  });
});

describe('late work', () => {
  it('never lowers a streak: random flights with one added piece of work', () => {
    const dense = fc.array(session, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(dense, session, fc.nat(4), (sessions, added, later) => {
        const before = stored(sessions.map(workOf)).streak;
        const after = stored([...sessions, added].map(workOf)).streak;
        const today = addDays(learnerDay(NOW, 'Pacific/Kiritimati'), later);
        const [was, is] = [computeStreakOn(before, today), computeStreakOn(after, today)];
        expect(is.count).toBeGreaterThanOrEqual(was.count);
        expect(is.points).toBeGreaterThanOrEqual(was.points);
      }),
      { numRuns: 3_000 },
    );
  }, 60_000);

  it('never lowers the streak of a learner who works nearly every day and flies', () => {
    const daily = fc.array(fc.record({ zone, hour: fc.nat(23), off: fc.boolean() }), { minLength: 10, maxLength: 28 });
    fc.assert(
      fc.property(daily, fc.nat(27), zone, fc.nat(48), (days, place, where, shift) => {
        const sessions = days.flatMap(({ zone: there, hour, off }, index): Session[] =>
          off && index % 4 === 0 ? [] : [{ zone: there, hoursAgo: index * 24 + hour, counts: true }],
        );
        const added = { zone: where, hoursAgo: (place % days.length) * 24 + shift, counts: true };
        const before = stored(sessions.map(workOf)).streak;
        const after = stored([...sessions, added].map(workOf)).streak;
        const today = learnerDay(NOW, 'Pacific/Kiritimati');
        expect(computeStreakOn(after, today).count).toBeGreaterThanOrEqual(computeStreakOn(before, today).count);
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
