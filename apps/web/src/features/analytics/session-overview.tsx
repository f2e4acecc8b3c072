import { ChartCard } from '#ui/charts/chart-card.tsx';
import { LineChart } from '#ui/charts/charts.ts';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { formatDate } from './format-date.ts';
import { meanOf, type SessionRow } from './session-figures.ts';

/** An overview of sessions: the means, and charts of response time and engagement from session to session. */
export function SessionOverview({ sessions }: { sessions: readonly SessionRow[] }) {
  const comprehension = meanOf(sessions, 'comprehension');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      <div className="flex items-center gap-5 rounded-card border border-base-300 bg-base-100 p-5 xl:col-span-2">
        <ProgressRing label="Comprehension rate" value={comprehension} className="size-24">
          <span className="figures font-display text-xl font-bold">{Math.round(comprehension * 100)}%</span>
        </ProgressRing>
        <div className="min-w-0">
          <h2 className="text-lg">Comprehension rate</h2>
          <p className="text-quiet">
            Your share of right answers. You take {meanOf(sessions, 'responseTime').toFixed(1)} s per answer, with an
            engagement of {meanOf(sessions, 'engagement').toFixed(1)} out of 20.
          </p>
        </div>
      </div>
      <SessionLine
        title="Response time"
        figure="responseTime"
        header="Seconds per answer"
        format={(value) => `${value} s`}
        sessions={sessions}
      />
      <SessionLine
        title="Engagement"
        figure="engagement"
        header="Engagement, of 20"
        format={String}
        max={20}
        sessions={sessions}
      />
    </div>
  );
}

interface SessionLineProps {
  title: string;
  figure: 'responseTime' | 'engagement';
  header: string;
  max?: number;
  format: (value: number) => string;
  /** The sessions to chart, newest first. */
  sessions: readonly SessionRow[];
}

function SessionLine({ title, figure, header, max, format, sessions }: SessionLineProps) {
  const oldestFirst = sessions.toReversed();
  const [single] = oldestFirst;
  return (
    <ChartCard
      title={title}
      sentence={formatLine(
        oldestFirst.map((session) => session[figure]),
        format,
      )}
      points={sessions.length}
      empty={null}
      singlePoint={
        single && (
          <>
            <p className="figures font-display text-4xl font-bold">{format(single[figure])}</p>
            <p className="max-w-72 text-balance text-quiet">One session so far. One more and you'll see a trend.</p>
          </>
        )
      }
      chart={
        <LineChart
          label={`${title} by session`}
          points={oldestFirst.map((session) => ({
            id: session.id,
            label: formatDate(session.createdAt.slice(0, 10)),
            value: session[figure],
          }))}
          {...(max !== undefined && { max })}
          format={format}
        />
      }
      table={{
        columns: [
          { id: 'session', header: 'Session', isRowHeader: true, cell: ({ title: quiz }) => quiz },
          { id: 'date', header: 'Day', cell: ({ createdAt }) => formatDate(createdAt.slice(0, 10)) },
          { id: 'figure', header, numeric: true, cell: (session) => session[figure].toFixed(1) },
        ],
        rows: oldestFirst,
        keyOf: ({ id }) => id,
      }}
    />
  );
}

/**
 * Puts the mean and the range of a figure over sessions into a sentence.
 * @param values oldest first, at least one.
 */
function formatLine(values: readonly number[], format: (value: number) => string): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = `between ${format(Math.min(...values))} and ${format(Math.max(...values))}`;
  return `${format(Math.round(mean * 10) / 10)} on average, ${spread}, over ${values.length} ${values.length === 1 ? 'session' : 'sessions'}.`;
}
