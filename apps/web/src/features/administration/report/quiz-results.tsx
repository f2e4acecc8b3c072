import type { QuizResult } from '@quorbit/contracts/administration/schema';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { TABLE_LOADING } from '#ui/loading/table-loading.tsx';
import { useQuizResults } from './report.queries.ts';

const COLUMNS: readonly Column<QuizResult>[] = [
  {
    id: 'title',
    header: 'Quiz',
    isRowHeader: true,
    cell: ({ id, title }) => (
      <Link to="/admin/quiz/$id" params={{ id }} className="underline-offset-4 wrap-anywhere hover:underline">
        {title}
      </Link>
    ),
  },
  { id: 'category', header: 'Category', cell: ({ category }) => category },
  { id: 'author', header: 'Author', cell: ({ author }) => <span className="wrap-anywhere">{author ?? '–'}</span> },
  {
    id: 'questions',
    header: 'Questions',
    numeric: true,
    hiddenOnPhones: true,
    cell: ({ questionCount }) => questionCount,
  },
  { id: 'attempts', header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts.toLocaleString() },
  {
    id: 'average',
    header: 'Average',
    numeric: true,
    cell: ({ average }) => (average === null ? '–' : `${Math.round(average)}%`),
  },
];

/** A list of the quizzes that are taken, most attempts first. */
export function QuizResults() {
  return (
    <QueryView
      view={useQuizResults()}
      loading={{ ...TABLE_LOADING, label: 'Loading quizzes' }}
      failing={{ message: "The quizzes didn't load." }}
      empty={<EmptyState>Nobody has taken a quiz yet.</EmptyState>}
      more="Show more quizzes"
    >
      {(quizzes) => <DataTable caption="Quizzes" columns={COLUMNS} rows={quizzes} keyOf={({ id }) => id} />}
    </QueryView>
  );
}
