import { accountsRouter } from '../features/accounts/accounts.router.ts';
import { achievementsRouter } from '../features/achievements/achievements.router.ts';
import { attemptsRouter } from '../features/attempts/attempts.router.ts';
import { quizzesRouter } from '../features/quizzes/quizzes.router.ts';
import { reportsRouter } from '../features/reports/reports.router.ts';
import { reviewsRouter } from '../features/reviews/reviews.router.ts';
import { syncRouter } from '../features/sync/sync.router.ts';
import { createCallerFactory, router } from './procedures.ts';

/** Every capability of the server; routers bear the area's plural noun. */
export const appRouter = router({
  accounts: accountsRouter,
  achievements: achievementsRouter,
  attempts: attemptsRouter,
  quizzes: quizzesRouter,
  reports: reportsRouter,
  reviews: reviewsRouter,
  sync: syncRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
