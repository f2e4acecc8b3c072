import { ChartCard } from '#ui/charts/chart-card.tsx';
import { PieChart } from '#ui/charts/charts.ts';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { countByComprehension, type SessionRow } from './session-figures.ts';

/** A tab with the comprehension of each session and the share of questions answered. */
export function LearningTab({ sessions }: { sessions: readonly SessionRow[] }) {
  const bands = countByComprehension(sessions);
  const [top] = [...bands].sort((a, b) => b.sessions - a.sessions);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ChartCard
        title="Comprehension"
        sentence={`${top?.sessions ?? 0} of ${sessions.length} sessions: ${top?.label.toLowerCase()} right.`}
        points={bands.length}
        empty={null}
        height="h-52"
        chart={
          <PieChart
            label="Sessions by comprehension"
            slices={bands.map(({ label, hue, sessions: value }) => ({ id: label, value, hue }))}
            middle={{ figure: sessions.length, unit: sessions.length === 1 ? 'session' : 'sessions' }}
          />
        }
        table={{
          columns: [
            { id: 'band', header: 'Right answers', isRowHeader: true, cell: ({ label }) => label },
            { id: 'sessions', header: 'Sessions', numeric: true, cell: ({ sessions: count }) => count },
          ],
          rows: bands,
          keyOf: ({ id }) => id,
        }}
      >
        <ul className="grid gap-1.5">
          {bands.map(({ id, label, hue, sessions: count }) => (
            <li key={id} className="flex items-center gap-2">
              <span data-category={hue} className="size-3 shrink-0 rounded-full bg-category" aria-hidden="true" />
              {label}
              <span className="figures ms-auto font-semibold">{count}</span>
            </li>
          ))}
        </ul>
      </ChartCard>
      <section aria-label="Sessions" className="rounded-card border border-base-300 bg-base-100 p-5">
        <h2 className="text-lg">Session by session</h2>
        <ul className="mt-4 grid gap-5">
          {sessions.map(({ id, title, createdAt, engagement, comprehension }) => (
            <li key={id} className="grid gap-2">
              <p className="flex justify-between gap-4">
                <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
                <span className="shrink-0 text-sm text-quiet">
                  <RelativeTime at={createdAt} />
                </span>
              </p>
              <Bar
                label="Engagement"
                name={title}
                value={engagement}
                max={20}
                words={`${engagement.toFixed(1)} / 20`}
              />
              <Bar
                label="Comprehension"
                name={title}
                value={comprehension}
                max={1}
                words={`${Math.round(comprehension * 100)}%`}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Bar({
  label,
  name,
  value,
  max,
  words,
}: {
  label: string;
  name: string;
  value: number;
  max: number;
  words: string;
}) {
  return (
    <div className="flex items-center gap-3 text-sm">
      <span className="w-32 shrink-0 text-quiet">{label}</span>
      <ProgressBar label={`${label}, ${name}`} value={value} max={max} valueText={words} className="flex-1" />
      <span className="figures w-16 shrink-0 text-end">{words}</span>
    </div>
  );
}
