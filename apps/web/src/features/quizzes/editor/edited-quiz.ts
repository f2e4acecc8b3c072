// The editor's state of a quiz. It keeps every field as typed, so that a draft may be unfinished in any way.
// `contentOf` converts it to the data that is sent, and only the contract's schemas validate that.
import { LETTERS, type Letter } from '@quorbit/contracts/quizzes/difficulty';
import { parseNumber } from '@quorbit/contracts/quizzes/kinds/number';
import { isKnownKind, type QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';

export interface EditedSettings {
  title: string;
  category: string;
  description: string;
  /** The duration in minutes, as typed; empty for the default. */
  duration: string;
  /** The marks needed to pass, as typed; empty for the default. */
  passingMarks: string;
  ranked: boolean;
  /** The closing time in ISO 8601; empty if the quiz never closes. */
  closesAt: string;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  /** The number of questions per attempt, as typed; empty for all. */
  draw: string;
}

export interface EditedImage {
  src: string;
  alt: string;
}

/**
 * A question in the editor, with the fields of all kinds at once, so that switching the kind loses nothing that was
 * typed.
 */
export interface EditedQuestion {
  id: string;
  kind: QuestionKind;
  question: string;
  difficulty: string;
  marks: string;
  explanation: string;
  image: EditedImage | null;
  options: readonly string[];
  correctAnswer: Letter | '';
  choices: readonly string[];
  /** The indexes of the right choices in `choices`, in ascending order. */
  chosen: readonly number[];
  truth: boolean | null;
  /** The accepted answers of a short-text question, one per line. */
  accepted: string;
  value: string;
  tolerance: string;
  unit: string;
}

export interface EditedQuiz {
  settings: EditedSettings;
  questions: readonly EditedQuestion[];
}

/** Creates an empty question of the given kind. */
export function newQuestion(id: string, kind: QuestionKind): EditedQuestion {
  return {
    id,
    kind,
    question: '',
    difficulty: 'medium',
    marks: '1',
    explanation: '',
    image: null,
    options: ['', '', '', ''],
    correctAnswer: '',
    choices: ['', '', ''],
    chosen: [],
    truth: null,
    accepted: '',
    value: '',
    tolerance: '0',
    unit: '',
  };
}

/** Converts published content, or a draft, which may lack any field, to the editor's state. */
export function toEditedQuiz(content: { settings: object; questions: readonly { id: string }[] }): EditedQuiz {
  return { settings: toEditedSettings({ ...content.settings }), questions: content.questions.map(toEditedQuestion) };
}

type LooseRecord = Readonly<Record<string, unknown>>;

function toEditedSettings(from: LooseRecord): EditedSettings {
  return {
    title: textOf(from.title),
    category: textOf(from.category),
    description: textOf(from.description),
    duration: textOf(from.duration),
    passingMarks: textOf(from.passingMarks),
    ranked: from.ranked === true,
    closesAt: textOf(from.closesAt),
    shuffleQuestions: from.shuffleQuestions === true,
    shuffleOptions: from.shuffleOptions === true,
    draw: textOf(from.draw),
  };
}

function toEditedQuestion(from: LooseRecord & { id: string }): EditedQuestion {
  const kind = typeof from.kind === 'string' && isKnownKind(from.kind) ? from.kind : 'single';
  const blank = newQuestion(from.id, kind);
  const key = recordOf(from.answerKey);
  const options = textsOf(from.options);
  const choices = textsOf(from.choices);
  return {
    ...blank,
    question: textOf(from.question),
    difficulty: textOf(from.difficulty) || blank.difficulty,
    marks: 'marks' in from ? textOf(from.marks) : blank.marks,
    explanation: textOf(from.explanation),
    image: imageOf(from.image),
    options: blank.options.map((_, index) => options[index] ?? ''),
    correctAnswer: LETTERS.find((letter) => letter === from.correctAnswer) ?? '',
    choices: choices.length > 0 ? choices : blank.choices,
    chosen: Array.isArray(key.chosen) ? key.chosen.filter((place) => Number.isInteger(place)) : [],
    truth: kind === 'true_false' && typeof key.value === 'boolean' ? key.value : null,
    accepted: textsOf(key.accepted)
      .map((form) => form.replace(/\s+/gu, ' '))
      .join('\n'),
    value: kind === 'number' ? textOf(key.value) : '',
    tolerance: textOf(key.tolerance) || blank.tolerance,
    unit: textOf(from.unit),
  };
}

/**
 * Converts the editor's state to the data that is sent, finished or not: the contract's shape as far as the fields
 * allow.
 */
export function contentOf({ settings, questions }: EditedQuiz) {
  return { settings: settingsOf(settings), questions: questions.map(questionOf) };
}

function settingsOf(settings: EditedSettings) {
  return {
    ...settings,
    duration: parseNumberOr(settings.duration, null),
    passingMarks: parseNumberOr(settings.passingMarks, null),
    // Only ranked quizzes can close.
    closesAt: (settings.ranked && settings.closesAt) || null,
    draw: parseNumberOr(settings.draw, null),
  };
}

function questionOf(edited: EditedQuestion) {
  const { id, question, difficulty, explanation, image } = edited;
  const marks = parseNumberOr(edited.marks, '');
  return { id, question, difficulty, marks, explanation: explanation || null, image, ...fieldsOfKind(edited) };
}

function fieldsOfKind({ kind, options, correctAnswer, ...edited }: EditedQuestion): {
  kind: QuestionKind;
  [field: string]: unknown;
} {
  switch (kind) {
    case 'single':
      return { kind, options, correctAnswer };
    case 'true_false':
      return { kind, answerKey: { kind, value: edited.truth } };
    case 'multiple':
      return { kind, choices: edited.choices, answerKey: { kind, chosen: edited.chosen } };
    case 'text':
      return { kind, answerKey: { kind, accepted: splitAcceptedAnswers(edited.accepted) } };
    case 'number': {
      const tolerance = parseNumberOr(edited.tolerance, 0);
      return { kind, unit: edited.unit, answerKey: { kind, value: parseNumberOr(edited.value, ''), tolerance } };
    }
  }
}

/** Splits the text of a field into accepted answers, one per line, without the empty lines. */
export function splitAcceptedAnswers(lines: string): string[] {
  return lines.split('\n').filter((line) => line.trim() !== '');
}

/**
 * Parses a typed number as the quiz player does. Text that isn't a number stays as it is, so that the schema refuses
 * it.
 */
function parseNumberOr<Empty>(typed: string, empty: Empty): number | string | Empty {
  if (typed.trim() === '') return empty;
  return parseNumber(typed) ?? typed;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

function recordOf(value: unknown): LooseRecord {
  return typeof value === 'object' && value !== null ? (value as LooseRecord) : {};
}

function imageOf(value: unknown): EditedImage | null {
  const { src, alt } = recordOf(value);
  return typeof src === 'string' && src !== '' ? { src, alt: textOf(alt) } : null;
}
