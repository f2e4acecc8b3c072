import { chosenPlacesOf } from './answer-display.ts';
import { parseNumber } from './kinds/number.ts';
import { toStorableAnswer } from './kinds/short-text.ts';
import type { AnswerValue, QuestionKind } from './question-kinds.ts';

/** The value for a question that has no answer, or whose answer was removed. */
export const NO_ANSWER: AnswerValue = { option: null };

/**
 * Converts chosen places into an answer.
 * @param places the original places of the chosen options, as the author wrote them.
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
 * Returns the answer after one place is chosen. In a `multiple` question, choosing a place again removes it; in other
 * kinds, it replaces the former choice.
 * @param place the option's original place, as the author wrote it.
 */
export function toggleChoice(kind: QuestionKind, answer: AnswerValue, place: number): AnswerValue {
  if (kind !== 'multiple') return toChoiceAnswer(kind, [place]);
  const before = chosenPlacesOf(kind, answer);
  return toChoiceAnswer(kind, before.includes(place) ? before.filter((value) => value !== place) : [...before, place]);
}

/**
 * Converts a line of text into an answer; no answer if the text is blank, or isn't a number although one is required.
 */
export function parseWrittenAnswer(kind: QuestionKind, typed: string): AnswerValue {
  const text = toStorableAnswer(typed);
  if (kind === 'text' && text.trim() !== '') return { option: null, response: { kind, text } };
  const value = kind === 'number' ? parseNumber(typed) : null;
  return value === null ? NO_ANSWER : { option: null, response: { kind: 'number', value } };
}
