import type { EditedQuestion } from '../edited-quiz.ts';

/** A question found in a file, in the editor's form. It may be unfinished; the editor shows what it lacks. */
export interface FoundQuestion {
  /** The line on which the question begins, from 1. */
  line: number;
  question: EditedQuestion;
  /** The changes that made the question fit, as text for the author; null if nothing was changed. */
  note: string | null;
}

/** A part of a file that can't become a question. */
export interface UnreadPart {
  line: number;
  /** The beginning of the text that can't be read as a question. */
  text: string;
  /** Why this part of the file can't become a question, and how to fix that. */
  message: string;
}

/** The content of a file with questions, in the file's order. */
export interface QuestionsFile {
  found: FoundQuestion[];
  unread: UnreadPart[];
}

/** The error for a part that can't be read; its message says how to fix the part. The caller adds the line. */
export class UnreadableQuestionError extends Error {}

const MAX_EXCERPT_CHARS = 80;
/** The number of characters scanned for an excerpt, in which runs of white space become one space. */
const MAX_SCANNED_CHARS = 10 * MAX_EXCERPT_CHARS;

/**
 * Parses one part of a file and adds it to the file's questions, or to its unreadable parts if parsing fails.
 * @param parse throws `UnreadableQuestionError` if the part can't be read.
 */
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
