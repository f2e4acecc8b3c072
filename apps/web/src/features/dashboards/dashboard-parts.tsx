import { formatHeadline } from '@quorbit/contracts/analytics/format-headline';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { lazy, Suspense } from 'react';
import { waitForFirstPaint } from '#offline/first-paint.ts';
import { ChartCardSkeleton } from '#ui/charts/chart-card.tsx';
import { Headline } from '#ui/headline.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { RailLayout } from '#ui/rail.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { LatestAchievements } from './latest-achievements.tsx';
import { NextSteps } from './next-steps.tsx';
import { ProgressChart } from './progress-chart.tsx';
import { StatCards } from './stat-cards.tsx';
import { SubjectChart } from './subject-chart.tsx';

// The install banner is loaded after the first paint, because few users are offered it and it's the last thing on the
// page.
const InstallBanner = lazy(async () => {
  await waitForFirstPaint();
  const loaded = await import('#pwa/install-banner.tsx').catch(() => null);
  return { default: loaded?.InstallBanner ?? Empty };
});
const Empty = () => null;

/** The complete dashboard: headline, figures, charts and recommendations. */
export function DashboardParts({ data }: { data: DashboardView }) {
  const { headline } = data;
  const trend = headline.kind === 'moved' ? (headline.points > 0 ? 'up' : 'down') : null;
  return (
    <>
      <Headline {...formatHeadline(headline)} trend={trend} />
      <StatCards data={data} />
      <RailLayout
        label="What's next"
        header={<ProgressChart data={data} />}
        rail={
          <>
            <NextSteps steps={data.recommendations} />
            <LatestAchievements unlocked={data.recentAchievements} />
          </>
        }
      >
        <SubjectChart data={data} />
        <FeatureCards />
        <Suspense>
          <InstallBanner />
        </Suspense>
      </RailLayout>
    </>
  );
}

/** The sample dashboard: figures and charts without recommendations, labelled as sample data. */
export function SampleParts({ data }: { data: DashboardView }) {
  return (
    <section aria-label="Sample data" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="font-semibold">Sample data: this is what your dashboard will look like.</p>
      <StatCards data={data} />
      <ProgressChart data={data} />
      <SubjectChart data={data} />
    </section>
  );
}

export function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="h-36 rounded-tile" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Skeletons count={4} className="h-32 rounded-card" />
      </div>
      <RailLayout
        label="Loading"
        header={<ChartCardSkeleton />}
        rail={<Skeletons count={2} className="h-96 rounded-card" />}
      >
        <ChartCardSkeleton height="h-56" />
      </RailLayout>
    </>
  );
}
