import { listDueToday } from '@quorbit/contracts/reviews/due';
import type { Streak } from '@quorbit/contracts/streaks/streak';
import { toDayRules } from '#features/reviews/review-deck.mirror.ts';
import type { Facts } from '../../../../api/src/testing/torture/facts.ts';
import type { ScreenSnapshot } from './screen-snapshot.ts';

type Card = Facts['cards'][number] & { suspended: boolean };

/** The figures that the learner sees on the start page and in the list of today's reviews. */
interface ShownFigures {
  /** The time of the server's clock, as the device estimates it. */
  now: Date;
  /** The time zone of the learner's days; null if the device never got a reply from the server. */
  zone: string | null;
  xp: number | null;
  streak: Streak | null;
  /** The ids of the due questions, in the order in which they are asked. */
  due: readonly string[];
  cards: ReadonlyMap<string, Card>;
}

/** Computes the figures from the selectors' values in the same way as the screens do. */
export function readFigures({ screen: { deck, progress }, now: deviceNow }: ScreenSnapshot): ShownFigures {
  const now = new Date(deviceNow + deck.skew);
  const zone = deck.zone?.zone ?? null;
  const { xp, pendingXp, streak } = progress;
  const due = listDueToday(deck.cards, now, toDayRules(deck, { timeZone: zone ?? 'UTC' }));
  return {
    now,
    zone,
    xp: xp === null ? null : xp + pendingXp,
    streak,
    due: due.flatMap(({ questionId, sealed }) => (sealed ? [] : [questionId])),
    cards: new Map(
      deck.cards.map(({ questionId, quizId, due, reps, lastReview, state, suspended = false, ...days }) => [
        questionId,
        {
          questionId,
          quizId,
          due: Date.parse(due),
          reps,
          lastReview: lastReview === null ? null : Date.parse(lastReview),
          state,
          introducedOn: days.introducedOn ?? null,
          reviewedOn: days.reviewedOn ?? null,
          suspended,
        },
      ]),
    ),
  };
}
