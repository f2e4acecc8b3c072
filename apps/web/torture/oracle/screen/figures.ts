import { listDueToday } from '@quorbit/contracts/reviews/due';
import type { Streak } from '@quorbit/contracts/streaks/streak';
import { toDayRules } from '#features/reviews/review-deck.mirror.ts';
import type { Facts } from '../../../../api/src/testing/torture/facts.ts';
import type { ScreenSnapshot } from './screen-snapshot.ts';

type Card = Facts['cards'][number] & { suspended: boolean };

/** The figures that a person reads: on the start page, and in the list of today's reviews. */
interface ShownFigures {
  /** By the server's clock, as far as the device knows it. */
  now: Date;
  /** Where the learner's days are; null where the device never heard of the server. */
  zone: string | null;
  xp: number | null;
  streak: Streak | null;
  /** Questions, in their order. */
  due: readonly string[];
  cards: ReadonlyMap<string, Card>;
}

/** The same figures as the screens make of the selectors' values. */
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
