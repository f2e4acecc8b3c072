/**
 * Bytes that each question adds to the size besides its text, because it's found, compared and written individually.
 */
const QUESTION_BYTES = 1_000;
const BYTES_PER_POINT = 200_000;

/** The size by which calls that read or write a whole quiz are charged. */
export interface QuizSize {
  questions: number;
  /** The total size of the questions' texts in bytes. */
  bytes: number;
}

/** Returns what a call that reads or writes a whole quiz costs, in points of the client's budget. */
export function computeQuizPoints({ questions, bytes }: QuizSize): number {
  return 1 + Math.floor((bytes + QUESTION_BYTES * questions) / BYTES_PER_POINT);
}
