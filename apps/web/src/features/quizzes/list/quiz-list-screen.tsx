import type { ReactNode } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useLocalQuizzes } from '../use-local-quizzes.ts';
import { QuizFilterBar } from './quiz-filter-bar.tsx';
import type { FilterChanges, QuizFilters } from './quiz-filters.ts';
import { QuizList } from './quiz-list.tsx';

interface QuizListScreenProps {
  /** The ids of the quizzes with an open attempt on this device; null until they are known. */
  open: ReadonlySet<string> | null;
  /** The list of attempts that can be continued, shown above the quizzes. */
  attempts: ReactNode;
  filters: QuizFilters;
  /** Changes the given filters; an empty string removes a filter. */
  onFilter: (changes: FilterChanges) => void;
  onClear: () => void;
}

/** The screen that lists every quiz the learner may take. */
export function QuizListScreen({ open, attempts, filters, onFilter, onClear }: QuizListScreenProps) {
  const local = useLocalQuizzes();
  return (
    <>
      <PageHeader
        title="Quizzes"
        description="Pick one and answer at your own pace."
        action={<LinkButton to="/written-tests">Written tests</LinkButton>}
      />
      {/* The content is hidden until the open attempts are known, because they are shown first and would push
          everything down. */}
      <div className={`grid gap-6 ${open === null ? 'invisible' : ''}`}>
        {attempts}
        <QuizFilterBar filters={filters} local={local ?? []} onFilter={onFilter} />
        <QuizList filters={filters} local={local} open={open ?? new Set()} onClear={onClear} />
      </div>
    </>
  );
}
