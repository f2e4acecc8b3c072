// What an author may add of a file: its questions, what each lacks, and which of them the quiz has already.
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import type { EditedQuiz } from '../edited-quiz.ts';
import { validateQuiz } from '../validate-quiz.ts';
import { normalizeQuestionText } from '../versions/known-questions.ts';
import type { FoundQuestion } from './questions-file.ts';

export interface ImportRow extends FoundQuestion {
  /** What has to be mended before publishing. */
  problems: readonly string[];
  /** Where the same question is, too; null: nowhere. */
  duplicateIn: 'quiz' | 'file' | null;
}

export interface ImportList {
  /** As many as a quiz may have. */
  rows: ImportRow[];
  /** How many more the file has. */
  omittedCount: number;
}

/** @param quiz to which the questions would be added */
export function buildImportList(found: readonly FoundQuestion[], { settings, questions }: EditedQuiz): ImportList {
  const limited = found.slice(0, MAX_QUESTIONS);
  const { problems } = validateQuiz({ settings, questions: limited.map(({ question }) => question) });
  const inQuiz = new Set(questions.map(normalizeQuestionText));
  const earlierTexts = new Set<string>();
  const rows = limited.map((foundQuestion): ImportRow => {
    const text = normalizeQuestionText(foundQuestion.question);
    const duplicateIn = inQuiz.has(text) ? 'quiz' : earlierTexts.has(text) ? 'file' : null;
    earlierTexts.add(text);
    return {
      ...foundQuestion,
      problems: problems
        .filter(({ questionId }) => questionId === foundQuestion.question.id)
        .map(({ message }) => message),
      duplicateIn,
    };
  });
  return { rows, omittedCount: found.length - limited.length };
}
