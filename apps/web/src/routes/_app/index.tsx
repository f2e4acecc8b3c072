import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { getSession } from '#lib/session.ts';
import { lazyPart } from '#shell/lazy-part.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';

/** The banner is loaded lazily, because few people ever see it. */
const DecisionsBanner = lazyPart(() => import('#features/moderation/decisions-banner.tsx'));

const DailyChallenge = lazyPart(() => import('#features/daily-challenges/daily-challenge.tsx'));

/** Assignments are loaded lazily, because few learners have any; they appear below the main action. */
const HomeAssignments = lazyPart(() => import('#features/assignments/home-assignments.tsx'));

const HomeMatch = lazyPart(() => import('#features/tournaments/home-match.tsx'));

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
