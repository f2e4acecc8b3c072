/** Questions of one test. */
export const MAX_WRITTEN_QUESTIONS = 20;
/** Characters of one answer: the largest that one op carries, whatever its letters. */
export const MAX_ANSWER = 10_000;
/** The most words that a question can ask for: with long words they fit into `MAX_ANSWER`. */
export const MAX_WORDS = 1_200;
/** Characters of a prompt, of notes for markers and of a sample answer. */
export const MAX_PROMPT = 2_000;
export const MAX_NOTES = 4_000;
export const MAX_SAMPLE = 10_000;
/** Rows of a rubric, and characters of a row's criterion. */
export const MAX_RUBRIC_ROWS = 10;
export const MAX_CRITERION = 300;
/** Marks of one question. */
export const MAX_MARKS = 100;
/** Characters of a marker's comment. */
export const MAX_COMMENT = 2_000;
/** Minutes. */
export const WRITTEN_DURATION = { min: 5, max: 480, usual: 60 } as const;
/** Texts of one answer that are stored besides the one that counts, until the marks are published. */
export const MAX_TEXT_VERSIONS = 20;
/** Texts of one answer that nobody has settled: of those that arrived in time, and of late ones. */
export const MAX_OPEN_TEXTS = 5;
/** Versions that one text settles. */
export const MAX_RESOLVED_TEXTS = 20;
