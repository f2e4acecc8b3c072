import type { DemoAttempt, DemoHistory, DemoLearner, DemoLearners } from '@quorbit/contracts/content/demo';
import { readContent } from '../../lib/content.ts';

const { quizzes: QUIZZES, learners: LEARNERS } = readContent<DemoLearners>('demo/learners.json');

/**
 * The generated learners with their activity. Their addresses have no @, so no form accepts them: nobody can sign in as
 * one of them, register in their place or request a new password.
 */
export const demoLearners: readonly { name: string; email: string; history: DemoHistory }[] = LEARNERS.map(
  (learner, index) => ({
    name: learner.name,
    email: learner.id,
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
