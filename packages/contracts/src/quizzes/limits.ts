/** Quizzes that one person may own, deleted ones not counted. */
export const MAX_OWN_QUIZZES = 500;
/** The bytes of one version of a quiz, as devices download it. */
export const MAX_PACK_BYTES = 8_000_000;
/** The bytes of all wordings and versions that a quiz ever had and that somebody has. */
export const MAX_QUIZ_BYTES = 24_000_000;
/** The same of all quizzes of one person; deleted ones count while they can be restored. */
export const MAX_AUTHOR_BYTES = 100_000_000;
/** Quizzes to which one person has unpublished changes. */
export const MAX_DRAFTS = 50;
/** Quizzes that somebody whose e-mail isn't proven may publish within 24 hours. */
export const MAX_PUBLISHED_UNPROVEN = 5;
