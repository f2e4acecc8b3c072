// Builds the list of a file's questions that an author may add: what each lacks, and which ones the quiz already has.
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import type { EditedQuiz } from '../edited-quiz.ts';
import { validateQuiz } from '../validate-quiz.ts';
import { normalizeQuestionText } from '../versions/known-questions.ts';
import type { FoundQuestion } from './questions-file.ts';

export interface ImportRow extends FoundQuestion {
  /** The problems of an imported question that must be fixed before publishing. */
  problems: readonly string[];
  /** Where an equal question exists already, in the quiz or earlier in the file; null if nowhere. */
  duplicateIn: 'quiz' | 'file' | null;
}

export interface ImportList {
  /** The file's questions, at most as many as a quiz may have. */
  rows: ImportRow[];
  /** The number of questions in the file that are left out because a quiz may not have so many. */
  omittedCount: number;
}

/**
 * Builds the list of questions that an author may add from a file.
 * @param quiz the quiz that the questions would be added to.
 */
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
