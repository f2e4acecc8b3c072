import { getSession } from '#lib/session.ts';
import type { TrpcUtils } from '#lib/trpc.ts';
import { holdsData } from '#offline/page-stands.ts';
import { QUIZZES, REPORTS, REVIEWS } from './home-inputs.ts';

type EarlyUtils = Pick<TrpcUtils, 'accounts' | 'quizzes' | 'reports' | 'reviews' | 'achievements'>;

/**
 * Asks the server what home is going to ask, while home's code is on its way; where this device has the answers, nothing.
 */
export async function askEarly({ accounts, quizzes, reports, reviews, achievements }: EarlyUtils): Promise<void> {
  const user = getSession()?.user;
  if (!user || user.role === 'admin' || (await holdsData(user.id))) return;
  void accounts.me.prefetch();
  void quizzes.list.prefetch(QUIZZES);
  void reports.list.prefetch(REPORTS);
  void reviews.list.prefetch(REVIEWS);
  void achievements.list.prefetch({});
}
