/** Quizzes that one person may own, deleted ones not counted. */
export const MAX_OWN_QUIZZES = 500;
/** The bytes of one version of a quiz, as devices download it. */
export const MAX_PACK_BYTES = 8_000_000;
/** The bytes of all wordings that a quiz ever had and that somebody has. */
export const MAX_QUIZ_BYTES = 24_000_000;
/** The same of all quizzes of one person. */
export const MAX_AUTHOR_BYTES = 100_000_000;
