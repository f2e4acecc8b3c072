import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { getSession } from '#lib/session.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';

/** Few people ever see it: home doesn't wait for it, and does without it where it can't be loaded. */
const DecisionsBanner = lazy(() =>
  import('#features/moderation/decisions-banner.tsx').catch(() => ({ default: () => null })),
);

const DailyChallenge = lazy(() => import('#features/daily-challenges/daily-challenge.tsx'));

/** As few have any; they come below the one thing to do. */
const HomeAssignments = lazy(() =>
  import('#features/assignments/home-assignments.tsx').catch(() => ({ default: () => null })),
);

const HomeMatch = lazy(() => import('#features/tournaments/home-match.tsx').catch(() => ({ default: () => null })));

export const Route = createFileRoute('/_app/')({
  beforeLoad: () => {
    if (getSession()?.user.role === 'admin') throw redirect({ to: '/admin' });
  },
  component: Home,
});

function Home() {
  return (
    <>
      <Suspense>
        <DecisionsBanner />
      </Suspense>
      <HomeScreen
        set={
          <>
            <Suspense fallback={<Skeleton className="h-44 rounded-card sm:h-36" />}>
              <DailyChallenge />
            </Suspense>
            <Suspense>
              <HomeMatch />
              <HomeAssignments />
            </Suspense>
          </>
        }
      />
    </>
  );
}
