// What an author may add of a file: its questions, what each lacks, and which of them the quiz has already.
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { checkQuiz } from '../check-quiz.ts';
import type { EditedQuiz } from '../edited-quiz.ts';
import { askedText } from '../versions/known-questions.ts';
import type { FoundQuestion } from './questions-file.ts';

export interface ImportRow extends FoundQuestion {
  /** What has to be mended before publishing. */
  problems: readonly string[];
  /** Where the same question is, too; null: nowhere. */
  same: 'quiz' | 'file' | null;
}

export interface ImportList {
  /** As many as a quiz may have. */
  rows: ImportRow[];
  /** How many more the file has. */
  beyond: number;
}

/** @param quiz to which the questions would be added */
export function importRows(found: readonly FoundQuestion[], { settings, questions }: EditedQuiz): ImportList {
  const shown = found.slice(0, MAX_QUESTIONS);
  const { problems } = checkQuiz({ settings, questions: shown.map(({ question }) => question) });
  const inQuiz = new Set(questions.map(askedText));
  const before = new Set<string>();
  const rows = shown.map((one): ImportRow => {
    const text = askedText(one.question);
    const same = inQuiz.has(text) ? 'quiz' : before.has(text) ? 'file' : null;
    before.add(text);
    return {
      ...one,
      problems: problems.filter(({ questionId }) => questionId === one.question.id).map(({ message }) => message),
      same,
    };
  });
  return { rows, beyond: found.length - shown.length };
}
