import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ChartCard } from '#ui/charts/chart-card.tsx';
import { LineChart } from '#ui/charts/charts.ts';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { RANGE_LABELS } from './range-labels.ts';
import { formatAttempts } from './stat-cards.tsx';

const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH_FORMAT = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const LABEL_FORMATS = { week: DAY_FORMAT, month: DATE_FORMAT, year: MONTH_FORMAT };
const TITLES = { week: 'Weekly progress', month: 'Monthly progress', year: 'Yearly progress' };

function formatLabel(from: string, timeRange: DashboardView['timeRange']): string {
  return LABEL_FORMATS[timeRange].format(new Date(`${from}T00:00:00Z`));
}

/** The chart of the mean score over time. */
export function ProgressChart({ data }: { data: DashboardView }) {
  const { timeRange, progress } = data;
  const points = progress.map(({ from, average, attempts }) => ({
    id: from,
    label: formatLabel(from, timeRange),
    value: average,
    attempts,
  }));
  const scored = points.filter(({ value }) => value !== null);
  const [only] = scored;
  return (
    <ChartCard
      title={TITLES[timeRange]}
      sentence={formatProgress(data)}
      points={scored.length}
      empty={
        <>
          <p className="max-w-72 text-balance text-quiet">Finish a quiz to start your trend.</p>
          <LinkButton to="/user/test">Choose a quiz</LinkButton>
        </>
      }
      singlePoint={
        only && (
          <>
            <ProgressRing label={`Mean score, ${only.label}`} value={(only.value ?? 0) / 100}>
              <span className="figures font-display text-xl font-bold">{(only.value ?? 0).toFixed(0)}%</span>
            </ProgressRing>
            <p className="max-w-72 text-balance text-quiet">{only.label} so far. One more and you'll see a trend.</p>
          </>
        )
      }
      chart={<LineChart label="Mean score by day" points={points} max={100} format={(value) => `${value}%`} />}
      table={{
        columns: [
          {
            id: 'from',
            header: timeRange === 'year' ? 'Month' : 'Day',
            isRowHeader: true,
            cell: ({ id, label }) =>
              timeRange === 'week' ? `${label}, ${DATE_FORMAT.format(new Date(`${id}T00:00:00Z`))}` : label,
          },
          { id: 'mean', header: 'Mean score', numeric: true, cell: ({ value }) => `${(value ?? 0).toFixed(1)}%` },
          { id: 'attempts', header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
        ],
        rows: scored,
        keyOf: ({ id }) => id,
      }}
    />
  );
}

function formatProgress({ attempts, averageScore, timeRange, progress }: DashboardView): string {
  const { within } = RANGE_LABELS[timeRange];
  if (attempts === 0) return `No quiz finished ${within}.`;
  const scored = progress.filter(({ average }) => average !== null);
  const [first, last] = [scored[0], scored.at(-1)];
  const basis = `from ${formatAttempts(attempts)}`;
  if (!first || !last || scored.length < 2) return `${averageScore.toFixed(1)}% on average, ${basis}.`;
  const formatPoint = ({ from, average }: typeof first) =>
    `${average}% ${timeRange === 'year' ? 'in' : 'on'} ${formatLabel(from, timeRange)}`;
  return `From ${formatPoint(first)} to ${formatPoint(last)}, ${basis}.`;
}
