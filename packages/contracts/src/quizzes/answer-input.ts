import { chosenPlacesOf } from './answer-display.ts';
import { parseNumber } from './kinds/number.ts';
import { toStorableAnswer } from './kinds/short-text.ts';
import type { AnswerValue, QuestionKind } from './question-kinds.ts';

/** No answer, or none any more. */
export const NO_ANSWER: AnswerValue = { option: null };

/**
 * The answer that choosing means.
 * @param places of what is chosen, as the question was written
 */
export function toChoiceAnswer(kind: QuestionKind, places: readonly number[]): AnswerValue {
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
export function toggleChoice(kind: QuestionKind, answer: AnswerValue, place: number): AnswerValue {
  if (kind !== 'multiple') return toChoiceAnswer(kind, [place]);
  const before = chosenPlacesOf(kind, answer);
  return toChoiceAnswer(kind, before.includes(place) ? before.filter((value) => value !== place) : [...before, place]);
}

/** The answer that a line of text means; none where it is blank, or no number where one is asked for. */
export function parseWrittenAnswer(kind: QuestionKind, typed: string): AnswerValue {
  const text = toStorableAnswer(typed);
  if (kind === 'text' && text.trim() !== '') return { option: null, response: { kind, text } };
  const value = kind === 'number' ? parseNumber(typed) : null;
  return value === null ? NO_ANSWER : { option: null, response: { kind: 'number', value } };
}
