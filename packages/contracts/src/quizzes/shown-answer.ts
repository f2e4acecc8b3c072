import { LETTERS, type Letter } from './difficulty.ts';
import { type AnswerKey, type GivenResponse, OTHER_KINDS, type QuestionKind, rightOption } from './question-kinds.ts';

/** One of the things to choose from, as a person sees it. */
interface ShownChoice {
  text: string;
  /** Of a `single` question, by the place where it is shown. */
  letter: Letter | null;
  /** Whether the learner chose it. */
  own: boolean;
  /** Whether it is right; false while the key is hidden. */
  right: boolean;
}

/** An answer beside the right one. Both are null where there is none to show. */
export type ShownAnswer =
  | { look: 'choices'; choices: ShownChoice[] }
  | { look: 'written'; own: string | null; right: string | null };

interface Answered extends GivenResponse {
  /** A newer server may send kinds that this build doesn't know. */
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

/** What to choose from, in the order shown, with the place that each was written at; null for kinds that are written. */
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

/** What a report, a review and the author see of an answer. */
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

/** What is right, in words; null while the key is hidden. */
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

/** The places that were chosen, as the question was written. Only for kinds with something to choose from. */
export function chosenPlaces(kind: QuestionKind, { option, response }: GivenResponse): readonly number[] {
  if (kind === 'single') return option === null ? [] : [option];
  return response?.kind === kind ? chosenIn(kind, response) : [];
}

function rightPlaces(answer: Answered): readonly number[] {
  const { kind, answerKey: key } = answer;
  if (kind === 'single') return [rightOption(answer)];
  return key?.kind === kind ? chosenIn(kind, key) : [];
}

// Key and response are of the kind, which the type of a table can't say.

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
