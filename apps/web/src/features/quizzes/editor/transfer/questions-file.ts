import type { Edited } from '../edited-quiz.ts';

/** A question of a file, as the editor takes it. It may be unfinished: the editor says what it lacks. */
export interface FoundQuestion {
  /** On which it begins, from 1. */
  line: number;
  question: Edited;
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
export class NotAQuestion extends Error {}

const SHOWN = 80;
/** Characters that are looked at for these; blanks among them are joined. */
const READ = 10 * SHOWN;

/** Reads one part. @param read throws `NotAQuestion` */
export function take(
  file: QuestionsFile,
  part: { line: number; text: string },
  read: () => Omit<FoundQuestion, 'line'>,
) {
  try {
    file.found.push({ line: part.line, ...read() });
  } catch (error) {
    if (!(error instanceof NotAQuestion)) throw error;
    const text = part.text.trimStart().slice(0, READ).trimEnd().replaceAll(/\s+/gu, ' ');
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text;
    file.unread.push({ line: part.line, text: shown, message: error.message });
  }
}
