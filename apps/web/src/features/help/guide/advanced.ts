import type { GuideSection } from '../guide-types.ts';

export const ADVANCED: GuideSection = {
  id: 'advanced',
  title: 'Advanced Features',
  description: 'For those who want more.',
  topics: [
    {
      id: 'retention',
      title: 'Tune your reviews',
      description:
        'Choose how surely you want to remember, and how many new cards a day you can take. More certainty means more reviews.',
      page: { to: '/settings', label: 'Review settings' },
    },
    {
      id: 'ranked',
      title: 'Ranked quizzes',
      description:
        'One attempt counts, and only its score is shown until the quiz closes. Then your report opens and your mistakes become cards.',
    },
    {
      id: 'programs',
      title: 'Use it from other programs',
      description: 'Everything you can do here is open to programs, with your own token.',
      steps: ['The reference is at /api/docs of this server, with an example of each call.'],
    },
  ],
};
