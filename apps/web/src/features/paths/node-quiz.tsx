import type { PathNode } from '@quorbit/contracts/paths/schema';
import { Link } from '@tanstack/react-router';
import { type QuizOrigin, useSetQuizOrigin } from '#lib/quiz-origins.ts';
import { buttonClasses } from '#ui/buttons/button-classes.ts';

interface NodeQuizProps {
  /** The node of the path to which the quiz's report leads back. */
  origin: QuizOrigin;
  quiz: NonNullable<PathNode['quiz']>;
  /** Whether the node is locked; its quiz can be taken only once it's unlocked. */
  locked: boolean;
}

/** The quiz of a node; the learner's best result is the node's mastery. */
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
