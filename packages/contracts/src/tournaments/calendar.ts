// Builds a calendar file (RFC 5545) with the rounds of a tournament, which calendars of phones and computers import.
// Pure functions.
import { countRounds, roundTimes } from './tournament-times.ts';
import type { Tournament } from './views.ts';

type PlannedTournament = Pick<
  Tournament,
  'id' | 'name' | 'type' | 'rounds' | 'quizCount' | 'tournamentStart' | 'tournamentEnd' | 'stats'
>;

const MAX_LINE_OCTETS = 75;

/**
 * Builds a calendar with one event for each round. Before the start, the number of rounds follows from the players
 * registered so far, and the events are tentative. Importing the file again replaces them, since their UIDs stay and
 * `SEQUENCE` rises.
 * @param address the URL of the tournament's page.
 */
export function buildCalendar(tournament: PlannedTournament, address: string, now: Date): string {
  const { id, name, type, quizCount, stats } = tournament;
  const isDrawn = tournament.rounds !== null;
  const rounds = tournament.rounds ?? countRounds(type, Math.max(2, stats.totalParticipants), quizCount);
  const dates = {
    tournamentStart: new Date(tournament.tournamentStart),
    tournamentEnd: new Date(tournament.tournamentEnd),
  };
  const events = Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const { startsAt, endsAt } = roundTimes(dates, rounds, round);
    return [
      'BEGIN:VEVENT',
      `UID:${id}-round-${round}@quorbit`,
      `DTSTAMP:${formatStamp(now)}`,
      `DTSTART:${formatStamp(startsAt)}`,
      `DTEND:${formatStamp(endsAt)}`,
      `SEQUENCE:${isDrawn ? 1 : 0}`,
      `STATUS:${isDrawn ? 'CONFIRMED' : 'TENTATIVE'}`,
      `SUMMARY:${escapeText(`${name}: round ${round}`)}`,
      `DESCRIPTION:${escapeText(`Play your quiz at any time in this round.\n${address}`)}`,
      `URL:${address}`,
      // The event doesn't mark the player as busy: a round lasts for hours or days, in which the player is free to do
      // other things.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Quorbit//Tournaments//EN', 'METHOD:PUBLISH'],
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Formats an instant in UTC, e.g. `20261203T090000Z`. */
function formatStamp(at: Date): string {
  return at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Splits a line into pieces of at most 75 octets, joined by a line break and a space; no character is cut. */
function foldLine(line: string): string {
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      pieces.push('');
      // The space that follows the line break counts as an octet.
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n ');
}
