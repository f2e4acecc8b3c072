import { createFileRoute } from '@tanstack/react-router';
import { OpenAttempts } from '#features/attempts/open-attempts.tsx';
import { useDrafts } from '#features/attempts/use-drafts.ts';
import { parseQuizFilters, type QuizFilters } from '#features/quizzes/list/quiz-filters.ts';
import { QuizListScreen } from '#features/quizzes/list/quiz-list-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/user/test/')({
  validateSearch: searchAs<QuizFilters>(),
  component: Quizzes,
});

function Quizzes() {
  // The route doesn't validate its search parameters, so they're parsed here.
  const filters = parseQuizFilters(Route.useSearch());
  const navigate = Route.useNavigate();
  const drafts = useDrafts()?.drafts ?? null;
  return (
    <QuizListScreen
      open={drafts && new Set(drafts.map(({ quizId }) => quizId))}
      attempts={<OpenAttempts drafts={drafts ?? []} />}
      filters={filters}
      onFilter={(changes) =>
        navigate({ search: (before) => parseQuizFilters({ ...before, ...changes }), replace: true })
      }
      onClear={() => navigate({ search: {}, replace: true })}
    />
  );
}
