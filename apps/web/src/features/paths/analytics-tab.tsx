import { masteryBandOf } from '@quorbit/contracts/paths/progress';
import type { PathAnalytics } from '@quorbit/contracts/paths/schema';
import { CheckCircle2, Clock, Route, TrendingUp } from 'lucide-react';
import { useId } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay } from '#ui/format-day.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { toHours } from './path-display.ts';
import { usePathAnalytics } from './paths.queries.ts';

interface AnalyticsTabProps {
  onOpen: (pathId: string, nodeId?: string) => void;
}

/** The tab with the learner's figures, strengths and upcoming reviews over all paths. */
export function AnalyticsTab({ onOpen }: AnalyticsTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <QueryView
        view={usePathAnalytics()}
        loading={{ label: 'Loading analytics...', shape: <TabSkeleton />, className: 'grid gap-4' }}
        failing={{ message: 'Failed to load analytics', reassurance: 'Your progress is safe.' }}
      >
        {(analytics) => <Figures analytics={analytics} onOpen={onOpen} />}
      </QueryView>
    </div>
  );
}

const ICON = { className: 'size-5 shrink-0 max-sm:hidden', 'aria-hidden': true } as const;
const STAT_GRID = 'grid grid-cols-2 gap-4 xl:grid-cols-4';
const LIST_GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2';

function Figures({ analytics, onOpen }: { analytics: PathAnalytics; onOpen: AnalyticsTabProps['onOpen'] }) {
  const { totalPaths, completedPaths, totalTimeSpent, averageProgress, strengths, weaknesses } = analytics;
  return (
    <>
      <div className={STAT_GRID}>
        <StatCard label="Learning Paths" value={`${totalPaths}`} basis="started" icon={<Route {...ICON} />} />
        <StatCard
          label="Completed"
          value={`${completedPaths}`}
          basis={`of ${totalPaths} started`}
          icon={<CheckCircle2 {...ICON} />}
        />
        <StatCard
          label="Time Invested"
          value={`${toHours(totalTimeSpent)}h`}
          basis="over all paths"
          icon={<Clock {...ICON} />}
        />
        <StatCard
          label="Avg Progress"
          value={`${averageProgress}%`}
          basis="over all paths"
          icon={<TrendingUp {...ICON} />}
        />
      </div>
      <div className={LIST_GRID}>
        <CompetencyNames
          title="Strengths"
          tone="success"
          names={strengths}
          emptyText="Complete more paths to identify strengths"
        />
        <CompetencyNames
          title="Areas to Improve"
          tone="warning"
          names={weaknesses}
          emptyText="Great job! No significant weaknesses identified"
        />
      </div>
      <UpcomingReviews reviews={analytics.upcomingReviews} onOpen={onOpen} />
    </>
  );
}

interface CompetencyNamesProps {
  title: string;
  tone: BadgeTone;
  names: readonly string[];
  /** The text shown if the card's list of competencies is empty. */
  emptyText: string;
}

/** A card that lists competencies by name. */
function CompetencyNames({ title, tone, names, emptyText }: CompetencyNamesProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {names.length === 0 ? (
        <p className="text-quiet">{emptyText}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="max-w-full">
              <Badge tone={tone} className="max-w-full">
                <span className="min-w-0 whitespace-normal wrap-anywhere">{name}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const BAND_TONES = { high: 'success', medium: 'warning', low: 'error' } as const;

interface UpcomingReviewsProps {
  reviews: PathAnalytics['upcomingReviews'];
  onOpen: AnalyticsTabProps['onOpen'];
}

/** The list of path nodes to review, with their dates. */
function UpcomingReviews({ reviews, onOpen }: UpcomingReviewsProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-lg">
        Upcoming Reviews
      </h2>
      {reviews.length === 0 ? (
        <p className="text-quiet">Complete a step, and we'll say here when to come back to it.</p>
      ) : (
        <ul className="divide-y divide-base-300">
          {reviews.map(({ pathId, pathTitle, nodeId, nodeTitle, reviewDate, mastery }) => (
            <li key={nodeId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
              <div className="min-w-0 grow basis-48">
                <p className="font-semibold wrap-anywhere">{pathTitle}</p>
                <p className="text-sm text-quiet wrap-anywhere">
                  {nodeTitle} · <time dateTime={reviewDate}>{formatDay(reviewDate)}</time>
                </p>
              </div>
              <Badge tone={BAND_TONES[masteryBandOf(mastery)]}>
                <span className="figures">{mastery}%</span> mastery
              </Badge>
              <Button onClick={() => onOpen(pathId, nodeId)}>
                Open<span className="sr-only"> {nodeTitle}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function TabSkeleton() {
  return (
    <>
      <div className={STAT_GRID}>
        <Skeletons count={4} className="h-32 rounded-card" />
      </div>
      <div className={LIST_GRID}>
        <Skeletons count={2} className="h-28 rounded-card" />
      </div>
      <Skeletons count={1} className="h-40 rounded-card" />
    </>
  );
}
