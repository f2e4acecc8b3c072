/** The categories that the quizzes of a game are chosen from. */
export const GAME_CATEGORIES = ['General', 'Science', 'History', 'Math', 'Literature'] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** Returns the quiz category that belongs to a game's category. */
export function quizCategoryOf(category: GameCategory): string {
  return category === 'Math' ? 'Mathematics' : category;
}
