import { PageHeader } from '#ui/page-header.tsx';
import { QuestionTable } from './question-table.tsx';
import { TopicChart } from './topic-chart.tsx';
import { TrendChart } from './trend-chart.tsx';

/** How scores went, which topics go well, and which questions don't. */
export function AnalyticsScreen() {
  return (
    <>
      <PageHeader title="Quiz Analytics" why="How your scores went, and where you lose them." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
          <TrendChart />
          <TopicChart />
        </div>
        <QuestionTable />
      </div>
    </>
  );
}
