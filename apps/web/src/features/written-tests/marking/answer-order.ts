// Which answer is shown to a marker. Pure.
import type { AnswerToMark } from '@quorbit/contracts/written-tests/marking';
import { needsMark } from './mark-values.ts';

type Answers = readonly Pick<AnswerToMark, 'sittingId' | 'mark'>[];

/**
 * Returns the index of the answer to show: the requested one, else the first unmarked one, else the first of all; null
 * while the requested answer may be on a page that isn't loaded yet.
 */
export function findShownIndex(answers: Answers, requestedId: string | null, complete: boolean): number | null {
  const found = answers.findIndex(({ sittingId }) => sittingId === requestedId);
  if (found >= 0) return found;
  const waiting = answers.findIndex(needsMark);
  if (requestedId === null && waiting >= 0) return waiting;
  if (!complete) return null;
  return Math.max(0, waiting);
}

/** Returns the sitting of the next unmarked answer, after this one and then from the start; null if there is none. */
export function findNextToMark(answers: Answers, place: number): string | null {
  const others = [...answers.slice(place + 1), ...answers.slice(0, place)];
  return others.find(needsMark)?.sittingId ?? null;
}
