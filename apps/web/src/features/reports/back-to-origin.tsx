import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useQuizOrigin } from '#lib/quiz-origins.ts';
import { buttonClasses } from '#ui/buttons/button-classes.ts';

/** A link back to the page that led to this quiz, e.g. a learning path; renders nothing for other quizzes. */
export function BackToOrigin({ quizId }: { quizId: string }) {
  const origin = useQuizOrigin(quizId);
  if (!origin) return null;
  const { title, to, search } = origin;
  return (
    <Link to={to} search={search} className={buttonClasses('secondary', 'max-w-full')}>
      <Undo2 className="size-5 shrink-0" aria-hidden="true" />
      <span className="truncate">Back to {title}</span>
    </Link>
  );
}
