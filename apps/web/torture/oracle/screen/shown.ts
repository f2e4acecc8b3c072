import { dueToday } from '@quorbit/contracts/reviews/due';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { closeStreak } from '@quorbit/contracts/streaks/streak';
import { dayRules } from '#features/reviews/review-deck.mirror.ts';
import type { Look } from './look.ts';
import { type FoldedCard, HOME } from './rules.ts';

/** The figures that a person reads: on the start page, and in the list of today's reviews. */
export interface Shown {
  /** Where the learner's days are. */
  zone: string;
  /** Null where the device never heard of the server. */
  xp: number | null;
  streak: { count: number; points: number } | null;
  /** Questions, in their order. */
  due: readonly string[];
  cards: ReadonlyMap<string, FoldedCard>;
}

/** As the screens make them of what the readers say. */
export function shownIn({ screen: { deck, progress }, now: told }: Look): Shown {
  const now = new Date(told + deck.skew);
  const zone = deck.zone?.zone ?? HOME;
  const { xp, pendingXp, streak } = progress;
  const closed = streak && closeStreak(streak, learnerDay(now, zone));
  const ms = (at: string) => Date.parse(at);
  return {
    zone,
    xp: xp === null ? null : xp + pendingXp,
    streak: closed && { count: closed.count, points: closed.points },
    due: dueToday(deck.cards, now, dayRules(deck, { timeZone: zone })).flatMap(({ questionId, sealed }) =>
      sealed ? [] : [questionId],
    ),
    cards: new Map(
      deck.cards.map(({ questionId, quizId, due, reps, lastReview, state, suspended = false, ...days }) => [
        questionId,
        {
          questionId,
          quizId,
          due: ms(due),
          reps,
          lastReview: lastReview === null ? null : ms(lastReview),
          isNew: state === 'new',
          introducedOn: dayNumber(days.introducedOn),
          reviewedOn: dayNumber(days.reviewedOn),
          suspended,
        },
      ]),
    ),
  };
}

const DAY_MS = 24 * 3_600_000;

function dayNumber(day: string | null | undefined): number | null {
  return day ? Date.parse(day) / DAY_MS : null;
}
