import { newId } from '@quorbit/contracts/lib/ids';
import type {
  CompletedTournament,
  Match,
  OwnRound,
  Participant,
  Round,
  RoundScore,
  Tournament,
} from '@quorbit/contracts/tournaments/views';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const QUIZ = { id: newId(), title: 'Planets', category: 'Science' };

export function roundScore(changes: Partial<RoundScore> = {}): RoundScore {
  return { round: 1, quiz: QUIZ.id, score: 4, totalMarks: 5, percentage: 80, timeTaken: 61, ...changes };
}

/** Creates a player who hasn't played anything yet. */
export function participant(name: string, changes: Partial<Participant> = {}): Participant {
  return {
    id: newId(),
    user: newId(),
    name,
    title: null,
    seed: null,
    rank: null,
    currentScore: 0,
    withdrawn: false,
    averagePercentage: 0,
    totalTime: 0,
    quizzesCompleted: 0,
    eliminated: false,
    quizScores: [],
    ...changes,
  };
}

/** Creates a tournament for tests: free, with registration open for another five hours. */
export function tournament(changes: Partial<Tournament> = {}): Tournament {
  return {
    id: newId(),
    name: 'Autumn Cup',
    description: 'Play.',
    type: 'single_elimination',
    category: 'Science',
    status: 'registration_open',
    registrationStart: inHours(-1),
    registrationEnd: inHours(5),
    tournamentStart: inHours(9),
    tournamentEnd: inHours(57),
    settings: { maxParticipants: 16, entryFee: 0, duration: 2, timeLimit: 300, quizCategory: 'Science', quizCount: 2 },
    quizCount: 2,
    quizzes: [QUIZ, { ...QUIZ, id: newId(), title: 'Moons' }],
    prizes: [
      { position: 1, xp: 500, badge: 'Cup', theme: null, title: 'Champion of Autumn' },
      { position: 2, xp: 300, badge: null, theme: null, title: null },
    ],
    rounds: null,
    currentRound: 0,
    stats: { totalParticipants: 3 },
    participants: [],
    userParticipation: null,
    ...changes,
  } as Tournament;
}

export function ownRound(changes: Partial<OwnRound> = {}): OwnRound {
  return {
    round: 1,
    endsAt: inHours(5),
    state: 'to_play',
    quiz: QUIZ,
    opponent: null,
    won: null,
    score: null,
    ...changes,
  } as OwnRound;
}

/** Creates a user's participation in a tournament, for tests. */
export function participation(
  player: string,
  changes: Partial<NonNullable<Tournament['userParticipation']>> = {},
): NonNullable<Tournament['userParticipation']> {
  return {
    player,
    registeredAt: inHours(-1),
    withdrawn: false,
    withoutPrizes: false,
    ownRound: null,
    canPlay: false,
    openPlay: null,
    ...changes,
  };
}

export function match(place: number, players: readonly (Participant | null)[], changes: Partial<Match> = {}): Match {
  const [first, second] = players.map(
    (player) => player && { player: player.id, played: false, playing: false, score: null },
  );
  return { id: newId(), place, sides: [first ?? null, second ?? null], decided: false, winner: null, ...changes };
}

export function round(number: number, matches: Match[] = []): Round {
  return { round: number, startsAt: inHours(24 * number - 24), endsAt: inHours(24 * number), quiz: QUIZ, matches };
}

export function completed(changes: Partial<CompletedTournament> = {}): CompletedTournament {
  return {
    ...tournament({ status: 'completed', tournamentEnd: inHours(-2) }),
    totalParticipants: 16,
    userPerformance: {
      rank: 2,
      finalScore: 3.5,
      averagePercentage: 81,
      totalTime: 412,
      quizzesCompleted: 4,
      eliminated: true,
      quizScores: [],
    },
    ...changes,
  };
}
