import type { SeedQuiz } from './seed-category.ts';

/**
 * The quiz that visitors can try before they sign up. It's the only quiz of an installation without the seed content.
 */
export const welcomeQuiz: SeedQuiz & { category: string } = {
  title: 'Three to Begin With',
  category: 'General',
  description: 'Three questions to find out how Quorbit works.',
  questions: [
    {
      question: 'Which planet is closest to Earth in size?',
      options: ['Mars', 'Venus', 'Mercury', 'Neptune'],
      correctAnswer: 'B',
      difficulty: 'easy',
      explanation: 'Venus is about 12,100 km across and Earth about 12,740 km, a difference of five percent.',
    },
    {
      question: 'Which language do most people speak as their mother tongue?',
      options: ['Spanish', 'English', 'Mandarin', 'Portuguese'],
      correctAnswer: 'C',
      difficulty: 'medium',
      explanation:
        'More than 900 million people grew up with it. English has more speakers in all, but most of them learned it later.',
    },
    {
      question: 'You want to know something for years. What works best?',
      options: [
        'Reading it five times in one evening',
        'Highlighting the important sentences',
        'Listening to it while you are asleep',
        'Recalling it after days, then weeks',
      ],
      correctAnswer: 'D',
      difficulty: 'hard',
      explanation:
        'Each effort to recall strengthens a memory, and the gaps between make it last. Quorbit plans your reviews that way.',
    },
  ],
};
