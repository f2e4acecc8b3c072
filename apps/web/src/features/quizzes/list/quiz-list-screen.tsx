import type { ReactNode } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useLocalQuizzes } from '../use-local-quizzes.ts';
import { QuizFilterBar } from './quiz-filter-bar.tsx';
import type { FilterChanges, QuizFilters } from './quiz-filters.ts';
import { QuizList } from './quiz-list.tsx';

interface QuizListScreenProps {
  /** Quizzes with an open attempt on this device; null until that is known. */
  open: ReadonlySet<string> | null;
  /** Shown first: the attempts that can be continued. */
  attempts: ReactNode;
  filters: QuizFilters;
  /** Changes single filters; '' takes one away. */
  onFilter: (changes: FilterChanges) => void;
  onClear: () => void;
}

/** Every quiz that the person may take. */
export function QuizListScreen({ open, attempts, filters, onFilter, onClear }: QuizListScreenProps) {
  const local = useLocalQuizzes();
  return (
    <>
      <PageHeader
        title="Quizzes"
        description="Pick one and answer at your own pace."
        action={<LinkButton to="/written-tests">Written tests</LinkButton>}
      />
      {/* What was begun comes first, so nothing is shown until that is known: it would push everything down. */}
      <div className={`grid gap-6 ${open === null ? 'invisible' : ''}`}>
        {attempts}
        <QuizFilterBar filters={filters} local={local ?? []} onFilter={onFilter} />
        <QuizList filters={filters} local={local} open={open ?? new Set()} onClear={onClear} />
      </div>
    </>
  );
}
