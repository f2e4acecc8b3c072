/** The most questions in one written test. */
export const MAX_WRITTEN_QUESTIONS = 20;
/** The most characters in one answer; this is the most that fits into one op, whatever letters the answer contains. */
export const MAX_ANSWER = 10_000;
/**
 * The most words that a question can ask for; that many words fit into `MAX_ANSWER` characters even if they're long.
 */
export const MAX_WORDS = 1_200;
/** The most characters in a prompt, in notes for markers and in a sample answer. */
export const MAX_PROMPT = 2_000;
export const MAX_NOTES = 4_000;
export const MAX_SAMPLE = 10_000;
/** The most rows in a rubric, and the most characters in a row's criterion. */
export const MAX_RUBRIC_ROWS = 10;
export const MAX_CRITERION = 300;
/** The most marks that one question can have. */
export const MAX_MARKS = 100;
/** The most characters in a marker's comment. */
export const MAX_COMMENT = 2_000;
/** The shortest, longest and default duration of a written test, in minutes. */
export const WRITTEN_DURATION = { min: 5, max: 480, usual: 60 } as const;
/** The most texts stored for one answer besides the text that counts, until the marks are published. */
export const MAX_TEXT_VERSIONS = 20;
/** The most open texts of one answer, which no other text continues or replaces; late texts are counted separately. */
export const MAX_OPEN_TEXTS = 5;
/** The most other versions of an answer that one text can replace. */
export const MAX_RESOLVED_TEXTS = 20;
