import type { PathNode } from '@quorbit/contracts/paths/schema';
import { Link } from '@tanstack/react-router';
import { type QuizOrigin, useSetQuizOrigin } from '#lib/quiz-origins.ts';
import { buttonClasses } from '#ui/buttons/button-classes.ts';

interface NodeQuizProps {
  /** The step; the quiz's report leads back to it. */
  origin: QuizOrigin;
  quiz: NonNullable<PathNode['quiz']>;
  /** The quiz of a locked node can be taken once its turn comes. */
  locked: boolean;
}

/** The quiz whose best attempt is a node's mastery. */
export function NodeQuiz({ origin, quiz: { id, title, bestPercentage }, locked }: NodeQuizProps) {
  const noteOrigin = useSetQuizOrigin();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-field border border-base-300 p-3">
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="figures text-sm text-quiet">
          {bestPercentage === null ? 'Not taken yet' : `Best result: ${bestPercentage}%`}
        </p>
      </div>
      {!locked && (
        <Link
          to="/user/test/$quizId"
          params={{ quizId: id }}
          onClick={() => noteOrigin(id, origin)}
          className={buttonClasses('secondary')}
        >
          Take quiz<span className="sr-only"> {title}</span>
        </Link>
      )}
    </div>
  );
}
