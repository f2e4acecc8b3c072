/** The categories that a game can have. */
export const GAME_CATEGORIES = ['General', 'Science', 'History', 'Math', 'Literature'] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** The category that quizzes of such a game have. */
export function quizCategoryOf(category: GameCategory): string {
  return category === 'Math' ? 'Mathematics' : category;
}
