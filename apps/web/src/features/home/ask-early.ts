import type { TrpcUtils } from '#lib/server/trpc.ts';
import { QUIZZES, REPORTS, REVIEWS } from './home-inputs.ts';

type EarlyUtils = Pick<TrpcUtils, 'accounts' | 'quizzes' | 'reports' | 'reviews' | 'achievements'>;

/** Takes up what public/theme.js asked the server for home, while home's code is on its way. */
export function askEarly({ accounts, quizzes, reports, reviews, achievements }: EarlyUtils): void {
  if (!window.earlyCall) return;
  void accounts.me.prefetch();
  void quizzes.list.prefetch(QUIZZES);
  void reports.list.prefetch(REPORTS);
  void reviews.list.prefetch(REVIEWS);
  void achievements.list.prefetch({});
}
