import type { GuideSection } from '../guide-types.ts';

export const FEATURES: GuideSection = {
  id: 'features',
  title: 'Features Guide',
  description: 'What your work earns, and where you see it.',
  topics: [
    {
      id: 'xp-and-levels',
      title: 'XP and levels',
      description:
        'Right answers pay by difficulty: 5, 8 or 12 XP. Passing adds 10, a perfect quiz of five or more 20.',
      features: [
        'The same quiz pays a quarter the second time within a day, and nothing after that',
        'Each card pays 2 XP once a day',
        'Live quizzes pay for finishing and for the first three places',
      ],
      tips: ['A higher level opens more themes.'],
      page: { to: '/xp-leaderboard', label: 'XP Leaderboard' },
    },
    {
      id: 'streaks',
      title: 'Streaks and freezes',
      description:
        'A day counts with one finished quiz or ten reviews. Every active day fills your freezes; a full one covers a day you miss.',
      tips: ['Your day ends at four in the morning, so late evenings still count.'],
    },
    {
      id: 'achievements',
      title: 'Achievements',
      description: 'Medals for streaks, scores, subjects, levels and more. Each shows how far you are.',
      page: { to: '/achievements', label: 'Achievements' },
    },
    {
      id: 'themes',
      title: 'Themes',
      description: 'Twenty-two looks that open with your level, and two that achievements unlock.',
      tips: ['Point at a theme to try it on; it goes back when you leave.'],
      page: { to: '/themes', label: 'Themes' },
    },
    {
      id: 'boards',
      title: 'Leaderboards',
      description: 'By XP or by average score; each week and each month begins anew. Ties share a rank.',
      tips: [
        'Compare yourself with your friends or a study group only: choose them above the board.',
        'If you would rather not be listed, say so in the settings.',
      ],
      page: { to: '/leaderboard', label: 'Leaderboard' },
    },
    {
      id: 'adaptive-quizzes',
      title: 'Adaptive quizzes',
      description:
        'Find out your level in a subject. Each question follows from how you did before, until we are sure, after 20 at most.',
      features: [
        'Open a quiz and choose Adaptive quiz; its questions and those of its category are asked',
        'The result is your level from 0 to 100 with its 95% range, and how it moved with each answer',
        'It measures only: no XP, and no attempt',
      ],
      tips: ['If you leave, you can continue within a day, on any device.'],
      page: { to: '/user/test', label: 'Quizzes' },
    },
    {
      id: 'learning-paths',
      title: 'Learning paths',
      description: 'Subjects as a tree of steps. Complete one, and those that build on it open. Premium.',
      features: [
        'A step with a quiz takes its mastery from your best attempt',
        'Analytics shows your strengths, and when to come back to what',
        'Skills shows how well you know what the paths teach',
        'Paths that you have opened work offline too, and your progress is sent later',
      ],
      tips: ['Below 80% mastery, Review & Improve lets you complete a step once more.'],
      page: { to: '/learning-paths', label: 'Learning Paths' },
    },
    {
      id: 'study-buddy',
      title: 'AI Study Buddy',
      description: 'Ask about a topic, and get explanations, quizzes and plans made for you. Premium.',
      features: [
        'Custom Quiz makes 1 to 20 questions on a topic, for you alone',
        'Study Plan builds a week on your results, and Save This Plan keeps a copy',
        'Improve Skills shows where you miss most',
        'Reminders come when you say: every Monday at 10 AM',
      ],
      tips: ['Ending a session deletes its chat. Your quizzes, saved plans and reminders stay.'],
      page: { to: '/ai-study-buddy', label: 'AI Study Buddy' },
    },
    {
      id: 'challenge-of-the-day',
      title: 'Challenge of the day',
      description: 'One small goal a day, made from what you are about to forget. It works offline too.',
      features: [
        'A new one begins at 04:00 of your day',
        'Collect its XP once it is done',
        'A study group can set a goal that all of its members work for',
      ],
      page: { to: '/gamification', label: 'Open the hub' },
    },
    {
      id: 'tournaments',
      title: 'Tournaments',
      description: 'Register, play one quiz in each round, and see who wins.',
      features: [
        'Your next match is on the Dashboard, with the time that is left',
        'Add to calendar puts all rounds into your calendar',
        'Anyone can watch: the bracket changes as matches end',
        'Stage view shows a tournament on a projector; press F for full screen',
      ],
      page: { to: '/gamification', label: 'Open the hub' },
    },
    {
      id: 'invite',
      title: 'Invite friends',
      description: 'A link makes somebody your friend, even before they have an account.',
      tips: ['Each link works once, within 14 days. Withdraw one that went to the wrong person.'],
      page: { to: '/friends', label: 'Friends' },
    },
    {
      id: 'groups',
      title: 'Learn in a group',
      description: 'Share quizzes, set them with a due date, and review together what the group is about to forget.',
      tips: [
        'Your home page shows what your group wants done.',
        'You decide in each group whether its admins see your percent.',
        "Nobody sees what you remember: a group's memory counts three people or more, and only who agreed.",
      ],
      page: { to: '/study-groups', label: 'Study Groups' },
    },
  ],
};
