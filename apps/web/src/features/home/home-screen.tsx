import { lazy, Suspense } from 'react';
import { useFreshUser } from '#lib/use-fresh-user.ts';
import { InstallBanner } from '#pwa/install-banner.tsx';
import { HomeHero } from './home-hero.tsx';
import { RecentReports } from './recent-reports.tsx';
import { SuggestedQuizzes } from './suggested-quizzes.tsx';

// What plans reviews is large, and the page stands without it.
const DueReviews = lazy(() => import('./due-reviews.tsx').catch(() => ({ default: () => null })));
const OfflineReady = lazy(() => import('./offline-ready.tsx').catch(() => ({ default: () => null })));

/** Where learners start: how far they are, one thing to do now, what they did last. */
export function HomeScreen() {
  const user = useFreshUser();
  return (
    <div className="grid gap-8 lg:gap-10">
      <HomeHero user={user} now={new Date()} />
      <Suspense>
        <DueReviews />
        <OfflineReady />
      </Suspense>
      <SuggestedQuizzes />
      <RecentReports />
      <InstallBanner />
    </div>
  );
}
