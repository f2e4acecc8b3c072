import { TIME_RANGES, type TimeRange } from '@quorbit/contracts/analytics/time-ranges';
import { CloudOff } from 'lucide-react';
import { Chip } from '#ui/chip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { clockTime } from '#ui/time-words.ts';
import { DashboardParts, DashboardSkeleton, SampleParts } from './dashboard-parts.tsx';
import { useDashboard } from './dashboards.queries.ts';
import { RANGE_WORDS } from './range-words.ts';
import { sampleDashboard } from './sample.ts';

interface DashboardScreenProps {
  range: TimeRange;
  onRange: (range: TimeRange) => void;
}

/** How learning goes, in figures: a week, a month or a year. */
export function DashboardScreen({ range, onRange }: DashboardScreenProps) {
  const { view, failure } = useDashboard(range);
  return (
    <>
      <PageHeader
        title="Premium Dashboard"
        why="What your answers add up to, and what to do next."
        action={
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Time range</legend>
            {TIME_RANGES.map((one) => (
              <Chip key={one} pressed={one === range} onClick={() => onRange(one)}>
                {RANGE_WORDS[one].chip}
              </Chip>
            ))}
          </fieldset>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {view.state === 'shown' && view.note && <CachedNote at={'at' in view.note ? view.note.at : null} />}
        <QueryView
          view={view}
          loading={{
            label: 'Loading dashboard',
            className: 'grid grid-cols-[minmax(0,1fr)] gap-6',
            shape: <DashboardSkeleton />,
          }}
          failing={{ message: failure, kept: 'Your results are safe.' }}
          silent
        >
          {(data) => <DashboardParts data={data} />}
        </QueryView>
        {view.state === 'failing' && <SampleParts data={sampleDashboard(range)} />}
      </div>
    </>
  );
}

/** Says that these are the figures of the last answer. @param at milliseconds */
function CachedNote({ at }: { at: number | null }) {
  return (
    <p role="status" className="flex items-center gap-3 rounded-card border border-warning/40 bg-base-100 px-5 py-3">
      <CloudOff className="size-5 shrink-0 text-warning" aria-hidden="true" />
      <span>
        <strong>Showing cached data.</strong> {at !== null && `Last updated ${clockTime(new Date(at), new Date())}.`}
      </span>
    </p>
  );
}
