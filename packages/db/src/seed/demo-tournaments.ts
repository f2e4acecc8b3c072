import type { TournamentType } from '@quorbit/contracts/tournaments/types';

interface DemoTournament {
  /** The state that the demo tournament shows. */
  demo: 'registration' | 'running' | 'finished';
  name: string;
  description: string;
  type: TournamentType;
  category: 'General' | 'Science' | 'History';
  entryFee: number;
  prizes: readonly { position: number; xp: number; badge?: string; title?: string; theme?: string }[];
  /** The titles of the tournament's quizzes, which are in `tournamentQuizzes`. */
  quizzes: readonly string[];
  /**
   * The times at which registration starts and ends and play starts and ends, in hours after the tournament is created.
   */
  hours: readonly [number, number, number, number];
  /**
   * The registered players by e-mail address, each with the number of right answers out of four; null if they haven't
   * played yet.
   */
  players: readonly (readonly [email: string, right: number | null])[];
}

const LEARNER = 'learner@demo.test';
const PREMIUM = 'premium@demo.test';
const other = (number: number) => `demo-learner-${number}`;

/** The demo tournaments: one open for registration, one being played, one finished. */
export const demoTournaments: readonly DemoTournament[] = [
  {
    demo: 'registration',
    name: 'Weekend Knockout',
    description: 'Win or go home: one quiz in each round, until one is left.',
    type: 'single_elimination',
    category: 'General',
    entryFee: 20,
    prizes: [
      { position: 1, xp: 500, badge: '🏆 Knockout', title: 'Weekend Champion', theme: 'Galaxy' },
      { position: 2, xp: 300 },
      { position: 3, xp: 200 },
    ],
    quizzes: ['Once Upon a Page', 'Counting on It'],
    hours: [-1, 48, 72, 168],
    players: [1, 3, 5, 7, 9].map((number) => [other(number), null] as const),
  },
  {
    demo: 'running',
    name: 'Swiss Evenings',
    description: 'Nobody is out: in each round you meet somebody who has done as well as you.',
    type: 'swiss_system',
    category: 'General',
    entryFee: 0,
    prizes: [
      { position: 1, xp: 300, title: 'Swiss Master' },
      { position: 2, xp: 200 },
      { position: 3, xp: 100 },
    ],
    quizzes: ['Once Upon a Page', 'Counting on It'],
    hours: [-48, -12, -6, 90],
    players: [
      [LEARNER, null],
      [PREMIUM, null],
      [other(2), 3],
      [other(4), 4],
      [other(6), null],
      [other(8), 2],
    ],
  },
  {
    demo: 'finished',
    name: 'Autumn Cup',
    description: 'Eight players, three rounds.',
    type: 'single_elimination',
    category: 'General',
    entryFee: 0,
    prizes: [
      { position: 1, xp: 200, badge: '🍂 Autumn Cup', title: 'Autumn Champion' },
      { position: 2, xp: 120 },
    ],
    quizzes: ['Fire, Water, Stone', 'Crowns and Crossings'],
    hours: [-96, -60, -54, -6],
    players: [
      [other(8), 4],
      [other(1), 3],
      [LEARNER, 2],
      [PREMIUM, 2],
      [other(2), 1],
      [other(7), 3],
      [other(9), 2],
      [other(10), 1],
    ],
  },
];
