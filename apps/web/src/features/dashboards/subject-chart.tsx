import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { ChartCard } from '#ui/charts/chart-card.tsx';
import { PieChart } from '#ui/charts/charts.ts';
import { CategoryMotif } from '#ui/pictures/category-motif.tsx';
import { toCategorySlug } from '#ui/pictures/category-slug.ts';
import { RANGE_LABELS } from './range-labels.ts';
import { formatAttempts } from './stat-cards.tsx';

/** The chart shows at most this many subjects, the best first. */
const MAX_SUBJECTS = 8;

/** The chart of the mean score by subject. */
export function SubjectChart({ data }: { data: DashboardView }) {
  const subjects = data.categories.slice(0, MAX_SUBJECTS);
  const [best] = subjects;
  return (
    <ChartCard
      title="Subject performance"
      sentence={
        best
          ? `${best.category} went best ${RANGE_LABELS[data.timeRange].within}: ${best.average.toFixed(1)}% from ${formatAttempts(best.attempts)}.`
          : 'Subjects appear here once you finish a quiz.'
      }
      points={subjects.length}
      empty={<p className="max-w-72 text-balance text-quiet">No subject in these days.</p>}
      singlePoint={
        best && (
          <>
            <span
              data-category={toCategorySlug(best.category)}
              className="grid size-28 place-items-center rounded-full bg-category-soft"
            >
              <CategoryMotif category={best.category} className="size-14 text-category-ink" />
            </span>
            <p className="max-w-72 text-balance text-quiet">One subject so far. A second one makes it a ring.</p>
          </>
        )
      }
      height="h-56"
      chart={
        <PieChart
          label="Mean score by subject"
          // The minimum of 1 keeps a visible slice for a subject with only zeros.
          slices={subjects.map(({ category, average }) => ({
            id: category,
            value: Math.max(1, average),
            hue: toCategorySlug(category),
          }))}
          middle={{ figure: subjects.length, unit: 'subjects' }}
        />
      }
      table={{
        columns: [
          { id: 'category', header: 'Subject', isRowHeader: true, cell: ({ category }) => category },
          { id: 'average', header: 'Mean score', numeric: true, cell: ({ average }) => `${average.toFixed(1)}%` },
          { id: 'attempts', header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
        ],
        rows: subjects,
        keyOf: ({ category }) => category,
      }}
    >
      <ul className="grid gap-x-5 gap-y-1.5 sm:grid-cols-2">
        {subjects.map(({ category, average }) => (
          <li key={category} className="flex min-w-0 items-center gap-2">
            <span
              data-category={toCategorySlug(category)}
              className="size-3 shrink-0 rounded-full bg-category"
              aria-hidden="true"
            />
            <span className="min-w-0 truncate">{category}</span>
            <span className="figures ms-auto font-semibold">{average.toFixed(1)}%</span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
