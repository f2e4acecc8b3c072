/** The origin by which the database finds the quiz that visitors may try before they have an account. */
export const WELCOME_ORIGIN = 'seed:welcome';

/** Returns the field that marks the welcome quiz and attempts at it; nothing for quizzes of other origins. */
export function markWelcome(origin: string | null): { welcome?: true } {
  return origin === WELCOME_ORIGIN ? { welcome: true } : {};
}
