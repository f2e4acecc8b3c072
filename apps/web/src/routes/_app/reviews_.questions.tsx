import { createFileRoute } from '@tanstack/react-router';
import { parseQuestionFilter, type QuestionAddress } from '#features/reviews/questions/question-filter.ts';
import { QuestionsScreen } from '#features/reviews/questions/questions-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/reviews_/questions')({
  validateSearch: searchAs<QuestionAddress>(),
  component: function Questions() {
    const { show = 'all' } = parseQuestionFilter(Route.useSearch());
    const navigate = Route.useNavigate();
    return (
      <QuestionsScreen
        filter={show}
        onFilter={(next) => navigate({ search: parseQuestionFilter({ show: next }), replace: true })}
      />
    );
  },
});
