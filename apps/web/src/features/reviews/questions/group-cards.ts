import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import type { DeckCard } from '../review-deck.mirror.ts';

/** The groups of the list by when their cards are due, in the list's order. */
const GROUPS = ['Overdue', 'Today', 'Tomorrow', 'This week', 'Later', 'After a running game', 'Paused'] as const;
export type GroupName = (typeof GROUPS)[number];

type Card = Pick<DeckCard, 'questionId' | 'due' | 'state' | 'suspended' | 'sealed'>;

interface CardGroup<C> {
  name: GroupName;
  cards: C[];
}

export interface ListedDay {
  /** The learner's day, `YYYY-MM-DD`. */
  today: string;
  /** The learner's IANA time zone. */
  zone: string;
  /** The ids of the questions in today's reviews. */
  planned: ReadonlySet<string>;
  /** The number of new cards that come each day. */
  newPerDay: number;
}

/** The number of days after today that count as this week. */
const WEEK_DAYS = 6;

/**
 * Groups cards by the learner's day on which they come next, and leaves their order as it is. New cards that exceed a
 * day's limit come on the days after it.
 * @param cards sorted by due date.
 * @param held the groups in which cards stay, whatever changes, by the question's id.
 */
export function groupCards<C extends Card>(
  cards: readonly C[],
  day: ListedDay,
  held: ReadonlyMap<string, GroupName>,
): CardGroup<C>[] {
  const byName = new Map<GroupName, C[]>(GROUPS.map((name) => [name, []]));
  let postponed = 0;
  for (const card of cards) {
    const heldIn = held.get(card.questionId);
    byName.get(heldIn ?? nameGroup(card, day, postponed))?.push(card);
    if (!heldIn && isWaitingNew(card, day)) postponed += 1;
  }
  return GROUPS.flatMap((name) => {
    const grouped = byName.get(name) ?? [];
    return grouped.length > 0 ? [{ name, cards: grouped }] : [];
  });
}

/** @param postponed the number of new cards that come before this one, but after today. */
function nameGroup(card: Card, day: ListedDay, postponed: number): GroupName {
  const { today, zone, planned, newPerDay } = day;
  if (card.suspended) return 'Paused';
  if (card.sealed) return 'After a running game';
  if (isWaitingNew(card, day)) {
    if (newPerDay === 0) return 'Later';
    return nameDay(addDays(today, Math.floor(postponed / newPerDay) + 1), today);
  }
  const dueDay = learnerDay(new Date(card.due), zone);
  if (planned.has(card.questionId)) return card.state === 'review' && dueDay < today ? 'Overdue' : 'Today';
  return nameDay(dueDay, today);
}

/** Returns whether the card is due for the first time, but isn't among today's reviews. */
function isWaitingNew({ questionId, state, suspended, sealed }: Card, { planned }: ListedDay): boolean {
  return state === 'new' && !suspended && !sealed && !planned.has(questionId);
}

function nameDay(day: string, today: string): GroupName {
  if (day < today) return 'Overdue';
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return day <= addDays(today, WEEK_DAYS) ? 'This week' : 'Later';
}
