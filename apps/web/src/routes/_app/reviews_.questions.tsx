import { createFileRoute } from '@tanstack/react-router';
import { parseQuestionFilter } from '#features/reviews/question-filter.ts';
import { QuestionsScreen } from '#features/reviews/questions-screen.tsx';

export const Route = createFileRoute('/_app/reviews_/questions')({
  validateSearch: parseQuestionFilter,
  component: function Questions() {
    const { show = 'all' } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <QuestionsScreen
        filter={show}
        onFilter={(next) => navigate({ search: parseQuestionFilter({ show: next }), replace: true })}
      />
    );
  },
});
