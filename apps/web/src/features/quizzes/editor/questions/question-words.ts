import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import { exactTime } from '#ui/time-words.ts';
import { acceptedOf, type Edited } from '../edited-quiz.ts';

/** What authors call the kinds of questions. */
export const KIND_NAMES: Record<QuestionKind, string> = {
  single: 'Single choice',
  true_false: 'True or false',
  multiple: 'Multiple choice',
  text: 'Short text',
  number: 'Number',
};

/** A question in the editor's lists; one without a text yet by its kind. */
export const nameOf = ({ question, kind }: Edited) => question.trim() || `New question (${KIND_NAMES[kind]})`;

/** A question in lines of text: what is asked, what there is to choose from, what is right. */
export function linesOf(edited: Edited): string[] {
  const { image, explanation, difficulty, marks } = edited;
  return [
    nameOf(edited),
    ...answerLines(edited),
    ...(image ? [`Image: ${image.alt || 'without a description'}`] : []),
    ...(explanation ? [`Explanation: ${explanation}`] : []),
    `${capital(difficulty)}, ${marks} ${marks === '1' ? 'mark' : 'marks'}`,
  ];
}

function answerLines({ kind, ...edited }: Edited): string[] {
  switch (kind) {
    case 'single':
      return edited.options.map((text, at) => marked(`${LETTERS[at]}. ${text}`, LETTERS[at] === edited.correctAnswer));
    case 'true_false':
      return [edited.truth === null ? 'No answer yet' : marked(edited.truth ? 'True' : 'False', true)];
    case 'multiple':
      return edited.choices.map((text, at) => marked(text, edited.chosen.includes(at)));
    case 'text':
      return acceptedOf(edited.accepted).map((form) => marked(form, true));
    case 'number':
      return [marked(numberWords(edited), true)];
  }
}

function numberWords({ value, tolerance, unit }: Pick<Edited, 'value' | 'tolerance' | 'unit'>): string {
  const written = tolerance === '' || tolerance === '0' ? value : `${value} ± ${tolerance}`;
  return `${written} ${unit}`.trim();
}

const RIGHT = '✓ ';
const marked = (text: string, right: boolean) => (right ? `${RIGHT}${text}` : text);

/** The right answers of a question; none of one without a key yet. */
export function rightLines(edited: Edited): string[] {
  return answerLines(edited)
    .filter((line) => line.startsWith(RIGHT))
    .map((line) => line.slice(RIGHT.length));
}

export const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The value of a setting as people read it. */
export function settingWords(name: keyof QuizSettings, value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === '') return EMPTY_WORDS[name] ?? 'Empty';
  if (name === 'duration') return `${value} min`;
  return name === 'closesAt' ? exactTime(new Date(value)) : String(value);
}

const EMPTY_WORDS: Partial<Record<keyof QuizSettings, string>> = {
  duration: 'One minute per question',
  passingMarks: 'Half of all marks',
  closesAt: 'Never',
  draw: 'All',
};
