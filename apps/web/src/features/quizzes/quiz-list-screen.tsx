import { PageHeader } from '#ui/page-header.tsx';
import { OpenAttempts } from './open-attempts.tsx';
import { QuizFilterBar } from './quiz-filter-bar.tsx';
import type { FilterChanges, QuizFilters } from './quiz-filters.ts';
import { QuizList } from './quiz-list.tsx';

interface QuizListScreenProps {
  filters: QuizFilters;
  /** Changes single filters; '' takes one away. */
  onFilter: (changes: FilterChanges) => void;
  onClear: () => void;
}

/** Every quiz that the person may take. */
export function QuizListScreen({ filters, onFilter, onClear }: QuizListScreenProps) {
  return (
    <>
      <PageHeader title="Quizzes" why="Pick one, answer at your own pace and see what to learn next." />
      <div className="grid gap-6">
        <OpenAttempts />
        <QuizFilterBar filters={filters} onFilter={onFilter} />
        <QuizList filters={filters} onClear={onClear} />
      </div>
    </>
  );
}
