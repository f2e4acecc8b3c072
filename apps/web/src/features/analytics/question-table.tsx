import type { QuestionStatPage } from '@quorbit/contracts/analytics/schema';
import { useId } from 'react';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useQuestionStats } from './analytics.queries.ts';
import { LOAD_FAILURE } from './load-failure.ts';

type Stat = QuestionStatPage['items'][number];

const COLUMNS: readonly Column<Stat>[] = [
  {
    id: 'question',
    header: 'Question',
    isRowHeader: true,
    cell: ({ question }) => <span className="wrap-anywhere">{question}</span>,
  },
  { id: 'category', header: 'Topic', hiddenWhenNarrow: true, cell: ({ category }) => category },
  {
    id: 'correct',
    header: 'Correct %',
    numeric: true,
    cell: ({ correctPercent }) => correctPercent.toFixed(1),
    compare: (a, b) => a.correctPercent - b.correctPercent,
  },
  {
    id: 'time',
    header: 'Avg Time (s)',
    numeric: true,
    cell: ({ avgTime }) => avgTime.toFixed(1),
    compare: (a, b) => a.avgTime - b.avgTime,
  },
  {
    id: 'answered',
    header: 'Answered',
    numeric: true,
    cell: ({ answered }) => answered,
    compare: (a, b) => a.answered - b.answered,
  },
];

/** A table of the learner's results for each question, the hardest first. */
export function QuestionTable() {
  const titleId = useId();
  const view = useQuestionStats();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id={titleId} className="text-xl">
          Question stats
        </h2>
        <p className="text-quiet">The hardest for you first. Questions of sealed quizzes appear when the quiz ends.</p>
      </div>
      <QueryView
        view={view}
        loading={{
          label: 'Loading question stats',
          className: 'grid gap-2',
          shape: <Skeletons count={8} className="h-14" />,
        }}
        failing={LOAD_FAILURE}
        empty={<EmptyState>Questions appear here once you answer them.</EmptyState>}
        more="Show more questions"
      >
        {(stats) => (
          <DataTable
            caption="Question stats"
            columns={COLUMNS}
            rows={stats}
            keyOf={({ questionId }) => questionId}
            partialSortNote={
              view.state === 'shown' && view.more ? 'Only the questions shown so far are sorted.' : undefined
            }
          />
        )}
      </QueryView>
    </section>
  );
}
