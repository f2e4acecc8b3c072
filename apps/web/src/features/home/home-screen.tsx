import { type ComponentType, lazy, Suspense } from 'react';
import { useFreshUser } from '#lib/use-fresh-user.ts';
import { pageStands } from '#offline/page-stands.ts';
import { InstallBanner } from '#pwa/install-banner.tsx';
import { HomeHero } from './home-hero.tsx';
import { RecentReports } from './recent-reports.tsx';
import { SuggestedQuizzes } from './suggested-quizzes.tsx';

// What reads this device is large, and the page stands without it.
const DueReviews = lazy(() => onceItStands(() => import('./due-reviews.tsx')));
const OfflineReady = lazy(() => onceItStands(() => import('./offline-ready.tsx')));

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

/** Where the code cannot be fetched, the page goes without. */
async function onceItStands(load: () => Promise<{ default: ComponentType }>): Promise<{ default: ComponentType }> {
  await pageStands();
  return load().catch(() => ({ default: () => null }));
}
