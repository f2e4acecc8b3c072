import { LETTERS, type Letter } from './difficulty.ts';
import { type AnswerKey, type GivenResponse, OTHER_KINDS, type QuestionKind, rightOption } from './question-kinds.ts';

/** An option or choice as shown. */
interface ShownChoice {
  text: string;
  /** The letter of its place in the order shown; null unless the question is `single`. */
  letter: Letter | null;
  /** Whether the learner chose it. */
  own: boolean;
  /** Whether it is right; false while the key is hidden. */
  right: boolean;
}

/** The given answer and the right one; null if there is none to show. */
export type ShownAnswer =
  | { look: 'choices'; choices: ShownChoice[] }
  | { look: 'written'; own: string | null; right: string | null };

interface Answered extends GivenResponse {
  /** May be a kind that this build doesn't know, from a newer server. */
  kind: QuestionKind;
  options: readonly string[];
  choices?: readonly string[] | undefined;
  unit?: string | undefined;
  correctAnswer?: Letter | null | undefined;
  answerKey?: AnswerKey | undefined;
  /** Original places of the options or choices in the order shown; missing if they aren't shuffled. */
  order?: readonly number[] | null | undefined;
}

interface Choosing {
  choices: (asked: Answered) => readonly string[];
  chosen: (of: unknown) => readonly number[];
}

interface Writing {
  said: (response: unknown, unit: string) => string;
  keyWords: (key: unknown, unit: string) => string;
}

/**
 * The options or choices in the order shown, each with its original place; null for kinds that are answered in writing.
 */
export function shownChoices(asked: Pick<Answered, 'kind' | 'options' | 'choices' | 'order'>) {
  const texts = textsOf(asked);
  if (!texts) return null;
  const order = asked.order ?? texts.map((_, place) => place);
  return order.map((place, index) => ({
    place,
    text: texts[place] ?? '',
    letter: asked.kind === 'single' ? (LETTERS[index] ?? null) : null,
  }));
}

/** An answer as reports, reviews and authors see it. */
export function shownAnswer(answer: Answered): ShownAnswer {
  const choices = shownChoices(answer);
  if (!choices) return written(answer);
  const own = chosenPlaces(answer.kind, answer);
  const right = rightPlaces(answer);
  return {
    look: 'choices',
    choices: choices.map(({ place, text, letter }) => ({
      text,
      letter,
      own: own.includes(place),
      right: right.includes(place),
    })),
  };
}

/** The right answer as text; null while the key is hidden. */
export function rightWords(question: Omit<Answered, 'option'>): string | null {
  if (question.correctAnswer === undefined) return null;
  const shown = shownAnswer({ ...question, option: null, response: null });
  if (shown.look === 'written') return shown.right;
  const right = shown.choices.filter((choice) => choice.right).map(({ text }) => text);
  return right.length === 0 ? null : right.join(', ');
}

function textsOf({ kind, options, choices }: Pick<Answered, 'kind' | 'options' | 'choices'>): readonly string[] | null {
  if (kind === 'single') return options;
  const ways: object = OTHER_KINDS[kind];
  return 'choices' in ways ? (ways as Choosing).choices({ kind, options, choices, option: null }) : null;
}

/** The chosen original places. Only for kinds with options or choices. */
export function chosenPlaces(kind: QuestionKind, { option, response }: GivenResponse): readonly number[] {
  if (kind === 'single') return option === null ? [] : [option];
  return response?.kind === kind ? chosenIn(kind, response) : [];
}

function rightPlaces(answer: Answered): readonly number[] {
  const { kind, answerKey: key } = answer;
  if (kind === 'single') return [rightOption(answer)];
  return key?.kind === kind ? chosenIn(kind, key) : [];
}

// The table's type can't express that key and response are of this kind.

function chosenIn(kind: Exclude<QuestionKind, 'single'>, of: unknown): readonly number[] {
  return (OTHER_KINDS[kind] as unknown as Choosing).chosen(of);
}

function written({ kind, response, answerKey: key, unit = '' }: Answered): ShownAnswer {
  const ways = OTHER_KINDS[kind as Exclude<QuestionKind, 'single'>] as unknown as Writing;
  return {
    look: 'written',
    own: response?.kind === kind ? ways.said(response, unit) : null,
    right: key?.kind === kind ? ways.keyWords(key, unit) : null,
  };
}
