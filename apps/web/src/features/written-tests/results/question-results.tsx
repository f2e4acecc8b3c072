import type { WrittenResults } from '@quorbit/contracts/written-tests/marking';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { formatPoints } from './format-results.ts';

type QuestionResult = WrittenResults['questions'][number];

/** A table of each question's results. */
export function QuestionResults({ results: { test, questions } }: { results: WrittenResults }) {
  const columns: readonly Column<QuestionResult>[] = [
    {
      id: 'prompt',
      header: 'Question',
      isRowHeader: true,
      cell: (question) => (
        <Link
          to="/admin/written-test/marking/$id"
          params={{ id: test.id }}
          search={{ question: question.id }}
          className="line-clamp-3 underline-offset-4 wrap-anywhere hover:underline md:min-w-56"
        >
          {questions.indexOf(question) + 1}. <RichText>{question.prompt}</RichText>
        </Link>
      ),
    },
    { id: 'mean', header: 'Mean', cell: (question) => <Mean question={question} /> },
    { id: 'blank', header: 'Blank', numeric: true, cell: ({ blank }) => blank.toLocaleString('en') },
    { id: 'words', header: 'Mean words', numeric: true, cell: ({ meanWords }) => meanWords ?? '–' },
    { id: 'toMark', header: 'To mark', numeric: true, cell: ({ toMark }) => toMark.toLocaleString('en') },
  ];
  return <DataTable caption="Questions" columns={columns} rows={questions} keyOf={({ id }) => id} />;
}

function Mean({ question: { prompt, mean, marks } }: { question: QuestionResult }) {
  if (mean === null) return '–';
  const words = `${formatPoints(mean)} of ${marks}`;
  return (
    <span className="grid w-32 gap-1">
      <span className="figures">{words}</span>
      <ProgressBar label={`Mean of ${prompt}`} value={mean} max={marks} valueText={words} />
    </span>
  );
}
