import type { HardQuestion } from '@quorbit/contracts/administration/schema';
import { MIN_ANSWERS } from '@quorbit/contracts/quizzes/drafts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { TABLE_LOADING } from '#ui/loading/table-loading.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useHardestQuestions } from './report.queries.ts';

interface HardQuestionsProps {
  /** Renders the figures of one question, in a dialog that calls `onClose`. */
  renderFigures: (question: HardQuestion, onClose: () => void) => ReactNode;
}

/** A list of the questions that are answered right least often. */
export function HardQuestions({ renderFigures }: HardQuestionsProps) {
  const [selected, setSelected] = useState<HardQuestion | null>(null);
  const columns: readonly Column<HardQuestion>[] = [
    {
      id: 'question',
      header: 'Question',
      isRowHeader: true,
      cell: ({ question }) => (
        <span className="line-clamp-3 wrap-anywhere">
          <RichText>{question}</RichText>
        </span>
      ),
    },
    {
      id: 'quiz',
      header: 'Quiz',
      cell: ({ quizId, quizTitle }) => (
        <Link to="/admin/quiz/$id" params={{ id: quizId }} className="underline-offset-4 wrap-anywhere hover:underline">
          {quizTitle}
        </Link>
      ),
    },
    { id: 'answers', header: 'Answers', numeric: true, cell: ({ answered }) => answered.toLocaleString() },
    { id: 'right', header: 'Right', numeric: true, cell: ({ facility }) => `${Math.round(facility * 100)}%` },
    { id: 'time', header: 'Time', numeric: true, hiddenOnPhones: true, cell: ({ time }) => `${Math.round(time)} s` },
    {
      id: 'figures',
      header: 'Figures',
      actions: true,
      cell: (question) => (
        <Button onClick={() => setSelected(question)}>
          Figures<span className="sr-only"> of {question.question}</span>
        </Button>
      ),
    },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-sm text-quiet">
        Questions with fewer than {MIN_ANSWERS} answers are left out: too few to tell.
      </p>
      <QueryView
        view={useHardestQuestions()}
        loading={{ ...TABLE_LOADING, label: 'Loading questions' }}
        failing={{ message: "The questions didn't load." }}
        empty={<EmptyState>No question has {MIN_ANSWERS} answers yet.</EmptyState>}
        more="Show more questions"
      >
        {(questions) => (
          <DataTable
            caption="Difficult questions"
            columns={columns}
            rows={questions}
            keyOf={({ quizId, questionId }) => `${quizId}${questionId}`}
          />
        )}
      </QueryView>
      {selected && renderFigures(selected, () => setSelected(null))}
    </div>
  );
}
