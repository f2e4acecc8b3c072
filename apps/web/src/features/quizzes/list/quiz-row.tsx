import { Link } from '@tanstack/react-router';
import { CloudOff, HardDriveDownload, Lock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { formatQuizLength } from '#lib/words/format-quiz-length.ts';
import { formatDayAndTime, formatExactTime } from '#ui/format-time.ts';
import { toCategorySlug } from '#ui/pictures/category-slug.ts';
import type { LocalQuiz } from '../local-quizzes.mirror.ts';
import { useQuizDownload } from '../use-quiz-download.ts';
import { BestScore } from './best-score.tsx';
import type { QuizListItem } from './quiz-list-item.ts';
import { RowDownload } from './row-download.tsx';

interface QuizRowProps {
  quiz: QuizListItem;
  /** The quiz as this device knows it; null if it doesn't know the quiz, undefined if this browser stores nothing. */
  local: LocalQuiz | null | undefined;
  /** Whether an attempt at the quiz was begun on this device and can be continued. */
  open: boolean;
}

/** One quiz in the list: its title and figures, the learner's best score, and whether it is on this device. */
export function QuizRow({ quiz, local, open }: QuizRowProps) {
  const titleId = useId();
  const isUnavailable = quiz.isUnavailable === true && !open;
  const download = useQuizDownload(local ?? { quizId: quiz.id, hash: null, size: null, pictures: 0, needed: false });
  return (
    <article
      aria-labelledby={titleId}
      data-category={toCategorySlug(quiz.category)}
      className={`relative flex h-full min-h-22 items-center gap-2 rounded-card border border-base-300 bg-base-100 py-2 ps-2 pe-0.5 ${isUnavailable ? '' : 'transition-colors hover:border-category'}`}
    >
      <BestScore category={quiz.category} percentage={quiz.bestPercentage} />
      <div className="min-w-0 grow">
        <h3 id={titleId} className="line-clamp-2 text-base leading-tight wrap-anywhere" title={quiz.title}>
          {isUnavailable ? (
            quiz.title
          ) : (
            <Link
              to="/user/test/$quizId"
              params={{ quizId: quiz.id }}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {quiz.title}
            </Link>
          )}
        </h3>
        <ul className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-quiet">
          {quiz.bestPercentage !== null && <Fact strong>{`Best ${quiz.bestPercentage}%`}</Fact>}
          <Length quiz={quiz} />
          {quiz.ranked && <Fact strong>Ranked</Fact>}
          {quiz.ranked && <Closing at={quiz.closesAt ?? null} />}
          {quiz.inGame && (
            <Fact strong icon={<Lock className="size-3.5" aria-hidden="true" />}>
              In a running game
            </Fact>
          )}
          {open && <Fact strong>In progress</Fact>}
          {isUnavailable && (
            <Fact icon={<CloudOff className="size-3.5" aria-hidden="true" />}>Not available offline</Fact>
          )}
          {download.size !== null && (
            <li className="flex items-center gap-1 font-semibold text-base-content max-md:sr-only">
              <HardDriveDownload className="size-3.5" aria-hidden="true" />
              <span role="status" title={`${download.size} on this device`}>
                Available offline
              </span>
            </li>
          )}
        </ul>
      </div>
      {!isUnavailable && local !== undefined && !quiz.inGame && <RowDownload {...download} />}
    </article>
  );
}

/** Shows how long a quiz is, and how hard. */
function Length({ quiz }: { quiz: QuizListItem }) {
  const { questionCount, duration, difficulty, bestPercentage, welcome } = quiz;
  if (welcome) return <Fact>{formatQuizLength(quiz)}</Fact>;
  return (
    <>
      {/* The number of questions, shown only until the learner has taken the quiz. */}
      {bestPercentage === null && <Fact>{formatCount(questionCount, 'question', 'questions')}</Fact>}
      <Fact>{duration} min</Fact>
      {difficulty && (
        <Fact>
          <span className="capitalize">{difficulty}</span>
        </Fact>
      )}
    </>
  );
}

/** Shows when a ranked quiz closes; nothing if it has closed or never does. */
function Closing({ at }: { at: string | null }) {
  const [now] = useState(() => Date.now());
  if (at === null || Date.parse(at) <= now) return null;
  return (
    <Fact>
      Closes{' '}
      <time dateTime={at} title={formatExactTime(new Date(at))}>
        {formatDayAndTime(new Date(at))}
      </time>
    </Fact>
  );
}

function Fact({ icon, strong, children }: { icon?: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <li className={`flex items-center gap-1 ${strong ? 'font-semibold text-base-content' : ''}`}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
