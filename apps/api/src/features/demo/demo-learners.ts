import type { DemoAttempt, DemoHistory } from '@quorbit/db/seed/demo-history';

interface DemoLearner {
  name: string;
  /** The number of right answers out of ten that the generated learner gives on a usual day. */
  skill: number;
  /** The number of quizzes that the generated learner takes in three weeks. */
  quizzes: number;
}

/**
 * Generated learners, so that the demo accounts see populated leaderboards. They're few, because the first start waits
 * for them.
 */
const LEARNERS: readonly DemoLearner[] = [
  { name: 'Amara Osei', skill: 9, quizzes: 9 },
  { name: 'Carmen Ibáñez', skill: 8, quizzes: 8 },
  { name: 'Elif Aydın', skill: 6, quizzes: 8 },
  { name: 'Greta Vogel', skill: 8, quizzes: 6 },
  { name: 'Hamza Qureshi', skill: 5, quizzes: 7 },
  { name: 'João Figueira', skill: 6, quizzes: 6 },
  { name: 'Mei Tanaka', skill: 8, quizzes: 9 },
  { name: 'Priya Nair', skill: 9, quizzes: 8 },
  { name: 'Tomasz Zieliński', skill: 8, quizzes: 7 },
  { name: 'Wanjiru Kamau', skill: 9, quizzes: 7 },
];

const QUIZZES = [
  'Mountains, Rivers and Seas',
  'Cells, Genes and Living Things',
  'Capitals, Borders and Maps',
  'Loops, Logic and Recursion',
  'The Turbulent Twentieth Century',
  'Dishes and Their Homelands',
  'Numbers, Primes and Patterns',
  'Roots, Leaves and Blossoms',
  'Atoms, Bonds and Reactions',
];

/**
 * The generated learners with their activity. Their addresses have no @, so no form accepts them: nobody can sign in as
 * one of them, register in their place or request a new password.
 */
export const demoLearners: readonly { name: string; email: string; history: DemoHistory }[] = LEARNERS.map(
  (learner, index) => ({
    name: learner.name,
    email: `demo-learner-${index + 1}`,
    history: { attempts: attemptsOf(learner, index), reviews: [] },
  }),
);

/**
 * Generates a learner's attempts: mostly in the last few days, each at a different quiz, with scores around the
 * learner's skill.
 */
function attemptsOf({ skill, quizzes }: DemoLearner, index: number): DemoAttempt[] {
  return Array.from({ length: quizzes }, (_, number) => ({
    daysAgo: number < 5 ? (number + index) % 5 : 4 + number * 2,
    at: `${String(6 + ((index * 5 + number * 3) % 15)).padStart(2, '0')}:${String((index * 7 + number * 11) % 60).padStart(2, '0')}`,
    quiz: QUIZZES[(index + number * 4) % QUIZZES.length] ?? '',
    right: Math.max(2, Math.min(10, skill + ((index * 3 + number * 2) % 4) - 2)),
  }));
}
