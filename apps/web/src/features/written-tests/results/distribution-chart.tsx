import { ChartCard } from '#ui/charts/chart-card.tsx';
import { BarChart } from '#ui/charts/charts.ts';
import { binLabel, distributionWords } from './result-words.ts';

/** How many learners are in each tenth of the scale. */
export function DistributionChart({ distribution }: { distribution: readonly number[] }) {
  const bins = distribution.map((value, bin) => ({
    id: String(bin),
    label: binLabel(bin, distribution.length),
    value,
  }));
  const marked = distribution.some((count) => count > 0);
  return (
    <ChartCard
      title="Distribution"
      sentence={distributionWords(distribution)}
      points={marked ? bins.length : 0}
      none={<p className="max-w-72 text-balance text-quiet">Learners appear here once all their answers are marked.</p>}
      chart={<BarChart label="Learners by percent" bars={bins} format={String} />}
      table={{
        columns: [
          { id: 'percent', header: 'Percent', names: true, cell: ({ label }) => label },
          { id: 'learners', header: 'Learners', numeric: true, cell: ({ value }) => value },
        ],
        rows: bins,
        keyOf: ({ id }) => id,
      }}
    />
  );
}
