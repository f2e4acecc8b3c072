import { dailyGoalOf } from '@quorbit/contracts/settings/daily-goal';
import { interestsOf } from '@quorbit/contracts/settings/interests';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { waitForFirstPaint, waitUntilReadable } from '#offline/first-paint.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { RailLayout } from '#ui/rail.tsx';
import { useFreshUser } from '../accounts/use-fresh-user.ts';
import { Hero } from './hero.tsx';
import type { DeviceReading } from './home-data.ts';
import { HomeRail } from './home-rail.tsx';
import { MoreQuizzes } from './more-quizzes.tsx';
import { RecentAchievements } from './recent-achievements.tsx';
import { RecentReports } from './recent-reports.tsx';
import { useHome } from './use-home.ts';
import { useHomePrompt } from './use-home-prompt.ts';
import { useLastHome } from './use-last-home.ts';
import { useMinute } from './use-minute.ts';

// The code that reads the device's data is large, so on a device without data the page is shown first.
const HomeReader = lazy(async () => {
  await waitUntilReadable();
  return import('./home-reader.tsx').catch(() => ({ default: NoReader }));
});
// The install banner is loaded after the first paint, because few users are offered it and it's the last thing on the
// page.
const InstallBanner = lazy(async () => {
  await waitForFirstPaint();
  const loaded = await import('#pwa/install-banner.tsx').catch(() => null);
  return { default: loaded?.InstallBanner ?? Empty };
});

/**
 * The learner's home page: one prompt, the learner's progress and the latest results.
 * @param set tasks that others set for the learner, shown before the app's recommendations.
 */
export function HomeScreen({ set }: { set?: ReactNode }) {
  const user = useFreshUser();
  const now = useMinute();
  const { view, offline, open, onRead, hasNoStorage } = useHome(now);
  const data = view.state === 'shown' ? view.data : null;
  const facts = data && {
    ...data,
    now,
    timeZone: user.timeZone,
    goal: dailyGoalOf(user),
    interests: interestsOf(user),
    offline,
    open,
  };
  const prompt = useHomePrompt(facts);
  useLastHome(user.id, { settled: prompt !== null || view.state === 'failing', shown: prompt !== null });
  return (
    <>
      <PageTitle title="Dashboard" />
      <Suspense>
        <HomeReader now={now} offline={offline} onRead={onRead} />
      </Suspense>
      <RailLayout
        label="Your progress"
        header={<Hero user={user} now={now} view={view} prompt={prompt} />}
        rail={<HomeRail user={user} now={now} data={data} hasNoStorage={hasNoStorage} />}
      >
        {set}
        <MoreQuizzes view={view} facts={facts} prompt={prompt} />
        <RecentReports view={view} offline={offline} />
        <RecentAchievements view={view} />
        <Suspense>
          <InstallBanner />
        </Suspense>
      </RailLayout>
    </>
  );
}

/** Replaces `HomeReader` when its code can't be loaded: it reports a device without data. */
function NoReader({ onRead }: { now: Date; onRead: (reading: DeviceReading) => void }) {
  useEffect(() => onRead({ data: null, complete: false, open: [] }), [onRead]);
  return null;
}

const Empty = () => null;
