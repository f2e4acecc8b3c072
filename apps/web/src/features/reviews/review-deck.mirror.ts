import type { Profile } from '@quorbit/contracts/accounts/schema';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import type { DayRules } from '@quorbit/contracts/reviews/due';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import type { LearnerZone } from '@quorbit/contracts/streaks/zones';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { isKeyed } from '#features/attempts/grade-attempt.mirror.ts';
import { packRows } from '#features/quizzes/downloads.mirror.ts';
import { PACKS, selectIsComplete, selectSkew } from '#offline/mirror/inputs.ts';
import { selectPendingOps, selectZone } from '#offline/mirror/pending-work.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { type LocalCard, selectCards, selectModels } from './cards.mirror.ts';
import { computeRatingDays, type RatingLedger, selectRatingLedger } from './paid-ratings.mirror.ts';
import { reviewRate } from './reviews.mirror.ts';

/** A card with what it asks. */
export interface DeckCard extends LocalCard {
  quiz: { id: string; title: string; category: string };
  /** Null where its pack is not on this device. */
  question: KeyedQuestion | null;
  /** Its quiz is part of a running game. */
  sealed: boolean;
}

export interface ReviewDeck {
  cards: readonly DeckCard[];
  /** Whether this device has heard everything from the server once. */
  complete: boolean;
  /** Server clock minus this device's as last measured, milliseconds. */
  skew: number;
  /** Ratings that the server does not have. */
  unsent: number;
  /** What the price of the next rating depends on. */
  ledger: RatingLedger;
  /** The learner's own weights, in rising order of time. */
  models: readonly ReviewModel[];
  /** Where the learner's days are; null until the server's row of the profile is here. */
  zone: LearnerZone | null;
  /** How many cards were rated on each of the last days, pending ratings included; null where none are known. */
  rated: ReadonlyMap<string, number> | null;
}

/** What a learner's day goes by. @param user whose settings hold */
export function toDayRules(
  { rated }: Pick<ReviewDeck, 'rated'>,
  user: Pick<Profile, 'timeZone' | 'newReviewsPerDay'>,
): DayRules {
  const { newPerDay } = reviewSettingsOf(user);
  return { zone: user.timeZone, newPerDay, ...(rated ? { rated } : {}) };
}

/** The learner's cards, each joined with its question from the packs on this device. */
export const selectReviewDeck = createSelector((get): ReviewDeck => {
  const { packs, questions } = get(selectQuestions);
  const rows = new Map(get(packRows.rows).map(({ id, body }) => [id, body]));
  const ratings = reviewRate.filterEntries(get(selectPendingOps));
  const ledger = get(selectRatingLedger);
  const [profile] = get(profileRows.bodies);
  return {
    cards: get(selectCards).map((card): DeckCard => {
      const { title = '', category = '' } = packs.get(card.packHash) ?? rows.get(card.quizId) ?? {};
      const question = questions.get(`${card.packHash} ${card.questionId}`);
      return {
        ...card,
        quiz: { id: card.quizId, title, category },
        question: question && isKeyed(question) ? question : null,
        sealed: rows.get(card.quizId)?.sealed ?? false,
      };
    }),
    complete: get(selectIsComplete),
    skew: get(selectSkew) ?? 0,
    unsent: ratings.filter(({ status }) => status === 'waiting' || status === 'unsaved').length,
    ledger,
    models: get(selectModels),
    zone: get(selectZone),
    // Older servers do not tell the days.
    rated: profile?.history ? computeRatingDays(ledger).countsByDay() : null,
  };
});

/** The packs on this device by hash, and their questions by hash and id. */
const selectQuestions = createSelector((get) => {
  const packs = new Map(get(PACKS).map(({ hash, body }) => [hash, body]));
  const questions = new Map(
    [...packs].flatMap(([hash, body]) =>
      body.questions.map((question) => [`${hash} ${question.id}`, question] as const),
    ),
  );
  return { packs, questions };
});
