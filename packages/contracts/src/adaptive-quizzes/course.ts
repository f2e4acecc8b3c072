// Which question comes next, and when an adaptive quiz ends. Pure.
import { randomOf } from '../quizzes/layout.ts';
import type { Estimate } from './model.ts';

export const MOST_QUESTIONS = 20;
/** So many are asked before the estimate can be certain, and there must be as many to begin. */
export const FEWEST_QUESTIONS = 5;
export const TARGET_ERROR = 0.4;
/** A quiz that was begun longer ago isn't continued. */
const CONTINUED_FOR_MS = 86_400_000;

/** Why it ended: the estimate is certain, the most questions were asked, there are no more, or the learner ended it. */
export const ENDINGS = ['certain', 'most', 'none', 'stopped'] as const;
export type Ending = (typeof ENDINGS)[number];

export function isAbandoned(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > CONTINUED_FOR_MS;
}

/**
 * Whether the answers so far are enough; null for no.
 * @param answered all of them
 * @param counted those that the estimate is made of
 */
export function endingOf(
  { answered, counted }: { answered: number; counted: number },
  { error }: Estimate,
): 'certain' | 'most' | null {
  if (counted >= FEWEST_QUESTIONS && error <= TARGET_ERROR) return 'certain';
  return answered >= MOST_QUESTIONS ? 'most' : null;
}

/** How certain an estimate is: 0 without answers, 1 once it ends the quiz. */
export function certaintyOf(error: number): number {
  return Math.min(1, Math.max(0, (1 - error) / (1 - TARGET_ERROR)));
}

export interface Item {
  questionId: string;
  /** Distinguishes questions by what they ask. */
  asks: string;
  difficulty: number;
  /** Whether it is of the quiz that the learner chose. */
  own: boolean;
}

/** Whether a run can begin with these: items that ask the same count once. */
export function areEnough(items: readonly Pick<Item, 'asks'>[]): boolean {
  return new Set(items.map(({ asks }) => asks)).size >= FEWEST_QUESTIONS;
}

/**
 * The items that may be asked next, the best first: those whose difficulty is nearest to the ability, which tell most
 * about it. Of equal ones those of the chosen quiz come first, and the rest is drawn from the run's id: learners get
 * different orders, and the same run the same one each time. Nothing is asked twice, under another id neither.
 */
export function itemsByUse<I extends Item>(
  items: readonly I[],
  asked: ReadonlySet<string>,
  ability: number,
  runId: string,
): I[] {
  const known = new Set(items.filter(({ questionId }) => asked.has(questionId)).map(({ asks }) => asks));
  return items
    .filter(({ questionId, asks }) => !asked.has(questionId) && !known.has(asks))
    .map((item) => ({
      item,
      distance: Math.abs(item.difficulty - ability),
      draw: randomOf(`${runId}/${item.questionId}`)(),
    }))
    .sort((a, b) => a.distance - b.distance || Number(b.item.own) - Number(a.item.own) || a.draw - b.draw)
    .map(({ item }) => item);
}
