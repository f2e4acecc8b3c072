import type { GuideSection } from '../guide-types.ts';

export const ANALYTICS: GuideSection = {
  id: 'analytics',
  title: 'Analytics and Insights',
  description: 'What your answers say about you.',
  topics: [
    {
      id: 'own-analytics',
      title: 'Analytics',
      description: 'Your score over time, each topic, and every question you answered with its share of right answers.',
      page: { to: '/analytics', label: 'Analytics' },
    },
    {
      id: 'intelligence',
      title: 'Intelligence',
      description: 'What will be due, how well you remember, what you have mastered, and your best hour. Premium.',
      tips: ['Every card says how many answers it rests on. Under 20, it says that this is too few.'],
      page: { to: '/intelligence-dashboard', label: 'Intelligence' },
    },
    {
      id: 'advanced-analytics',
      title: 'Advanced Analytics',
      description: 'Speed, engagement, comprehension and tiredness, session by session. Premium.',
      page: { to: '/advanced-analytics', label: 'Advanced Analytics' },
    },
  ],
};
