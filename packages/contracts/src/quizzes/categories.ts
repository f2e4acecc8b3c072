/** The categories that have an icon and seed content. Quizzes may use others: a category is free text. */
export const CATEGORIES = [
  'Science',
  'Mathematics',
  'History',
  'Literature',
  'Geography',
  'Programming',
  'Sports',
  'Entertainment',
  'Art',
  'Food & Cooking',
  'Nature',
  'Business',
  'Health & Medicine',
  'General',
] as const;
