import { OpenAttempts } from '#features/attempts/open-attempts.tsx';
import { useDrafts } from '#features/attempts/use-drafts.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QuizFilterBar } from './quiz-filter-bar.tsx';
import type { FilterChanges, QuizFilters } from './quiz-filters.ts';
import { QuizList } from './quiz-list.tsx';
import { useLocalQuizzes } from './use-local-quizzes.ts';

interface QuizListScreenProps {
  filters: QuizFilters;
  /** Changes single filters; '' takes one away. */
  onFilter: (changes: FilterChanges) => void;
  onClear: () => void;
}

/** Every quiz that the person may take. */
export function QuizListScreen({ filters, onFilter, onClear }: QuizListScreenProps) {
  const begun = useDrafts();
  const local = useLocalQuizzes();
  const drafts = begun?.drafts ?? [];
  return (
    <>
      <PageHeader
        title="Quizzes"
        why="Pick one and answer at your own pace."
        action={<LinkButton to="/written-tests">Written tests</LinkButton>}
      />
      {/* What was begun comes first, so nothing is shown until that is known: it would push everything down. */}
      <div className={`grid gap-6 ${begun === null ? 'invisible' : ''}`}>
        <OpenAttempts drafts={drafts} />
        <QuizFilterBar filters={filters} local={local ?? []} onFilter={onFilter} />
        <QuizList
          filters={filters}
          local={local}
          open={new Set(drafts.map(({ quizId }) => quizId))}
          onClear={onClear}
        />
      </div>
    </>
  );
}
