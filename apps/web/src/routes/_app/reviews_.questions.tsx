import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { QUESTION_FILTERS } from '#features/reviews/question-filter.ts';
import { QuestionsScreen } from '#features/reviews/questions-screen.tsx';

export const Route = createFileRoute('/_app/reviews_/questions')({
  validateSearch: z.object({ show: z.catch(z.optional(z.enum(QUESTION_FILTERS)), undefined) }),
  component: function Questions() {
    const { show = 'all' } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <QuestionsScreen
        filter={show}
        onFilter={(next) => navigate({ search: next === 'all' ? {} : { show: next }, replace: true })}
      />
    );
  },
});
