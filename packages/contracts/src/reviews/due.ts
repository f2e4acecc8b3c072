import { addDays, learnerDay } from '../streaks/days.ts';
import type { CardState } from './cards.ts';

/** How many cards a learner sees for the first time on one day. */
export const NEW_PER_DAY = 20;

/** The fields of a card that the day's list needs. */
export interface DueCard extends Pick<CardState, 'due' | 'state' | 'reps' | 'lastReview'> {
  questionId: string;
}

/**
 * The cards of the learner's day in the order they are shown: repetitions by due time, then new cards, at most 20 new
 * ones a day.
 * @param zone an IANA name that the runtime knows
 */
export function dueToday<C extends DueCard>(cards: readonly C[], now: Date, zone: string): C[] {
  const today = learnerDay(now, zone);
  const due = cards.filter((card) => isDue(card, now, today, zone)).sort(inOrder);
  const introduced = cards.filter((card) => isIntroducedOn(card, today, zone)).length;
  const fresh = due.filter((card) => card.state === 'new').slice(0, Math.max(0, NEW_PER_DAY - introduced));
  return [...due.filter((card) => card.state === 'review'), ...fresh];
}

/** The learner's day when the next card is due, today's cards aside; null when there is none. */
export function nextDueDay(cards: readonly DueCard[], now: Date, zone: string): string | null {
  const today = learnerDay(now, zone);
  const shown = new Set(dueToday(cards, now, zone).map((card) => card.questionId));
  const days = cards
    .filter((card) => !shown.has(card.questionId))
    .map((card) => learnerDay(new Date(card.due), zone))
    // New cards beyond today's limit come tomorrow.
    .map((day) => (day <= today ? addDays(today, 1) : day));
  return days.sort()[0] ?? null;
}

function isDue(card: DueCard, now: Date, today: string, zone: string): boolean {
  const due = new Date(card.due);
  if (due <= now) return true;
  // On a day of 25 hours, a card that was postponed to tomorrow in the morning must not come back the same evening.
  return (
    learnerDay(due, zone) <= today && (card.lastReview === null || learnerDay(new Date(card.lastReview), zone) < today)
  );
}

/** Whether the card was first rated on `today`. A wrong answer makes it due at once; only a rating makes it due later. */
function isIntroducedOn({ reps, lastReview, due }: DueCard, today: string, zone: string): boolean {
  return reps === 1 && lastReview !== null && due > lastReview && learnerDay(new Date(lastReview), zone) === today;
}

function inOrder(a: DueCard, b: DueCard): number {
  return (
    Date.parse(a.due) - Date.parse(b.due) || (a.questionId < b.questionId ? -1 : Number(a.questionId > b.questionId))
  );
}
