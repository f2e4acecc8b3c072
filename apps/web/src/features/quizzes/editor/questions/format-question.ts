import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import { formatExactTime } from '#ui/format-time.ts';
import { type EditedQuestion, splitAcceptedAnswers } from '../edited-quiz.ts';

/** The names of the question kinds as shown to authors. */
export const KIND_NAMES: Record<QuestionKind, string> = {
  single: 'Single choice',
  true_false: 'True or false',
  multiple: 'Multiple choice',
  text: 'Short text',
  number: 'Number',
};

/** Returns a question's name in the editor's lists: its text, or its kind if it has no text yet. */
export const nameOf = ({ question, kind }: EditedQuestion) => question.trim() || `New question (${KIND_NAMES[kind]})`;

/**
 * Formats a question as lines of text: its text, its options with the right ones marked, its image, explanation,
 * difficulty and marks.
 */
export function formatQuestionLines(edited: EditedQuestion): string[] {
  const { image, explanation, difficulty, marks } = edited;
  return [
    nameOf(edited),
    ...formatAnswerLines(edited),
    ...(image ? [`Image: ${image.alt || 'without a description'}`] : []),
    ...(explanation ? [`Explanation: ${explanation}`] : []),
    `${capitalize(difficulty)}, ${marks} ${marks === '1' ? 'mark' : 'marks'}`,
  ];
}

function formatAnswerLines({ kind, ...edited }: EditedQuestion): string[] {
  switch (kind) {
    case 'single':
      return edited.options.map((text, at) =>
        markRight(`${LETTERS[at]}. ${text}`, LETTERS[at] === edited.correctAnswer),
      );
    case 'true_false':
      return [edited.truth === null ? 'No answer yet' : markRight(edited.truth ? 'True' : 'False', true)];
    case 'multiple':
      return edited.choices.map((text, at) => markRight(text, edited.chosen.includes(at)));
    case 'text':
      return splitAcceptedAnswers(edited.accepted).map((form) => markRight(form, true));
    case 'number':
      return [markRight(formatNumberAnswer(edited), true)];
  }
}

function formatNumberAnswer({ value, tolerance, unit }: Pick<EditedQuestion, 'value' | 'tolerance' | 'unit'>): string {
  const written = tolerance === '' || tolerance === '0' ? value : `${value} ± ${tolerance}`;
  return `${written} ${unit}`.trim();
}

const RIGHT_MARK = '✓ ';
const markRight = (text: string, right: boolean) => (right ? `${RIGHT_MARK}${text}` : text);

/** Returns the right answers of a question as text, empty if none is marked yet. */
export function listRightAnswers(edited: EditedQuestion): string[] {
  return formatAnswerLines(edited)
    .filter((line) => line.startsWith(RIGHT_MARK))
    .map((line) => line.slice(RIGHT_MARK.length));
}

export const capitalize = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Formats the value of a setting for display. */
export function formatSetting(name: keyof QuizSettings, value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === '') return EMPTY_LABELS[name] ?? 'Empty';
  if (name === 'duration') return `${value} min`;
  return name === 'closesAt' ? formatExactTime(new Date(value)) : String(value);
}

const EMPTY_LABELS: Partial<Record<keyof QuizSettings, string>> = {
  duration: 'One minute per question',
  passingMarks: 'Half of all marks',
  closesAt: 'Never',
  draw: 'All',
};
