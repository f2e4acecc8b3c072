/** The number of quizzes that one user may own; deleted ones don't count. */
export const MAX_OWN_QUIZZES = 500;
/** The maximum size of one version of a quiz as devices download it, in bytes. */
export const MAX_PACK_BYTES = 8_000_000;
/** The maximum size of all stored question wordings and versions of one quiz, in bytes. */
export const MAX_QUIZ_BYTES = 24_000_000;
/** The maximum stored size of all quizzes of one user, in bytes; deleted quizzes count while they can be restored. */
export const MAX_AUTHOR_BYTES = 100_000_000;
/** The number of quizzes to which one user may have unpublished changes. */
export const MAX_DRAFTS = 50;
/** The number of quizzes that a user whose e-mail address isn't confirmed may publish within 24 hours. */
export const MAX_PUBLISHED_UNPROVEN = 5;
