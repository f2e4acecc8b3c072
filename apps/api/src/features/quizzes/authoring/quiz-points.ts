/** Bytes that each question counts as besides its text: it is found, compared and written on its own. */
const QUESTION_BYTES = 1_000;
const BYTES_PER_POINT = 200_000;

/** How large a quiz is for those who read or write all of it. */
export interface QuizSize {
  questions: number;
  /** The size of its questions' texts. */
  bytes: number;
}

/** Points of the client's budget that a call costs which reads or writes a whole quiz. */
export function computeQuizPoints({ questions, bytes }: QuizSize): number {
  return 1 + Math.floor((bytes + QUESTION_BYTES * questions) / BYTES_PER_POINT);
}
