import type { DueToday } from './review.ts';

/** Explains to a learner returning from a break how the overdue reviews are spread over the next days. */
export function ComebackNote({ comeback }: Pick<DueToday, 'comeback'>) {
  if (!comeback) return null;
  const { later, days, easyFirst } = comeback;
  return (
    <p className="rounded-card border border-base-300 bg-base-100 px-4 py-3">
      <span className="font-semibold">Welcome back.</span>
      {easyFirst > 0 && ` We'll start with ${easyFirst === 1 ? 'an easy one' : `${easyFirst} easy ones`}.`}
      {later > 0 && ` ${formatReviewCount(later)} spread over the next ${days === 1 ? 'day' : `${days} days`}.`}
    </p>
  );
}

function formatReviewCount(count: number): string {
  return count === 1 ? '1 more review is' : `${count} more reviews are`;
}
