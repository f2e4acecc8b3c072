import type { TrpcUtils } from '#lib/server/trpc.ts';
import { QUIZZES_INPUT, REPORTS_INPUT, REVIEWS_INPUT } from './home-calls.ts';

type PrefetchUtils = Pick<TrpcUtils, 'accounts' | 'quizzes' | 'reports' | 'reviews' | 'achievements'>;

/**
 * Prefetches home's queries if public/theme.js already requested them, so that its reply is used while home's code
 * loads.
 */
export function prefetchHome({ accounts, quizzes, reports, reviews, achievements }: PrefetchUtils): void {
  if (!window.earlyCall) return;
  void accounts.me.prefetch();
  void quizzes.list.prefetch(QUIZZES_INPUT);
  void reports.list.prefetch(REPORTS_INPUT);
  void reviews.list.prefetch(REVIEWS_INPUT);
  void achievements.list.prefetch({});
}
