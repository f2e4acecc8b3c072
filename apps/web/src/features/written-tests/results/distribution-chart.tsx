import { ChartCard } from '#ui/charts/chart-card.tsx';
import { BarChart } from '#ui/charts/charts.ts';
import { formatBin, formatDistribution } from './format-results.ts';

/** A chart of the number of learners in each tenth of the percentage scale. */
export function DistributionChart({ distribution }: { distribution: readonly number[] }) {
  const bins = distribution.map((value, bin) => ({
    id: String(bin),
    label: formatBin(bin, distribution.length),
    value,
  }));
  const marked = distribution.some((count) => count > 0);
  return (
    <ChartCard
      title="Distribution"
      sentence={formatDistribution(distribution)}
      points={marked ? bins.length : 0}
      empty={
        <p className="max-w-72 text-balance text-quiet">Learners appear here once all their answers are marked.</p>
      }
      chart={<BarChart label="Learners by percent" bars={bins} format={String} />}
      table={{
        columns: [
          { id: 'percent', header: 'Percent', isRowHeader: true, cell: ({ label }) => label },
          { id: 'learners', header: 'Learners', numeric: true, cell: ({ value }) => value },
        ],
        rows: bins,
        keyOf: ({ id }) => id,
      }}
    />
  );
}
