import { formatAnswerCount } from '@quorbit/contracts/analytics/format-headline';
import type { SessionList } from '@quorbit/contracts/analytics/schema';
import { Gauge, Sparkles, Timer } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ChartCardSkeleton } from '#ui/charts/chart-card.tsx';
import { Headline } from '#ui/headline.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useStudySessions } from './analytics.queries.ts';
import { CognitiveTable } from './cognitive-table.tsx';
import { formatInsight } from './format-insight.ts';
import { InsightCards } from './insight-cards.tsx';
import { LearningTab } from './learning-tab.tsx';
import { meanOf } from './session-figures.ts';
import { SessionOverview } from './session-overview.tsx';

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'cognitive', label: 'Cognitive' },
  { id: 'learning', label: 'Learning' },
  { id: 'insights', label: 'Insights' },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** The advanced analytics of the learner's last sessions: pace, fatigue, engagement, comprehension. */
export function AdvancedScreen() {
  return (
    <>
      <PageHeader title="Advanced Analytics" description="How you worked in your last quizzes, session by session." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <QueryView
          view={useStudySessions()}
          loading={{ label: 'Loading analytics', className: 'grid gap-6', shape: <ScreenSkeleton /> }}
          failing={{
            message: (
              <>
                <strong className="block">Unable to Load Analytics</strong>
                Failed to load analytics data. Please try again later.
              </>
            ),
            reassurance: 'Your results are safe.',
            again: { label: 'Try Again', go: () => window.location.reload() },
          }}
          isEmpty={({ sessions }) => sessions.length === 0}
          empty={
            <EmptyState
              action={
                <LinkButton to="/user/test" look="primary">
                  Choose a quiz
                </LinkButton>
              }
            >
              <strong className="block">No Analytics Data Available</strong>
              Complete some quizzes to see your advanced analytics and performance insights.
            </EmptyState>
          }
        >
          {(data) => <AdvancedContent data={data} />}
        </QueryView>
      </div>
    </>
  );
}

const ICON = { className: 'size-5 shrink-0', 'aria-hidden': true } as const;

function AdvancedContent({ data }: { data: SessionList }) {
  const [tab, setTab] = useState<TabId>('overview');
  const { sessions, insights } = data;
  const firstInsight = insights.find(({ value }) => value !== null);
  const answers = sessions.reduce((sum, session) => sum + session.answers, 0);
  return (
    <>
      {firstInsight ? (
        <Headline sentence={formatInsight(firstInsight)} basis={`From ${formatAnswerCount(firstInsight.answers)}.`} />
      ) : (
        <Headline sentence={formatScore(sessions)} basis={`From ${formatAnswerCount(answers)}.`} />
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <StatCard
          label="Sessions"
          value={String(sessions.length)}
          basis={sessions.length === 30 ? 'your last 30 quizzes' : 'finished quizzes'}
          icon={<Sparkles {...ICON} />}
        />
        <StatCard
          label="Avg Response"
          value={`${meanOf(sessions, 'responseTime').toFixed(1)} s`}
          basis={`from ${formatAnswerCount(answers)}`}
          icon={<Timer {...ICON} />}
        />
        <StatCard
          label="Engagement"
          value={`${meanOf(sessions, 'engagement').toFixed(1)} / 20`}
          basis="questions you answered"
          icon={<Gauge {...ICON} />}
        />
      </div>
      <Tabs label="Analytics" tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === 'overview' && <SessionOverview sessions={sessions} />}
        {tab === 'cognitive' && <CognitiveTable sessions={sessions} />}
        {tab === 'learning' && <LearningTab sessions={sessions} />}
        {tab === 'insights' && <InsightCards insights={insights} />}
      </Tabs>
    </>
  );
}

/** Formats the share of right answers over the last sessions as a sentence; no minimum number of answers is needed. */
function formatScore(sessions: SessionList['sessions']): string {
  const right = Math.round(meanOf(sessions, 'comprehension') * 100);
  if (sessions.length === 1) return `You got ${right}% right in your first session.`;
  return `You got ${right}% right in your last ${sessions.length} sessions.`;
}

function ScreenSkeleton() {
  return (
    <>
      <Skeleton className="h-36 rounded-tile" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Skeletons count={3} className="h-32 rounded-card" />
      </div>
      <ChartCardSkeleton />
    </>
  );
}
