import { LETTERS, type Letter } from './difficulty.ts';
import {
  type AnswerKey,
  type AnswerValue,
  KEYED_KINDS,
  type QuestionKind,
  rightOptionIndex,
} from './question-kinds.ts';

/** An option or choice of a question, in the form in which screens show it. */
interface DisplayChoice {
  /** The option's original place, as the author wrote it. */
  place: number;
  text: string;
  /** The letter of the option's place in the order shown; null unless the question's kind is `single`. */
  letter: Letter | null;
  /** Whether the learner chose this option. */
  own: boolean;
  /** Whether this option is right; false while the key is hidden. */
  right: boolean;
}

/**
 * The given answer and the right one. For a written answer, `own` is null if nothing was answered, and `right` is null
 * while the key is hidden.
 */
export type AnswerDisplay =
  | { look: 'choices'; choices: DisplayChoice[] }
  | { look: 'written'; own: string | null; right: string | null };

interface AnsweredQuestion extends AnswerValue {
  /** The kind of question, which may be one from a newer server that this build doesn't know. */
  kind: QuestionKind;
  options: readonly string[];
  choices?: readonly string[] | undefined;
  unit?: string | undefined;
  correctAnswer?: Letter | null | undefined;
  answerKey?: AnswerKey | undefined;
  /** The original places of the question's options or choices, in the order shown; missing if they aren't shuffled. */
  order?: readonly number[] | null | undefined;
}

interface ChoiceRules {
  choices: (asked: AnsweredQuestion) => readonly string[];
  chosen: (of: unknown) => readonly number[];
}

interface WritingRules {
  formatResponse: (response: unknown, unit: string) => string;
  formatKey: (key: unknown, unit: string) => string;
}

/**
 * Returns the options or choices in the order shown, each with its original place; null for kinds that are answered in
 * writing.
 */
export function toDisplayChoices(asked: Pick<AnsweredQuestion, 'kind' | 'options' | 'choices' | 'order'>) {
  const texts = choiceTextsOf(asked);
  if (!texts) return null;
  const order = asked.order ?? texts.map((_, place) => place);
  return order.map((place, index) => ({
    place,
    text: texts[place] ?? '',
    letter: asked.kind === 'single' ? (LETTERS[index] ?? null) : null,
  }));
}

/** Converts an answer to the form in which reports, reviews and authors see it. */
export function toAnswerDisplay(answer: AnsweredQuestion): AnswerDisplay {
  const choices = toDisplayChoices(answer);
  if (!choices) return toWrittenDisplay(answer);
  const own = chosenPlacesOf(answer.kind, answer);
  const right = rightPlacesOf(answer);
  return {
    look: 'choices',
    choices: choices.map(({ place, text, letter }) => ({
      place,
      text,
      letter,
      own: own.includes(place),
      right: right.includes(place),
    })),
  };
}

/** Returns the right answer as text; null while the key is hidden. */
export function formatRightAnswer(question: Omit<AnsweredQuestion, 'option'>): string | null {
  if (question.correctAnswer === undefined) return null;
  const shown = toAnswerDisplay({ ...question, option: null, response: null });
  if (shown.look === 'written') return shown.right;
  const right = shown.choices.filter((choice) => choice.right).map(({ text }) => text);
  return right.length === 0 ? null : right.join(', ');
}

function choiceTextsOf({
  kind,
  options,
  choices,
}: Pick<AnsweredQuestion, 'kind' | 'options' | 'choices'>): readonly string[] | null {
  if (kind === 'single') return options;
  const ways: object = KEYED_KINDS[kind];
  return 'choices' in ways ? (ways as ChoiceRules).choices({ kind, options, choices, option: null }) : null;
}

/**
 * Returns the original places of the options or choices that the learner chose; empty for questions that are answered
 * in writing.
 */
export function chosenPlacesOf(kind: QuestionKind, { option, response }: AnswerValue): readonly number[] {
  if (kind === 'single') return option === null ? [] : [option];
  return response?.kind === kind ? parseChosenPlaces(kind, response) : [];
}

function rightPlacesOf(answer: AnsweredQuestion): readonly number[] {
  const { kind, answerKey: key } = answer;
  if (kind === 'single') return [rightOptionIndex(answer)];
  return key?.kind === kind ? parseChosenPlaces(kind, key) : [];
}

// The casts below are needed because TypeScript can't derive from `KEYED_KINDS` that a key or response belongs to the
// given kind.

function parseChosenPlaces(kind: Exclude<QuestionKind, 'single'>, of: unknown): readonly number[] {
  return (KEYED_KINDS[kind] as unknown as ChoiceRules).chosen(of);
}

function toWrittenDisplay({ kind, response, answerKey: key, unit = '' }: AnsweredQuestion): AnswerDisplay {
  const ways = KEYED_KINDS[kind as Exclude<QuestionKind, 'single'>] as unknown as WritingRules;
  return {
    look: 'written',
    own: response?.kind === kind ? ways.formatResponse(response, unit) : null,
    right: key?.kind === kind ? ways.formatKey(key, unit) : null,
  };
}
