/** The subjects that a study group may be about. */
export const GROUP_CATEGORIES = [
  'Mathematics',
  'Science',
  'History',
  'Literature',
  'Geography',
  'Computer Science',
  'Languages',
  'Arts',
  'Sports',
  'General',
] as const;
export type GroupCategory = (typeof GROUP_CATEGORIES)[number];
