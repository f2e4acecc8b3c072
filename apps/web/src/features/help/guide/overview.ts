import type { GuideSection } from '../guide-types.ts';

export const OVERVIEW: GuideSection = {
  id: 'overview',
  title: 'Overview',
  description: 'What Quorbit does, in two minutes.',
  topics: [
    {
      id: 'what-it-is',
      title: 'Quizzes, reviews and live games in one place',
      description:
        'You take quizzes, read why an answer is right, and get back what you missed just before you would forget it. Everything you do counts, with or without a network.',
      features: [
        'Quizzes with a report that explains every answer',
        'Reviews that come back on the day they help most',
        'Live quizzes against others',
        'XP, levels, streaks, achievements and themes',
        'Charts that show what you know and what is slipping',
      ],
      page: { to: '/user/test', label: 'Choose a quiz' },
    },
    {
      id: 'first-day',
      title: 'Your first ten minutes',
      description: 'One quiz is enough to see how everything works together.',
      steps: [
        'Open Quizzes and pick a category that you like.',
        'Read the rules, then press Start.',
        'Answer, and press Submit at the end.',
        'Open the report and read why the wrong ones were wrong.',
        'Come back tomorrow: your mistakes wait in Reviews.',
      ],
    },
  ],
};
