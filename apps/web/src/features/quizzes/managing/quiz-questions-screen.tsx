import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useQuiz } from '../quizzes.queries.ts';
import { editorPath } from '../use-quiz-actions.ts';
import { QuestionsView } from './questions-view.tsx';

/** The page with all questions of one quiz and their right answers, for its author and admins. */
export function QuizQuestionsScreen({ id }: { id: string }) {
  const view = useQuiz(id);
  const { role } = useUser();
  const quiz = view.state === 'shown' ? view.data : null;
  return (
    <div className="wrap-anywhere">
      <BackLink to="/premium/quizzes" className="mb-2">
        Back to quizzes
      </BackLink>
      {/* Reserves room for a long title and category on phones, so that nothing moves when they arrive. */}
      <div className="max-md:min-h-40">
        <PageHeader
          title={quiz?.title ?? 'Questions'}
          documentTitle={quiz ? `Questions: ${quiz.title}` : 'Questions'}
          // The non-breaking space reserves the line, so that nothing moves when the quiz arrives.
          description={quiz?.category ?? '\u00a0'}
          action={
            quiz &&
            (quiz.own || role === 'admin') && (
              <Link to={editorPath(role)} params={{ id }} className={buttonClasses('primary')}>
                <Pencil className="size-5" aria-hidden="true" />
                Edit quiz
              </Link>
            )
          }
        />
      </div>
      <div className="grid gap-6">
        <QuestionsView view={view} level={2} />
      </div>
    </div>
  );
}
