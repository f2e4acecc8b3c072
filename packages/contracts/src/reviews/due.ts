import { addDays, learnerDay } from '../streaks/days.ts';
import type { CardState } from './cards.ts';

/** Cards that a learner meets for the first time, a day. */
export const NEW_PER_DAY = 20;

/** A card as far as the day's list looks at it. */
export interface DueCard extends Pick<CardState, 'due' | 'state' | 'reps' | 'lastReview'> {
  questionId: string;
}

/**
 * The cards of the learner's day in the order in which they are shown: repetitions by their due time, then new ones, of
 * which at most 20 a day are introduced.
 * @param zone an IANA name that the runtime knows
 */
export function dueToday<C extends DueCard>(cards: readonly C[], now: Date, zone: string): C[] {
  const today = learnerDay(now, zone);
  const due = cards.filter((card) => isDue(card, now, today, zone)).sort(inOrder);
  const introduced = cards.filter((card) => isIntroducedOn(card, today, zone)).length;
  const fresh = due.filter((card) => card.state === 'new').slice(0, Math.max(0, NEW_PER_DAY - introduced));
  return [...due.filter((card) => card.state === 'review'), ...fresh];
}

/** The learner's day on which the next card comes that is not one of today's; null when there is none. */
export function nextDueDay(cards: readonly DueCard[], now: Date, zone: string): string | null {
  const today = learnerDay(now, zone);
  const shown = new Set(dueToday(cards, now, zone).map((card) => card.questionId));
  const days = cards
    .filter((card) => !shown.has(card.questionId))
    .map((card) => learnerDay(new Date(card.due), zone))
    // What today has no room for comes tomorrow.
    .map((day) => (day <= today ? addDays(today, 1) : day));
  return days.sort()[0] ?? null;
}

function isDue(card: DueCard, now: Date, today: string, zone: string): boolean {
  const due = new Date(card.due);
  if (due <= now) return true;
  // A day of 25 hours must not bring back in the evening what was put off to tomorrow in the morning.
  return (
    learnerDay(due, zone) <= today && (card.lastReview === null || learnerDay(new Date(card.lastReview), zone) < today)
  );
}

/** A wrong answer makes due at once; only a rating puts off. So this was a first rating. */
function isIntroducedOn({ reps, lastReview, due }: DueCard, today: string, zone: string): boolean {
  return reps === 1 && lastReview !== null && due > lastReview && learnerDay(new Date(lastReview), zone) === today;
}

function inOrder(a: DueCard, b: DueCard): number {
  return (
    Date.parse(a.due) - Date.parse(b.due) || (a.questionId < b.questionId ? -1 : Number(a.questionId > b.questionId))
  );
}
