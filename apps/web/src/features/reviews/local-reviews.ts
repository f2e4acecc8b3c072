import { newId } from '@quorbit/contracts/lib/ids';
import { isKnownKind } from '@quorbit/contracts/quizzes/question-kinds';
import { computeIntervals, type RatingIntervals } from '@quorbit/contracts/reviews/intervals';
import { applyEntry } from '@quorbit/contracts/reviews/schedule';
import { UNDO_NOT_NEWEST } from '@quorbit/contracts/reviews/undo-rules';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { zoneOfWork } from '@quorbit/contracts/streaks/zones';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND, type ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO, type ReviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import { useEffect, useState } from 'react';
import { useHasElapsed } from '#lib/hooks/use-has-elapsed.ts';
import { notify } from '#lib/notifications.ts';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useUser } from '#lib/session.ts';
import { isStuck, syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { computeRatingDays } from './paid-ratings.mirror.ts';
import type { DeckCard } from './review-deck.mirror.ts';
import { type DueToday, NOT_LOADED, type Review, type ReviewSource } from './session/review.ts';
import type { DueReviews } from './use-review-deck.ts';

/** Milliseconds to wait for questions that are still loading before showing a failure. */
const PATIENCE_MS = 10_000;

/** Returns a key for one repetition of a card; each rating starts another repetition. */
const repetitionKeyOf = ({ questionId, reps, lastReview }: DeckCard) => `${questionId} ${reps} ${lastReview}`;

/**
 * Provides today's reviews from this device. A rating is saved locally at once and the next card appears; sync sends
 * the rating later, so the learner never waits for the network.
 */
export function useLocalReviews(deck: DueReviews | null | undefined): ReviewSource {
  const { enqueue } = useWork();
  const { retention } = reviewSettingsOf(useUser());
  const stuck = isStuck(useSyncStatus());
  const isLate = useHasElapsed(PATIENCE_MS);
  const [retrying, setRetrying] = useState(false);
  /** Repetition keys of cards rated just now, by the rating's id; kept until the stored tables show the rating. */
  const [rated, setRated] = useState<ReadonlyMap<string, string>>(new Map());
  /**
   * The due cards while a rating is being saved; null otherwise. The stored tables may change before `enqueue`
   * resolves, and the next card must not appear before that.
   */
  const [saving, setSaving] = useState<readonly DeckCard[] | null>(null);
  const [undoing, setUndoing] = useState(false);
  useEffect(() => {
    // The stored tables may show the rating even before `enqueue` resolves.
    if (deck) setRated(filterUnconfirmed(rated, deck.cards));
  }, [deck, rated]);
  const hidden = new Set(rated.values());
  const due = saving ?? deck?.due.filter((card) => !hidden.has(repetitionKeyOf(card))) ?? [];

  return {
    view: view(),
    failure: formatFailure(deck?.missing.length ?? 0),
    previewIntervals,
    rate,
    undo,
    suspend,
    rating: saving !== null || undoing,
  };

  function view(): View<DueToday> {
    if (!deck) return { state: 'loading' };
    const { missing, waiting, unsent, nextDue, complete, comeback } = deck;
    const isEmpty = due.length === 0 && (missing.length > 0 || (!complete && waiting === 0));
    if (isEmpty) return stuck || isLate ? { state: 'failing', missing: false, retry, retrying } : { state: 'loading' };
    const doneToday = computeRatingDays(deck.ledger).countOn(getToday(deck));
    const reviews = toReviews(due);
    const hasCards = deck.cards.length > 0;
    return deviceThenServer.view({
      reviews,
      hasCards,
      total: complete ? due.length + countLoading(missing) : null,
      ready: due.length,
      waiting,
      unsent,
      nextDue,
      doneToday,
      comeback,
    });
  }

  function retry(): void {
    setRetrying(true);
    void syncNow().finally(() => setRetrying(false));
  }

  function previewIntervals({ questionId }: Review): RatingIntervals | null {
    const card = due.find((dueCard) => dueCard.questionId === questionId);
    if (!card || !deck) return null;
    return computeIntervals(questionId, card, { at: deck.now.toISOString(), retention }, deck.models);
  }

  function rate(...[{ review, quality, confidence, left }, onRated]: Parameters<ReviewSource['rate']>): void {
    const card = due.find(({ questionId }) => questionId === review.questionId);
    if (!card || !deck) return;
    const { quizId, questionId } = card;
    const ratingFields = { quality, ...(confidence === null ? {} : { confidence }), retention };
    const args: ReviewRateArgs = { quizId, questionId, ...ratingFields, left };
    const { xp } = computeRatingDays(deck.ledger).add({ day: getToday(deck), questionId, left });
    const entry = {
      id: '',
      at: deck.now.toISOString(),
      day: getToday(deck),
      cause: 'rating' as const,
      ...ratingFields,
    };
    const { stability: stabilityAfter } = applyEntry(questionId, card, entry, deck.models);
    const ratingId = newId();
    setSaving(due);
    enqueue({ type: REVIEW_RATE, args, opId: ratingId }).then(
      () => {
        setSaving(null);
        setRated((before) => new Map(before).set(ratingId, repetitionKeyOf(card)));
        onRated({ xpEarned: xp, stabilityAfter, ratingId });
      },
      () => {
        // Enqueuing rejects only if the code for it failed to load; a full disk has its own message.
        setSaving(null);
        notify("We couldn't save your rating. Reload the page and try again.", { type: 'error' });
      },
    );
  }

  function undo(...[{ questionId, quiz, ratingId }, onUndone]: Parameters<ReviewSource['undo']>): void {
    const card = deck?.cards.find((deckCard) => deckCard.questionId === questionId);
    // After this rating the card was rated again, on another device or in a quiz in another tab, so the rating can't be
    // undone.
    if (!rated.has(ratingId) && card?.undo?.of !== ratingId) {
      notify(UNDO_NOT_NEWEST, { type: 'error' });
      return;
    }
    const args: ReviewUndoArgs = { quizId: quiz.id, questionId, ratingId };
    setUndoing(true);
    enqueue({ type: REVIEW_UNDO, args })
      .then(() => {
        setRated((before) => new Map([...before].filter(([opId]) => opId !== ratingId)));
        onUndone();
      }, notifyFailure)
      .finally(() => setUndoing(false));
  }

  function suspend({ quiz, questionId }: Review): void {
    const args: ReviewSuspendArgs = { quizId: quiz.id, questionId, suspended: true };
    enqueue({ type: REVIEW_SUSPEND, args }).catch(notifyFailure);
  }
}

/**
 * Returns the ratings whose cards the stored tables still show as due. Once the tables have shown a rating, its card
 * may become due again, because the rating was undone elsewhere or refused.
 */
function filterUnconfirmed(
  rated: ReadonlyMap<string, string>,
  cards: readonly DeckCard[],
): ReadonlyMap<string, string> {
  const repetitions = new Set(cards.map(repetitionKeyOf));
  const unconfirmed = [...rated].filter(([, repetition]) => repetitions.has(repetition));
  return unconfirmed.length < rated.size ? new Map(unconfirmed) : rated;
}

function notifyFailure(): void {
  notify("We couldn't save that. Reload the page and try again.", { type: 'error' });
}

/** Returns the learner's day for a rating made now, by the server's clock. */
function getToday({ now, zone }: DueReviews): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return learnerDay(now, zone ? zoneOfWork(zone, timeZone) : timeZone);
}

function toReviews(cards: readonly DeckCard[]): Review[] {
  return cards.flatMap(({ quiz, questionId, question, lapses, stability, history = [], confidentError = false }) => {
    // A kind of question that only a newer app knows is left out until the app is updated.
    if (!question || !isKnownKind(question.kind)) return [];
    const { difficulty: _difficulty, marks: _marks, correctAnswer, explanation = null, ...open } = question;
    const shownQuestion = { ...open, correctAnswer, explanation };
    return [{ quiz, questionId, question: shownQuestion, lapses, stability, history, confidentError }];
  });
}

/** Returns the number of cards whose questions are still on their way to this device. */
function countLoading(missing: readonly DeckCard[]): number {
  return missing.filter(({ packed }) => !packed).length;
}

function formatFailure(missing: number): string {
  if (missing === 0) return NOT_LOADED;
  const reviews = missing === 1 ? '1 review is' : `${missing} reviews are`;
  return `${reviews} due, but the questions aren't on this device yet.`;
}
