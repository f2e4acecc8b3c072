import { Link } from '@tanstack/react-router';
import { Clock, Gauge, ListChecks, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { LocalQuiz } from '#offline/mirror/quizzes.ts';
import { useQuizDownload } from '#offline/mirror/use-packs.ts';
import { Badge } from '#ui/badge.tsx';
import { DownloadState } from '#ui/download-state.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { CategoryIcon } from './category-icon.tsx';
import type { ShownQuiz } from './shown-quiz.ts';

interface QuizCardProps {
  quiz: ShownQuiz;
  /** What this device has of it; undefined where the device does not know it. */
  local: LocalQuiz | undefined;
  /** An attempt at it was begun on this device and can be continued. */
  open: boolean;
}

/** One quiz in the list: what it is, how long it takes and how the person did so far. */
export function QuizCard({ quiz, local, open }: QuizCardProps) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full flex-col gap-4 rounded-card border border-base-300 bg-base-100 p-5 transition-colors hover:border-primary"
    >
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary/10 text-primary">
          <CategoryIcon category={quiz.category} />
        </span>
        <div className="min-w-0 grow">
          <p className="text-sm text-quiet">{quiz.category}</p>
          <h2 id={titleId} className="text-lg">
            <Link
              to="/user/test/$quizId"
              params={{ quizId: quiz.id }}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {quiz.title}
            </Link>
          </h2>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-quiet">
        <Fact icon={<ListChecks className="size-4" aria-hidden="true" />}>
          {quiz.questionCount === 1 ? '1 question' : `${quiz.questionCount} questions`}
        </Fact>
        <Fact icon={<Clock className="size-4" aria-hidden="true" />}>{quiz.duration} min</Fact>
        {quiz.difficulty && (
          <Fact icon={<Gauge className="size-4" aria-hidden="true" />}>
            <span className="capitalize">{quiz.difficulty}</span>
          </Fact>
        )}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-base-300 pt-4">
        <BestScore percentage={quiz.bestPercentage} attempts={quiz.attempts} />
        {quiz.ranked && <Badge tone="primary">Ranked</Badge>}
        {quiz.sealed && (
          <Badge tone="warning" icon={<Lock className="size-4" aria-hidden="true" />}>
            In a running game
          </Badge>
        )}
        {open && <Badge tone="info">In progress</Badge>}
        {/* Above the link that covers the card. */}
        {local && !quiz.sealed && (
          <div className="relative w-full">
            <Download quiz={local} />
          </div>
        )}
      </div>
    </article>
  );
}

function Download({ quiz }: { quiz: LocalQuiz }) {
  return <DownloadState {...useQuizDownload(quiz)} />;
}

function BestScore({ percentage, attempts }: { percentage: number | null; attempts: number }) {
  if (percentage === null) return <p className="flex min-h-11 grow items-center text-quiet">Not taken yet</p>;
  return (
    <div className="flex min-h-11 grow items-center gap-3">
      <ProgressRing label="Best score" value={percentage / 100} className="size-11 text-primary" />
      <p>
        <span className="block font-semibold">Best {percentage} %</span>
        <span className="block text-sm text-quiet">{attempts === 1 ? '1 attempt' : `${attempts} attempts`}</span>
      </p>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {icon}
      <span>{children}</span>
    </li>
  );
}
