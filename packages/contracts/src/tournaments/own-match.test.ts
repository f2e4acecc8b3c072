import { expect, test } from 'vitest';
import { pickOwnMatch } from './own-match.ts';
import type { OwnRound } from './views.ts';

const AT = '2026-12-01T09:00:00.000Z';
const LATER = '2026-12-02T09:00:00.000Z';
const QUIZ = { id: 'quiz', title: 'Planets', category: 'Science' };

type OwnTournament = Parameters<typeof pickOwnMatch>[0][number];
const ADA = { id: 'ada', name: 'Hidden player' } as OwnTournament['participants'][number];

function playing(name: string, changes: Partial<OwnRound>, more: Partial<OwnTournament> = {}): OwnTournament {
  const ownRound = {
    round: 2,
    endsAt: AT,
    state: 'to_play',
    quiz: QUIZ,
    opponent: 'ada',
    won: null,
    score: null,
    ...changes,
  } as OwnRound;
  return {
    id: name,
    name,
    type: 'single_elimination',
    status: 'in_progress',
    tournamentStart: AT,
    rounds: 3,
    currentRound: 2,
    participants: [ADA],
    userParticipation: {
      player: 'me',
      registeredAt: AT,
      withdrawn: false,
      withoutPrizes: false,
      canPlay: true,
      openPlay: null,
      ownRound,
    },
    ...more,
  };
}

const stateOf = (...tournaments: OwnTournament[]) => pickOwnMatch(tournaments)?.tournament.name ?? null;

test('shows the opponent under the name that the reader may see', () => {
  expect(pickOwnMatch([playing('Cup', {})])).toEqual({
    tournament: { id: 'Cup', name: 'Cup' },
    state: 'to_play',
    round: 2,
    rounds: 3,
    at: AT,
    opponent: 'Hidden player',
    percentage: null,
    won: null,
  });
});

test('prefers a running quiz, then the soonest playable match, then waiting and upcoming ones', () => {
  const upcoming = playing('Next', {}, { currentRound: 0, rounds: null, status: 'upcoming' });
  const [soon, late] = [playing('Soon', {}), playing('Late', { endsAt: LATER })];
  const waiting = playing('Waiting', { state: 'waiting' });
  expect(stateOf(upcoming)).toBe('Next');
  expect(stateOf(upcoming, waiting)).toBe('Waiting');
  expect(stateOf(waiting, late, upcoming, soon)).toBe('Soon');
  expect(stateOf(soon, playing('Begun', { state: 'playing', endsAt: LATER }))).toBe('Begun');
});

test('returns null for a player who is out, and without a current or coming match', () => {
  expect(pickOwnMatch([])).toBeNull();
  const over = [
    playing('Out', { state: 'out' }),
    playing('Lost', { state: 'decided', won: false }),
    playing('Over', {}, { status: 'completed' }),
    playing('Stranger', {}, { userParticipation: null }),
  ];
  expect(stateOf(...over)).toBeNull();
  expect(stateOf(playing('Swiss', { state: 'decided', won: false }, { type: 'swiss_system' }))).toBe('Swiss');
});
