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

/** A card joined with its question and quiz. */
export interface DeckCard extends LocalCard {
  quiz: { id: string; title: string; category: string };
  /** The card's question; null if its pack isn't on this device or has no answer key. */
  question: KeyedQuestion | null;
  /** Whether the pack with the card's question is on this device. */
  packed: boolean;
  /** Whether the card's quiz is sealed, because it's part of a running game. */
  sealed: boolean;
}

export interface ReviewDeck {
  cards: readonly DeckCard[];
  /** Whether this device has received everything from the server at least once. */
  complete: boolean;
  /** The server's clock minus this device's, in milliseconds, as last measured; 0 if never measured. */
  skew: number;
  /** The number of ratings that the server doesn't have yet. */
  unsent: number;
  /** The learner's earlier ratings, which decide how much XP the next rating earns. */
  ledger: RatingLedger;
  /** The learner's own weights of the review schedule, oldest first. */
  models: readonly ReviewModel[];
  /** The time zone of the learner's days; null until the server's profile row is here. */
  zone: LearnerZone | null;
  /** The number of cards rated on each of the last days, pending ratings included; null if no days are known. */
  rated: ReadonlyMap<string, number> | null;
}

/**
 * Returns the rules by which a learner's day is planned.
 * @param user the learner, for the time zone and the limit of new reviews.
 */
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
      const pack = packs.get(card.packHash);
      const { title = '', category = '' } = pack ?? rows.get(card.quizId) ?? {};
      const question = questions.get(`${card.packHash} ${card.questionId}`);
      return {
        ...card,
        quiz: { id: card.quizId, title, category },
        question: question && isKeyed(question) ? question : null,
        packed: pack !== undefined,
        sealed: rows.get(card.quizId)?.sealed ?? false,
      };
    }),
    complete: get(selectIsComplete),
    skew: get(selectSkew) ?? 0,
    unsent: ratings.filter(({ status }) => status === 'waiting' || status === 'unsaved').length,
    ledger,
    models: get(selectModels),
    zone: get(selectZone),
    // Older servers don't send the history of days.
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
