import { numberIn } from './kinds/number.ts';
import { storableAnswer } from './kinds/short-text.ts';
import type { GivenResponse, QuestionKind } from './question-kinds.ts';
import { chosenPlaces } from './shown-answer.ts';

/** No answer, or none any more. */
export const NO_ANSWER: GivenResponse = { option: null };

/**
 * The answer that choosing means.
 * @param places of what is chosen, as the question was written
 */
export function chosenAnswer(kind: QuestionKind, places: readonly number[]): GivenResponse {
  const [first] = places;
  if (first === undefined) return NO_ANSWER;
  if (kind === 'single') return { option: first };
  if (kind === 'true_false') return { option: null, response: { kind, value: first === 0 } };
  if (kind === 'multiple') return { option: null, response: { kind, chosen: [...places].sort((a, b) => a - b) } };
  return NO_ANSWER;
}

/**
 * The answer after one place is chosen: where several may be, choosing it again takes it back; else it is the only one.
 * @param place as the question was written
 */
export function toggledAnswer(kind: QuestionKind, given: GivenResponse, place: number): GivenResponse {
  if (kind !== 'multiple') return chosenAnswer(kind, [place]);
  const before = chosenPlaces(kind, given);
  return chosenAnswer(kind, before.includes(place) ? before.filter((one) => one !== place) : [...before, place]);
}

/** The answer that a line of text means; none where it is blank, or no number where one is asked for. */
export function writtenAnswer(kind: QuestionKind, typed: string): GivenResponse {
  const text = storableAnswer(typed);
  if (kind === 'text' && text.trim() !== '') return { option: null, response: { kind, text } };
  const value = kind === 'number' ? numberIn(typed) : null;
  return value === null ? NO_ANSWER : { option: null, response: { kind: 'number', value } };
}
