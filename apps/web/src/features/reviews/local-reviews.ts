import { newId } from '@quorbit/contracts/lib/ids';
import { isKnownKind } from '@quorbit/contracts/quizzes/question-kinds';
import { stepCard } from '@quorbit/contracts/reviews/schedule';
import { UNDONE_BY_LATER } from '@quorbit/contracts/reviews/undoing';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { zoneOfWork } from '@quorbit/contracts/streaks/zones';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND, type ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO, type ReviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import { useEffect, useState } from 'react';
import { useAfter } from '#lib/hooks/use-after.ts';
import { notify } from '#lib/notifications.ts';
import { mirrorFirst } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useUser } from '#lib/session.ts';
import { isStuck, syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { daysAfter } from './paid-ratings.mirror.ts';
import type { DeckCard } from './review-deck.mirror.ts';
import { type DueToday, NOT_LOADED, type Review, type ReviewSource } from './session/review.ts';
import type { DueReviews } from './use-review-deck.ts';

/** How long to wait for questions that are still loading before saying so. */
const PATIENCE_MS = 10_000;

/** Identifies one repetition of a card: each rating starts another. */
const turnOf = ({ questionId, reps, lastReview }: DeckCard) => `${questionId} ${reps} ${lastReview}`;

/**
 * Today's reviews from this device. A rating is saved locally, which takes no noticeable time, and the next card
 * appears. Sync sends it later; nobody waits for the network.
 */
export function useLocalReviews(deck: DueReviews | null | undefined): ReviewSource {
  const { enqueue } = useWork();
  const { retention } = reviewSettingsOf(useUser());
  const stuck = isStuck(useSyncStatus());
  const late = useAfter(PATIENCE_MS);
  const [trying, setTrying] = useState(false);
  /** Cards rated just now, by id of the rating; the tables show it a moment later. */
  const [rated, setRated] = useState<ReadonlyMap<string, string>>(new Map());
  /**
   * The due cards while a rating is being saved: the tables may change before `enqueue` resolves, and the next card
   * must not appear before that.
   */
  const [saving, setSaving] = useState<readonly DeckCard[] | null>(null);
  const [undoing, setUndoing] = useState(false);
  useEffect(() => {
    // The tables may have changed before `enqueue` resolved.
    if (deck) setRated(notFollowed(rated, deck.cards));
  }, [deck, rated]);
  const hidden = new Set(rated.values());
  const due = saving ?? deck?.due.filter((card) => !hidden.has(turnOf(card))) ?? [];

  return {
    view: view(),
    failure: failureOf(deck?.missing.length ?? 0),
    rate,
    undo,
    suspend,
    rating: saving !== null || undoing,
  };

  function view(): View<DueToday> {
    if (!deck) return { state: 'loading' };
    const { missing, waiting, unsent, nextDue, complete, comeback } = deck;
    const nothingHere = due.length === 0 && (missing.length > 0 || (!complete && waiting === 0));
    if (nothingHere)
      return stuck || late ? { state: 'failing', missing: false, retry, retrying: trying } : { state: 'loading' };
    const doneToday = daysAfter(deck.given).rated(today(deck));
    const reviews = reviewsOf(due);
    const hasCards = deck.cards.length > 0;
    return mirrorFirst.view({ reviews, hasCards, total: due.length, waiting, unsent, nextDue, doneToday, comeback });
  }

  function retry(): void {
    setTrying(true);
    void syncNow().finally(() => setTrying(false));
  }

  function rate(...[{ review, quality, confidence, left }, onRated]: Parameters<ReviewSource['rate']>): void {
    const card = due.find(({ questionId }) => questionId === review.questionId);
    if (!card || !deck) return;
    const { quizId, questionId } = card;
    const said = { quality, ...(confidence === null ? {} : { confidence }), retention };
    const args: ReviewRateArgs = { quizId, questionId, ...said, left };
    const { xp } = daysAfter(deck.given).take({ day: today(deck), questionId, left });
    const entry = { id: '', at: deck.now.toISOString(), day: today(deck), cause: 'rating' as const, ...said };
    const { stability: lasts } = stepCard(questionId, card, entry, deck.models);
    const ratingId = newId();
    setSaving(due);
    enqueue({ type: REVIEW_RATE, args, opId: ratingId }).then(
      () => {
        setSaving(null);
        setRated((before) => new Map(before).set(ratingId, turnOf(card)));
        onRated({ xpEarned: xp, lasts, ratingId });
      },
      () => {
        // Only the code failed to load; a full disk has its own message.
        setSaving(null);
        notify("We couldn't save your rating. Reload the page and try again.", { type: 'error' });
      },
    );
  }

  function undo(...[{ questionId, quiz, ratingId }, onUndone]: Parameters<ReviewSource['undo']>): void {
    const card = deck?.cards.find((one) => one.questionId === questionId);
    // Rated on another device, or in a quiz in another tab.
    if (!rated.has(ratingId) && card?.undo?.of !== ratingId) {
      notify(UNDONE_BY_LATER, { type: 'error' });
      return;
    }
    const args: ReviewUndoArgs = { quizId: quiz.id, questionId, ratingId };
    setUndoing(true);
    enqueue({ type: REVIEW_UNDO, args })
      .then(() => {
        setRated((before) => new Map([...before].filter(([opId]) => opId !== ratingId)));
        onUndone();
      }, failed)
      .finally(() => setUndoing(false));
  }

  function suspend({ quiz, questionId }: Review): void {
    const args: ReviewSuspendArgs = { quizId: quiz.id, questionId, suspended: true };
    enqueue({ type: REVIEW_SUSPEND, args }).catch(failed);
  }
}

/**
 * Rated turns that the tables still show as due. Once they have shown a turn as rated, it may be due again: undone
 * elsewhere, or refused.
 */
function notFollowed(rated: ReadonlyMap<string, string>, cards: readonly DeckCard[]): ReadonlyMap<string, string> {
  const turns = new Set(cards.map(turnOf));
  const kept = [...rated].filter(([, turn]) => turns.has(turn));
  return kept.length < rated.size ? new Map(kept) : rated;
}

function failed(): void {
  notify("We couldn't save that. Reload the page and try again.", { type: 'error' });
}

/** The learner's day that a rating counts for, by the server's clock. */
function today({ now, zone }: DueReviews): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return learnerDay(now, zone ? zoneOfWork(zone, timeZone) : timeZone);
}

function reviewsOf(cards: readonly DeckCard[]): Review[] {
  return cards.flatMap(({ quiz, questionId, question, lapses, stability, history = [], confidentError = false }) => {
    // A kind of question that needs a newer app: it waits for that.
    if (!question || !isKnownKind(question.kind)) return [];
    const { difficulty: _difficulty, marks: _marks, correctAnswer, explanation = null, ...open } = question;
    const asked = { ...open, correctAnswer, explanation };
    return [{ quiz, questionId, question: asked, lapses, stability, history, confidentError }];
  });
}

function failureOf(missing: number): string {
  if (missing === 0) return NOT_LOADED;
  const reviews = missing === 1 ? '1 review is' : `${missing} reviews are`;
  return `${reviews} due, but the questions aren't on this device yet.`;
}
