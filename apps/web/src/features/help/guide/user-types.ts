import { ACCOUNTS_SECTION, type GuideSection } from '../guide-types.ts';

export const USER_TYPES: GuideSection = {
  id: ACCOUNTS_SECTION,
  title: 'User Types',
  description: 'What each kind of account can do. You can switch between Simple and Premium yourself.',
  topics: [
    {
      id: 'simple',
      title: 'Simple',
      description: 'Everything you need to learn, free of charge.',
      features: [
        'Take every quiz that is open to all',
        'Reports, reviews, achievements, themes and boards',
        'Join live quizzes that others open',
        'Analytics of your own answers',
      ],
      steps: ['To become premium, open the account menu at the end of the sidebar and press Go Premium.'],
    },
    {
      id: 'premium',
      title: 'Premium',
      description: 'For those who want to write quizzes, host live ones and look closer at how they learn.',
      features: [
        'Write your own quizzes, with pictures, formulas and five kinds of questions',
        'Open live rooms and see a report of the whole class',
        'Learning paths, from the first step to what you master',
        'Premium dashboard, Intelligence and Advanced Analytics',
        'Answers from the team before others',
      ],
      steps: ['To go back, press Go Simple User in the account menu. Your quizzes and reports stay.'],
      page: { to: '/enhanced-dashboard', label: 'Open the premium dashboard' },
    },
    {
      id: 'admin',
      title: 'Admin',
      description: 'For those who run this server.',
      features: [
        'Create and edit every quiz; those of admins are open to everyone',
        'Read every report',
        'Write written tests, mark the answers without names, and publish all marks at once',
        'Find people, change their roles, suspend accounts and reset passwords',
        'Read who changed what in the audit log',
        'Answer what people write on the contact page',
        'See whether the work of all devices arrives',
      ],
      page: { to: '/admin', label: 'Open the admin page' },
    },
  ],
};
