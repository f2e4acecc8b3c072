import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { View } from '#lib/server/view.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { QuizQuestions } from './quiz-questions.tsx';

/** The questions of a quiz, on their own page or beside the list. */
export function QuestionsView({ view, level }: { view: View<Quiz>; level: 2 | 3 }) {
  return (
    <QueryView
      view={view}
      loading={{
        label: 'Loading questions',
        className: 'grid gap-4',
        shape: (
          <>
            <Skeleton className="h-19 rounded-card" />
            <Skeletons count={2} className="h-64 rounded-card" />
          </>
        ),
      }}
      failing={{ message: 'Failed to fetch quiz details.' }}
      missing={
        <EmptyState drawing="not-found">
          This quiz isn't there. It may have been deleted, or it's not yours to see.
        </EmptyState>
      }
    >
      {(shown) => <QuizQuestions quiz={shown} level={level} />}
    </QueryView>
  );
}
