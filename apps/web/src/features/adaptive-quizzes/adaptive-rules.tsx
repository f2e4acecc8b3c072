import { formatNotEnough } from '@quorbit/contracts/adaptive-quizzes/messages';
import { MAX_RUN_QUESTIONS } from '@quorbit/contracts/adaptive-quizzes/run-rules';
import type { AdaptiveQuiz } from '@quorbit/contracts/adaptive-quizzes/schema';
import { useConnection } from '#lib/server/connection.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { CategoryBadge } from '#ui/pictures/category-badge.tsx';
import { StartBar } from '#ui/player/start-bar.tsx';
import { useStartRun } from './adaptive-quizzes.mutations.ts';
import { PastResults } from './past-results.tsx';

/** Explains how an adaptive quiz works, before its first question. */
export function AdaptiveRules({ quiz, enough, past }: Omit<AdaptiveQuiz, 'open'>) {
  const start = useStartRun(quiz.id);
  const offline = useConnection().state === 'offline';
  const { title, category } = quiz;
  return (
    <>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <CategoryBadge category={category} />
        <p className="text-lg text-quiet wrap-anywhere">
          Finds out how well you know {category}, starting from the quiz {title}.
        </p>
      </div>
      {enough ? (
        <>
          <ul className="grid list-disc gap-1.5 ps-5 wrap-anywhere">
            <li>One question at a time. The better you do, the harder the next one.</li>
            <li>
              Questions come from {title} and other quizzes in {category}.
            </li>
            <li>It ends once we're sure of your level, after {MAX_RUN_QUESTIONS} questions at most.</li>
            <li>An answer counts once you send it. You can't go back.</li>
            <li>
              You'll see your level and the right answers at the end. It doesn't count as an attempt, and pays no XP.
            </li>
            <li>Leave any time. Your place is saved for a day, on all your devices.</li>
          </ul>
          <StartBar busy={start.isPending} onStart={() => start.mutate({ quizId: quiz.id })}>
            {offline && (
              <p className="font-semibold text-warning">You're offline. An adaptive quiz needs a connection.</p>
            )}
          </StartBar>
        </>
      ) : (
        <EmptyState action={<LinkButton to={`/user/test/${quiz.id}`}>Back to quiz</LinkButton>}>
          {formatNotEnough(category)}
        </EmptyState>
      )}
      <PastResults title={`Your results in ${category}`} past={past} />
    </>
  );
}
