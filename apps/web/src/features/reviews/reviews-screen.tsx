import { learnerDay } from '@quorbit/contracts/streaks/days';
import { useState } from 'react';
import { useUser } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { CaughtUp } from './caught-up.tsx';
import { ReviewSession } from './review-session.tsx';
import { NOTHING_DONE, type SessionProgress } from './session-progress.ts';
import { useCurrentReview } from './use-current-review.ts';
import { useReviews } from './use-reviews.ts';

/** Repeating what was answered wrongly, one question at a time. */
export function ReviewsScreen() {
  return (
    <>
      <PageHeader title="Reviews" why="What you got wrong comes back just before you would forget it." />
      <Content />
    </>
  );
}

function Content() {
  const source = useReviews();
  const { reviews } = source;
  const review = useCurrentReview(reviews.status === 'ready' ? reviews.reviews : []);
  const { timeZone } = useUser();
  const [progress, setProgress] = useState<SessionProgress>(NOTHING_DONE);
  if (reviews.status === 'loading') {
    return (
      <LoadingRegion label="Loading your review sessions..." className="mx-auto grid w-full max-w-reading gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-14 rounded-field" />
      </LoadingRegion>
    );
  }
  if (reviews.status === 'failed') {
    return (
      <ErrorState message={reviews.message} kept={reviews.kept} onRetry={reviews.retry} retrying={reviews.retrying} />
    );
  }
  if (!review) {
    return (
      <CaughtUp
        progress={progress}
        waiting={reviews.waiting}
        unsent={reviews.unsent}
        nextDue={reviews.nextDue}
        today={learnerDay(new Date(), timeZone)}
      />
    );
  }
  return (
    <ReviewSession
      review={review}
      total={reviews.total}
      source={source}
      unsent={reviews.unsent}
      progress={progress}
      onProgress={setProgress}
    />
  );
}
