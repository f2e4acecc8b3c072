import type { WrittenResults } from '@quorbit/contracts/written-tests/marking';
import { StatCard } from '#ui/stat-card.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { QuestionResults } from './question-results.tsx';
import { SittingResults } from './sitting-results.tsx';

interface ResultsProps {
  results: WrittenResults;
  offline: boolean;
}

/** The results of one test: figures, distribution, questions and learners. */
export function Results({ results, offline }: ResultsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Tiles results={results} />
      <DistributionChart distribution={results.distribution} />
      <section aria-labelledby="questions" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="questions" className="text-xl">
          Questions
        </h2>
        <QuestionResults results={results} />
      </section>
      <SittingResults results={results} offline={offline} />
    </div>
  );
}

function Tiles({
  results: { started, submitted, marked, published, mean, median, marks },
}: {
  results: WrittenResults;
}) {
  const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value)}%`);
  const basis = marked === 0 ? 'Nothing is marked yet' : `Of ${marks} marks`;
  return (
    <section
      aria-label="Figures"
      className="grid grid-cols-2 gap-3 *:first:max-xl:col-span-2 lg:grid-cols-3 xl:grid-cols-5"
    >
      <StatCard
        label="Started"
        value={started.toLocaleString('en')}
        basis={`${(started - submitted).toLocaleString('en')} still writing`}
      />
      <StatCard label="Submitted" value={submitted.toLocaleString('en')} basis="By learners or on time" />
      <StatCard
        label="Marked"
        value={marked.toLocaleString('en')}
        basis={`${published.toLocaleString('en')} published`}
      />
      <StatCard label="Mean" value={percent(mean)} basis={basis} />
      <StatCard label="Median" value={percent(median)} basis={basis} />
    </section>
  );
}
