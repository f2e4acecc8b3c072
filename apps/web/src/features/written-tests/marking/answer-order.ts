// Which answer is in front of a marker. Pure.
import type { AnswerToMark } from '@quorbit/contracts/written-tests/marking';
import { needsMark } from './mark-values.ts';

type Answers = readonly Pick<AnswerToMark, 'sittingId' | 'mark'>[];

/**
 * The answer to show: the wanted one, else the first that waits for a marker, else the first; null while it may be on a
 * page that isn't loaded yet.
 */
export function findShownIndex(answers: Answers, requestedId: string | null, complete: boolean): number | null {
  const found = answers.findIndex(({ sittingId }) => sittingId === requestedId);
  if (found >= 0) return found;
  const waiting = answers.findIndex(needsMark);
  if (requestedId === null && waiting >= 0) return waiting;
  if (!complete) return null;
  return Math.max(0, waiting);
}

/** The next answer that waits for a marker, after this one and then from the start; null for none. */
export function findNextToMark(answers: Answers, place: number): string | null {
  const others = [...answers.slice(place + 1), ...answers.slice(0, place)];
  return others.find(needsMark)?.sittingId ?? null;
}
