/** A finished attempt at a quiz of the seed content, which has ten questions. */
export interface DemoAttempt {
  daysAgo: number;
  /** When the attempt was finished, HH:MM, not before 04:00, when a learner's day begins. */
  at: string;
  /** The title of the quiz. */
  quiz: string;
  /** The number of right answers among the ten. The others are wrong, except for the skipped ones. */
  right: number;
  skipped?: number;
}

/** A demo account's review session, in which it rates the cards that are due at that time, at most `most` of them. */
interface DemoReviews {
  daysAgo: number;
  at: string;
  most: number;
}

export interface DemoHistory {
  attempts: readonly DemoAttempt[];
  reviews: readonly DemoReviews[];
}

/**
 * The demo accounts' activity in the three weeks before the first start, by e-mail address: steady work that improves,
 * one missed day that a freeze covered, and cards that are due today. There is no activity today yet.
 */
export const demoHistories: Readonly<Record<string, DemoHistory>> = {
  'learner@demo.test': {
    attempts: [
      { daysAgo: 21, at: '19:12', quiz: 'A Pinch of Everything', right: 5, skipped: 1 },
      { daysAgo: 20, at: '07:48', quiz: 'Mountains, Rivers and Seas', right: 6 },
      { daysAgo: 19, at: '20:31', quiz: 'Cells, Genes and Living Things', right: 4, skipped: 2 },
      { daysAgo: 18, at: '12:40', quiz: 'Empires of the Ancient World', right: 6 },
      { daysAgo: 17, at: '21:05', quiz: 'Capitals, Borders and Maps', right: 7 },
      { daysAgo: 16, at: '08:15', quiz: 'Animal Habits and Survival Tricks', right: 7, skipped: 1 },
      { daysAgo: 15, at: '18:52', quiz: 'Cells, Genes and Living Things', right: 7 },
      { daysAgo: 14, at: '17:20', quiz: 'Masters of the Renaissance', right: 4, skipped: 2 },
      { daysAgo: 13, at: '06:55', quiz: 'Courts, Pitches and Points', right: 7 },
      { daysAgo: 12, at: '19:44', quiz: 'Loops, Logic and Recursion', right: 6, skipped: 1 },
      { daysAgo: 12, at: '20:10', quiz: 'Pioneers of Programming', right: 8 },
      { daysAgo: 11, at: '13:05', quiz: 'Kitchen Chemistry', right: 8 },
      { daysAgo: 10, at: '21:36', quiz: 'Great Novels and Their Makers', right: 5 },
      { daysAgo: 8, at: '07:30', quiz: 'Climate, Rocks and Moving Plates', right: 8 },
      { daysAgo: 7, at: '18:18', quiz: 'The Turbulent Twentieth Century', right: 7 },
      { daysAgo: 7, at: '18:41', quiz: 'Explorers, Trade and Revolutions', right: 8 },
      { daysAgo: 6, at: '09:22', quiz: 'Mountains, Rivers and Seas', right: 10 },
      { daysAgo: 5, at: '20:03', quiz: 'Dishes and Their Homelands', right: 9 },
      { daysAgo: 4, at: '12:27', quiz: 'Numbers, Primes and Patterns', right: 6, skipped: 1 },
      { daysAgo: 3, at: '19:58', quiz: 'Forces, Light and Energy', right: 8 },
      { daysAgo: 2, at: '08:09', quiz: 'Capitals, Borders and Maps', right: 10 },
      { daysAgo: 2, at: '21:14', quiz: 'From Impressionism to Pop Art', right: 6 },
      { daysAgo: 1, at: '17:46', quiz: 'Roots, Leaves and Blossoms', right: 8 },
      { daysAgo: 1, at: '20:33', quiz: 'Atoms, Bonds and Reactions', right: 7 },
    ],
    reviews: [
      { daysAgo: 20, at: '21:10', most: 4 },
      { daysAgo: 18, at: '07:20', most: 6 },
      { daysAgo: 16, at: '19:35', most: 12 },
      { daysAgo: 14, at: '08:00', most: 10 },
      { daysAgo: 13, at: '20:45', most: 8 },
      { daysAgo: 11, at: '22:05', most: 12 },
      { daysAgo: 8, at: '19:15', most: 14 },
      { daysAgo: 6, at: '20:20', most: 12 },
      { daysAgo: 5, at: '07:40', most: 6 },
      { daysAgo: 3, at: '12:35', most: 10 },
      { daysAgo: 1, at: '07:15', most: 5 },
    ],
  },
  'premium@demo.test': {
    attempts: [
      { daysAgo: 21, at: '10:02', quiz: 'Reading the Balance Sheet', right: 6, skipped: 1 },
      { daysAgo: 20, at: '18:30', quiz: 'Sorting Out Data Structures', right: 7 },
      { daysAgo: 19, at: '07:12', quiz: 'Shapes, Angles and Space', right: 5 },
      { daysAgo: 18, at: '20:55', quiz: 'Supply, Demand and Price', right: 7 },
      { daysAgo: 17, at: '12:18', quiz: 'Bones, Blood and Organs', right: 6 },
      { daysAgo: 16, at: '19:40', quiz: 'Strings, Scores and Stages', right: 8 },
      { daysAgo: 15, at: '08:26', quiz: 'Loops, Logic and Recursion', right: 9 },
      { daysAgo: 14, at: '21:20', quiz: 'Algebra, Functions and Chance', right: 6, skipped: 1 },
      { daysAgo: 13, at: '17:05', quiz: 'Germs, Vaccines and Immunity', right: 8 },
      { daysAgo: 11, at: '19:08', quiz: 'How Companies Are Run', right: 7 },
      { daysAgo: 10, at: '06:50', quiz: 'Signs, Codes and Symbols', right: 8 },
      { daysAgo: 9, at: '20:12', quiz: 'Milestones of Medicine', right: 9 },
      { daysAgo: 8, at: '12:44', quiz: 'Silver Screen Milestones', right: 7 },
      { daysAgo: 7, at: '18:03', quiz: 'Sorting Out Data Structures', right: 10 },
      { daysAgo: 6, at: '21:31', quiz: 'Poets, Playwrights and the Stage', right: 6 },
      { daysAgo: 5, at: '07:55', quiz: 'Olympic Rings and Roots', right: 8 },
      { daysAgo: 4, at: '19:27', quiz: 'Shapes, Angles and Space', right: 9 },
      { daysAgo: 3, at: '13:11', quiz: 'Art Across Continents', right: 7 },
      { daysAgo: 2, at: '20:40', quiz: 'Food Chains and Ecosystems', right: 8 },
      { daysAgo: 1, at: '18:22', quiz: 'Cuts, Sauces and Spices', right: 7 },
    ],
    reviews: [
      { daysAgo: 19, at: '21:00', most: 8 },
      { daysAgo: 16, at: '07:30', most: 10 },
      { daysAgo: 13, at: '19:50', most: 12 },
      { daysAgo: 9, at: '08:05', most: 14 },
      { daysAgo: 6, at: '12:30', most: 10 },
      { daysAgo: 3, at: '20:15', most: 12 },
    ],
  },
};
