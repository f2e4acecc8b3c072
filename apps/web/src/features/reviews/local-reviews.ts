import { learnerDay } from '@quorbit/contracts/streaks/days';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { reviewXp } from '@quorbit/contracts/xp/review-xp';
import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { useAfter } from '#lib/use-after.ts';
import type { DeckCard } from '#offline/mirror/review-deck.ts';
import type { DueReviews } from '#offline/mirror/use-review-deck.ts';
import { isHeldUp, syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import type { Review, ReviewSource } from './review.ts';

/** Longer than this nobody is kept waiting for questions that are on their way. */
const PATIENCE_MS = 10_000;

/** A card before its next repetition: once rated it is another one. */
const turnOf = ({ questionId, reps, lastReview }: DeckCard) => `${questionId} ${reps} ${lastReview}`;

/**
 * The reviews of today from this device. A rating is saved here, which takes less than anybody notices, and then the next
 * card comes: what the screen has left behind is kept. It is sent by itself; nobody waits for the network.
 */
export function useLocalReviews(deck: DueReviews | null | undefined): ReviewSource {
  const { enqueue } = useWork();
  const heldUp = isHeldUp(useSyncStatus());
  const late = useAfter(PATIENCE_MS);
  const [trying, setTrying] = useState(false);
  /** Rated just now; the device's tables follow a moment later. */
  const [rated, setRated] = useState<ReadonlySet<string>>(new Set());
  /** What was due when the rating was given that is being saved: the tables may follow before that is told. */
  const [saving, setSaving] = useState<readonly DeckCard[] | null>(null);
  const due = saving ?? deck?.due.filter((card) => !rated.has(turnOf(card))) ?? [];

  return { reviews: read(), rate, rating: saving !== null };

  function read(): ReviewSource['reviews'] {
    if (!deck) return { status: 'loading' };
    const { missing, waiting, unsent, nextDue, complete } = deck;
    const nothingHere = due.length === 0 && (missing.length > 0 || (!complete && waiting === 0));
    if (nothingHere)
      return heldUp || late
        ? { status: 'failed', ...wordsFor(missing.length), retry, retrying: trying }
        : { status: 'loading' };
    return {
      status: 'ready',
      reviews: reviewsOf(due),
      total: due.length,
      waiting,
      nextDue,
      missing: missing.length,
      unsent,
    };
  }

  function retry(): void {
    setTrying(true);
    void syncNow().finally(() => setTrying(false));
  }

  function rate(...[{ review, quality, left }, onRated]: Parameters<ReviewSource['rate']>): void {
    const card = due.find(({ questionId }) => questionId === review.questionId);
    if (!card || !deck) return;
    const args: ReviewRateArgs = { quizId: card.quizId, questionId: card.questionId, quality, left };
    const earlier = deck.ratingsByDay[learnerDay(deck.now, Intl.DateTimeFormat().resolvedOptions().timeZone)] ?? 0;
    setSaving(due);
    enqueue({ type: REVIEW_RATE, args }).then(
      () => {
        setSaving(null);
        setRated((before) => new Set([...before, turnOf(card)]));
        onRated(reviewXp(earlier));
      },
      () => {
        // Only the code that saves could not be loaded; a disk that refuses is told by itself.
        setSaving(null);
        notify('Your rating could not be saved. Reload the page and try again.', { type: 'error' });
      },
    );
  }
}

function reviewsOf(cards: readonly DeckCard[]): Review[] {
  return cards.flatMap(({ quiz, questionId, question }) => {
    if (!question?.correctAnswer) return [];
    const { question: text, options, image, correctAnswer, explanation = null } = question;
    return [{ quiz, questionId, question: { question: text, options, image, correctAnswer, explanation } }];
  });
}

function wordsFor(missing: number): { message: string; kept: string } {
  const kept = 'They are kept on the server; nothing is lost.';
  if (missing === 0) return { message: 'Your reviews could not be loaded.', kept };
  const reviews = missing === 1 ? '1 review is' : `${missing} reviews are`;
  return { message: `${reviews} due, but the questions are not on this device yet.`, kept };
}
