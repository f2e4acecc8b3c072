import type { EditedQuestion } from '../edited-quiz.ts';

/** A question of a file, as the editor takes it. It may be unfinished: the editor says what it lacks. */
export interface FoundQuestion {
  /** On which it begins, from 1. */
  line: number;
  question: EditedQuestion;
  /** What was changed to make it fit; null for nothing. */
  note: string | null;
}

/** A part of a file that can't become a question. */
export interface UnreadPart {
  line: number;
  /** Its beginning. */
  text: string;
  /** Why, and what to do. */
  message: string;
}

/** What a file with questions holds, in its order. */
export interface QuestionsFile {
  found: FoundQuestion[];
  unread: UnreadPart[];
}

/** What to do about a part that can't be read; its caller knows where it is. */
export class UnreadableQuestionError extends Error {}

const MAX_EXCERPT_CHARS = 80;
/** Characters that are looked at for these; blanks among them are joined. */
const MAX_SCANNED_CHARS = 10 * MAX_EXCERPT_CHARS;

/** Reads one part. @param parse throws `UnreadableQuestionError` */
export function addPart(
  file: QuestionsFile,
  part: { line: number; text: string },
  parse: () => Omit<FoundQuestion, 'line'>,
) {
  try {
    file.found.push({ line: part.line, ...parse() });
  } catch (error) {
    if (!(error instanceof UnreadableQuestionError)) throw error;
    const text = part.text.trimStart().slice(0, MAX_SCANNED_CHARS).trimEnd().replaceAll(/\s+/gu, ' ');
    const excerpt = text.length > MAX_EXCERPT_CHARS ? `${text.slice(0, MAX_EXCERPT_CHARS).trimEnd()}…` : text;
    file.unread.push({ line: part.line, text: excerpt, message: error.message });
  }
}
