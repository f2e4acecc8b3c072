import type { Issue } from '@quorbit/contracts/errors/codes';
import { type QuizContent, quizContent } from '@quorbit/contracts/quizzes/drafts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { contentOf, type EditedQuiz } from './edited-quiz.ts';

/** A problem that has to be fixed before publishing. */
export interface Problem {
  /** The id of the problem's question; null for the settings. */
  questionId: string | null;
  /** The field's name in its form, as the contract calls it, e.g. `options.1`. */
  field: string;
  message: string;
}

/** Returns the content to publish, or the problems that prevent it. */
export function validateQuiz(quiz: EditedQuiz): { content: QuizContent; problems: [] } | { problems: Problem[] } {
  const content = contentOf(quiz);
  const problems = problemsOf(listIssues(quizContent, content), quiz);
  const { draw } = quiz.settings;
  if (draw.trim() !== '' && Number(draw) > quiz.questions.length) {
    problems.push({ questionId: null, field: 'draw', message: `There are only ${quiz.questions.length} questions.` });
  }
  return problems.length > 0 ? { problems } : { content: quizContent.parse(content), problems: [] };
}

/** Converts issues of the whole content to problems at the form's fields. Each field gets only its first issue. */
export function problemsOf(issues: readonly Issue[], { questions }: EditedQuiz): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { path, message } of issues) {
    const problem = { ...locateIssue(path.replace(/^content\./, ''), questions), message: formatIssue(path, message) };
    const key = `${problem.questionId} ${problem.field}`;
    if (!problems.has(key)) problems.set(key, problem);
  }
  return [...problems.values()];
}

function locateIssue(path: string, questions: EditedQuiz['questions']): Omit<Problem, 'message'> {
  const [area, index, ...rest] = path.split('.');
  const question = area === 'questions' ? questions[Number(index)] : undefined;
  if (question) return { questionId: question.id, field: fieldOf(rest.join('.')) };
  return { questionId: null, field: path.replace(/^settings\./, '') };
}

/** Maps an issue's path to its form field: accepted answers share one field, and so do the marks of right choices. */
function fieldOf(path: string): string {
  return path.replace(/^(answerKey\.(?:accepted|chosen))\..*$/, '$1');
}

/**
 * Replaces the schema's message about a missing right option, because the author picks that option from a list instead
 * of typing it.
 */
function formatIssue(path: string, message: string): string {
  return path.endsWith('.correctAnswer') ? 'Choose which option is right.' : message;
}
