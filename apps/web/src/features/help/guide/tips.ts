import type { GuideSection } from '../guide-types.ts';

export const TIPS: GuideSection = {
  id: 'tips',
  title: 'Tips and Tricks',
  description: 'Small things that help a lot.',
  topics: [
    {
      id: 'learn-better',
      title: 'Learn better',
      description: 'What research on memory agrees on, in three sentences.',
      tips: [
        'Ten minutes every day beat an hour on Sunday.',
        'Try to remember before you look: the effort is what makes it stick.',
        'Mix subjects instead of finishing one after the other.',
      ],
    },
    {
      id: 'keys',
      title: 'Work with the keyboard',
      description: 'Every page can be used without a mouse.',
      features: [
        'Ctrl K (⌘ K on a Mac): find any page or quiz',
        '1 to 4, A to D: answer',
        'Left and right arrow: previous and next question',
        'F: flag a question',
      ],
      tips: ['Single keys can be switched off in the settings.'],
    },
    {
      id: 'daily-goal',
      title: 'Choose a goal that fits',
      description: 'A goal you reach most days keeps you going; one you never reach does not.',
      page: { to: '/settings', label: 'Set your daily goal' },
    },
  ],
};
