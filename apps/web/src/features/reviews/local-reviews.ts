import { learnerDay } from '@quorbit/contracts/streaks/days';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { mirrorFirst } from '#lib/read-policy.ts';
import { useAfter } from '#lib/use-after.ts';
import type { View } from '#lib/view.ts';
import { isStuck, syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { daysAfter } from './paid-ratings.mirror.ts';
import { type DueToday, NOT_LOADED, type Review, type ReviewSource } from './review.ts';
import type { DeckCard } from './review-deck.mirror.ts';
import type { DueReviews } from './use-review-deck.ts';

/** Longer than this nobody is kept waiting for questions that are on their way. */
const PATIENCE_MS = 10_000;

/** A card before its next repetition: once rated it is another one. */
const turnOf = ({ questionId, reps, lastReview }: DeckCard) => `${questionId} ${reps} ${lastReview}`;

/**
 * The reviews of today from this device. A rating is saved here, which takes less than anybody notices, and then the next
 * card comes. Sync sends it; nobody waits for the network.
 */
export function useLocalReviews(deck: DueReviews | null | undefined): ReviewSource {
  const { enqueue } = useWork();
  const stuck = isStuck(useSyncStatus());
  const late = useAfter(PATIENCE_MS);
  const [trying, setTrying] = useState(false);
  /** Rated just now; the device's tables follow a moment later. */
  const [rated, setRated] = useState<ReadonlySet<string>>(new Set());
  /** What was due when the rating was given that is being saved: the tables may follow before that is told. */
  const [saving, setSaving] = useState<readonly DeckCard[] | null>(null);
  const due = saving ?? deck?.due.filter((card) => !rated.has(turnOf(card))) ?? [];

  return { view: view(), failure: failureOf(deck?.missing.length ?? 0), rate, rating: saving !== null };

  function view(): View<DueToday> {
    if (!deck) return { state: 'loading' };
    const { missing, waiting, unsent, nextDue, complete } = deck;
    const nothingHere = due.length === 0 && (missing.length > 0 || (!complete && waiting === 0));
    if (nothingHere)
      return stuck || late ? { state: 'failing', missing: false, retry, retrying: trying } : { state: 'loading' };
    const doneToday = daysAfter(deck.given).rated(today(deck));
    return mirrorFirst.view({ reviews: reviewsOf(due), total: due.length, waiting, unsent, nextDue, doneToday });
  }

  function retry(): void {
    setTrying(true);
    void syncNow().finally(() => setTrying(false));
  }

  function rate(...[{ review, quality, left }, onRated]: Parameters<ReviewSource['rate']>): void {
    const card = due.find(({ questionId }) => questionId === review.questionId);
    if (!card || !deck) return;
    const args: ReviewRateArgs = { quizId: card.quizId, questionId: card.questionId, quality, left };
    const { xp } = daysAfter(deck.given).take({ day: today(deck), questionId: card.questionId, left });
    setSaving(due);
    enqueue({ type: REVIEW_RATE, args }).then(
      () => {
        setSaving(null);
        setRated((before) => new Set([...before, turnOf(card)]));
        onRated(xp);
      },
      () => {
        // Only the code that saves could not be loaded; a disk that refuses is told by itself.
        setSaving(null);
        notify("We couldn't save your rating. Reload the page and try again.", { type: 'error' });
      },
    );
  }
}

/** The learner's day here, by the server's clock. */
function today({ now }: DueReviews): string {
  return learnerDay(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function reviewsOf(cards: readonly DeckCard[]): Review[] {
  return cards.flatMap(({ quiz, questionId, question }) => {
    if (!question?.correctAnswer) return [];
    const { question: text, options, image, correctAnswer, explanation = null } = question;
    return [{ quiz, questionId, question: { question: text, options, image, correctAnswer, explanation } }];
  });
}

function failureOf(missing: number): string {
  if (missing === 0) return NOT_LOADED;
  const reviews = missing === 1 ? '1 review is' : `${missing} reviews are`;
  return `${reviews} due, but the questions aren't on this device yet.`;
}
