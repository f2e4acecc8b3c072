import { Headline } from '#ui/headline.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useHeadline } from '../dashboards/use-headline.ts';
import { QuestionTable } from './question-table.tsx';
import { TopicChart } from './topic-chart.tsx';
import { TrendChart } from './trend-chart.tsx';

/** The learner's analytics: scores over time, accuracy by topic, and each question's results. */
export function AnalyticsScreen() {
  const { loading, current: headline } = useHeadline();
  return (
    <>
      <PageHeader title="Quiz Analytics" description="How your scores went, and where you lose them." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
        {headline ? <Headline {...headline} /> : loading && <Skeleton className="h-36 rounded-tile" />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
          <TrendChart />
          <TopicChart />
        </div>
        <QuestionTable />
      </div>
    </>
  );
}
