import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCalendar } from './calendar.ts';
import { TOURNAMENT_TYPES } from './types.ts';

const ID = '018f3c1e-0000-7000-8000-000000000022';
const ADDRESS = 'https://quorbit.example/gamification?tournament=018f3c1e-0000-7000-8000-000000000022';
const NOW = new Date('2026-11-26T00:42:07.123Z');
const CUP = {
  id: ID,
  name: 'Autumn Cup',
  type: 'single_elimination' as const,
  rounds: 2,
  quizCount: 2,
  tournamentStart: '2026-12-01T09:00:00.000Z',
  tournamentEnd: '2026-12-03T09:00:00.000Z',
  stats: { totalParticipants: 4 },
};

type Event = Readonly<Record<string, string>>;

/** Parses a calendar by RFC 5545: unfolds lines, splits them at the first colon, undoes escapes. */
function read(text: string): { head: Event; events: Event[] } {
  expect(text.endsWith('\r\n')).toBe(true);
  const encoder = new TextEncoder();
  for (const line of text.slice(0, -2).split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
  }
  const head: Record<string, string> = {};
  const events: Record<string, string>[] = [];
  let into = head;
  for (const line of text
    .replaceAll(/\r\n[ \t]/g, '')
    .slice(0, -2)
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/s.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN' && value === 'VEVENT') {
      into = {};
      events.push(into);
    } else if (name === 'END' && value === 'VEVENT') into = head;
    else if (name !== 'BEGIN' && name !== 'END') {
      expect(into).not.toHaveProperty(name);
      into[name] = value.replaceAll(/\\(.)/g, (_, each: string) => (each === 'n' ? '\n' : each));
    }
  }
  return { head, events };
}

function instant(text: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

test('a drawn tournament has one event in UTC per round', () => {
  const { head, events } = read(buildCalendar(CUP, ADDRESS, NOW));
  expect(head).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH' });
  expect(events).toMatchObject([
    {
      UID: `${ID}-round-1@quorbit`,
      DTSTAMP: '20261126T004207Z',
      SEQUENCE: '1',
      STATUS: 'CONFIRMED',
      DTSTART: '20261201T090000Z',
      DTEND: '20261202T090000Z',
      SUMMARY: 'Autumn Cup: round 1',
      URL: ADDRESS,
      DESCRIPTION: `Play your quiz at any time in this round.\n${ADDRESS}`,
    },
    { DTSTART: '20261202T090000Z', DTEND: '20261203T090000Z', SUMMARY: 'Autumn Cup: round 2' },
  ]);
});

test('a tournament before its draw has tentative events for the players so far', () => {
  const planned = (totalParticipants: number) =>
    read(buildCalendar({ ...CUP, rounds: null, stats: { totalParticipants } }, ADDRESS, NOW)).events;
  expect([0, 1, 2, 5, 128].map((players) => planned(players).length)).toEqual([1, 1, 1, 3, 7]);
  expect(planned(5)[0]).toMatchObject({ SEQUENCE: '0', STATUS: 'TENTATIVE', UID: `${ID}-round-1@quorbit` });
});

test('a calendar keeps any name in lines of at most 75 octets and has no gaps between rounds', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }).filter((text) => !/[\p{Cc}]/u.test(text));
  fc.assert(
    fc.property(
      fc.record({
        name: fc.oneof(name, fc.constantFrom('a;b,c\\d\\n', 'ä'.repeat(100), '🪐'.repeat(60))),
        type: fc.constantFrom(...TOURNAMENT_TYPES),
        rounds: fc.option(fc.integer({ min: 1, max: 20 })),
        quizCount: fc.integer({ min: 1, max: 20 }),
        stats: fc.record({ totalParticipants: fc.nat(128) }),
        hours: fc.integer({ min: 1, max: 31 * 24 }),
      }),
      ({ hours, ...changes }) => {
        const end = Date.parse(CUP.tournamentStart) + hours * 3_600_000;
        const tournament = { ...CUP, ...changes, tournamentEnd: new Date(end).toISOString() };
        const { events } = read(buildCalendar(tournament, ADDRESS, NOW));
        expect(events.length).toBeGreaterThan(0);
        expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
        for (const [index, event] of events.entries()) {
          expect(event.SUMMARY).toBe(`${changes.name}: round ${index + 1}`);
          expect(instant(event.DTEND ?? '')).toBeGreaterThan(instant(event.DTSTART ?? ''));
          if (index > 0) expect(event.DTSTART).toBe(events[index - 1]?.DTEND);
        }
        expect(instant(events[0]?.DTSTART ?? '')).toBe(Date.parse(CUP.tournamentStart));
        expect(instant(events.at(-1)?.DTEND ?? '')).toBe(end);
      },
    ),
  );
});
