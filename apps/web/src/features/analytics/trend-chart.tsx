import type { ScoreTrend } from '@quorbit/contracts/analytics/schema';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ChartCard, ChartCardSkeleton } from '#ui/charts/chart-card.tsx';
import { LineChart } from '#ui/charts/charts.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { useScoreTrends } from './analytics.queries.ts';
import { formatDate } from './format-date.ts';
import { LOAD_FAILURE } from './load-failure.ts';

/** A chart of the mean score of each day. */
export function TrendChart() {
  return (
    <QueryView
      view={useScoreTrends()}
      loading={{ label: 'Loading score trend', shape: <ChartCardSkeleton /> }}
      failing={LOAD_FAILURE}
    >
      {(days) => <Trend days={days} />}
    </QueryView>
  );
}

function Trend({ days }: { days: readonly ScoreTrend[] }) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <ChartCard
      title="Score trend"
      sentence={formatTrend(days)}
      points={days.length}
      empty={
        <>
          <p className="max-w-72 text-balance text-quiet">Finish a quiz to start your trend.</p>
          <LinkButton to="/user/test">Choose a quiz</LinkButton>
        </>
      }
      singlePoint={
        first && (
          <>
            <ProgressRing label={`Mean score, ${formatDate(first.date)}`} value={first.avgScore / 100}>
              <span className="figures font-display text-xl font-bold">{first.avgScore.toFixed(0)}%</span>
            </ProgressRing>
            <p className="max-w-72 text-balance text-quiet">One day so far. One more and you'll see a trend.</p>
          </>
        )
      }
      chart={
        last && (
          <LineChart
            label="Mean score by day"
            points={days.map(({ date, avgScore }) => ({ id: date, label: formatDate(date), value: avgScore }))}
            max={100}
            format={(value) => `${value}%`}
          />
        )
      }
      table={{
        columns: [
          { id: 'date', header: 'Day', isRowHeader: true, cell: ({ date }) => formatDate(date) },
          { id: 'score', header: 'Mean score', numeric: true, cell: ({ avgScore }) => `${avgScore.toFixed(1)}%` },
          { id: 'quizzes', header: 'Attempts', numeric: true, cell: ({ quizzes }) => quizzes },
        ],
        rows: days,
        keyOf: ({ date }) => date,
      }}
    />
  );
}

/** Puts score trends into a sentence that compares the newer half of the days with the older half. */
export function formatTrend(days: readonly ScoreTrend[]): string {
  const attempts = days.reduce((sum, { quizzes }) => sum + quizzes, 0);
  if (attempts === 0) return 'No attempts yet.';
  const basis = `from ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} on ${days.length} ${days.length === 1 ? 'day' : 'days'}`;
  const half = days.length >> 1;
  const mean = (part: readonly ScoreTrend[]) =>
    part.reduce((sum, { avgScore, quizzes }) => sum + avgScore * quizzes, 0) /
    part.reduce((sum, { quizzes }) => sum + quizzes, 0);
  const change = half === 0 ? 0 : Math.round(mean(days.slice(-half)) - mean(days.slice(0, half)));
  if (change === 0) return `${mean(days).toFixed(1)}% on average, ${basis}.`;
  return `Your scores are ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'}, ${basis}.`;
}
