import { levelOf, toPointRange, toPoints } from '@quorbit/contracts/adaptive-quizzes/levels';
import type { Estimate } from '@quorbit/contracts/adaptive-quizzes/model';
import type { AdaptiveAnswer } from '@quorbit/contracts/adaptive-quizzes/schema';
import { ChartCard } from '#ui/charts/chart-card.tsx';
import { LineChart } from '#ui/charts/charts.ts';
import { formatPoints, rangeLabelOf } from './format-estimate.ts';

/** A chart of how the estimate moved with each answer. */
export function LevelPath({ answers }: { answers: readonly AdaptiveAnswer[] }) {
  const points = answers.map(({ estimate, correct }, index) => ({
    id: String(index + 1),
    label: String(index + 1),
    value: estimate && toPoints(estimate.ability),
    ...(estimate && { range: toPointRange(estimate) }),
    estimate,
    correct,
  }));
  const counted = points.flatMap(({ estimate, ...point }) => (estimate ? { ...point, estimate } : []));
  return (
    <ChartCard
      title="Path of levels"
      sentence={formatPath(counted)}
      points={counted.length}
      empty={<p className="max-w-72 text-balance text-quiet">No answer counts, so there's no path to show.</p>}
      singlePoint={<p className="max-w-72 text-balance text-quiet">A path takes two answers.</p>}
      chart={<LineChart label="Estimate after each question" points={points} max={100} format={String} />}
      table={{
        columns: [
          { id: 'question', header: 'Question', isRowHeader: true, cell: ({ label }) => label },
          { id: 'answer', header: 'Answer', cell: ({ correct }) => (correct ? 'Right' : 'Wrong') },
          { id: 'level', header: 'Level', cell: ({ estimate }) => levelOf(estimate.ability) },
          { id: 'points', header: 'Estimate', numeric: true, cell: ({ estimate }) => formatPoints(estimate) },
        ],
        rows: counted,
        keyOf: ({ id }) => id,
      }}
    >
      <p className="text-sm text-quiet">
        After each question, from 0 to 100. The band is the {rangeLabelOf(counted.at(-1)?.estimate)}.
      </p>
    </ChartCard>
  );
}

function formatPath(counted: readonly { estimate: Estimate }[]): string {
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return 'Nothing counts yet.';
  if (counted.length === 1) return `${formatPoints(first.estimate)} after one answer.`;
  return `From ${formatPoints(first.estimate)} after the first answer to ${formatPoints(last.estimate)} after the last.`;
}
