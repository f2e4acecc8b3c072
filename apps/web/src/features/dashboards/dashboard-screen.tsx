import { TIME_RANGES, type TimeRange } from '@quorbit/contracts/analytics/time-ranges';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '#ui/chip.tsx';
import { formatTimeOfDay } from '#ui/format-time.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DashboardParts, DashboardSkeleton, SampleParts } from './dashboard-parts.tsx';
import { useDashboard, useOtherDashboard } from './dashboards.queries.ts';
import { RANGE_LABELS } from './range-labels.ts';
import { createSampleDashboard } from './sample-dashboard.ts';

interface DashboardScreenProps {
  range: TimeRange;
  onRange: (range: TimeRange) => void;
}

/** The premium dashboard with the learner's figures for a week, a month or a year. */
export function DashboardScreen({ range, onRange }: DashboardScreenProps) {
  const { view, failure, failed } = useDashboard(range);
  const other = useOtherDashboard(range, failed && view.state !== 'shown');
  return (
    <>
      <PageHeader
        title="Premium Dashboard"
        description="What your answers add up to, and what to do next."
        action={
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Time range</legend>
            {TIME_RANGES.map((timeRange) => (
              <Chip key={timeRange} pressed={timeRange === range} onClick={() => onRange(timeRange)}>
                {RANGE_LABELS[timeRange].chip}
              </Chip>
            ))}
          </fieldset>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {view.state === 'shown' && view.note && (
          <CachedNote>
            {ensureFullStop(failure)}{' '}
            {'at' in view.note && `Last updated ${formatTimeOfDay(new Date(view.note.at), new Date())}.`}
          </CachedNote>
        )}
        <QueryView
          view={view}
          loading={{
            label: 'Loading dashboard',
            className: 'grid grid-cols-[minmax(0,1fr)] gap-6',
            shape: <DashboardSkeleton />,
          }}
          failing={{ message: failure, reassurance: 'Your results are safe.' }}
          hideNote
        >
          {(data) => <DashboardParts data={data} />}
        </QueryView>
        {view.state === 'failing' && <FallbackDashboard range={range} other={other} />}
      </div>
    </>
  );
}

interface FallbackDashboardProps {
  range: TimeRange;
  other: DashboardView | null | undefined;
}

/** The replacement for a range that can't be loaded: the newest other range, or a sample if none was ever loaded. */
function FallbackDashboard({ range, other }: FallbackDashboardProps) {
  if (other === undefined) return null;
  if (other === null) return <SampleParts data={createSampleDashboard(range)} />;
  const [requestedLabel, otherLabel] = [range, other.timeRange].map((timeRange) =>
    RANGE_LABELS[timeRange].chip.toLowerCase(),
  );
  return (
    <>
      <CachedNote>
        This is your {otherLabel}. Your {requestedLabel} isn't on this device yet.
      </CachedNote>
      <DashboardParts data={other} />
    </>
  );
}

/** A note that the figures are from earlier, with the reason. */
function CachedNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 rounded-card border border-warning/40 bg-base-100 px-5 py-3">
      <CloudOff className="size-5 shrink-0 text-warning" aria-hidden="true" />
      <span>
        <strong>Showing cached data.</strong> {children}
      </span>
    </p>
  );
}

/** Appends a full stop where the text has no final punctuation; some texts of the contracts package lack it. */
function ensureFullStop(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
