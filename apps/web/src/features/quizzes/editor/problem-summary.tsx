import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { EditedQuestion } from './edited-quiz.ts';
import { indexOfQuestion } from './questions/question-list.ts';
import type { Problem } from './validate-quiz.ts';
import { SETTING_LABELS } from './versions/compare-quizzes.ts';

const MAX_SHOWN = 8;

interface ProblemSummaryProps {
  problems: readonly Problem[];
  questions: readonly EditedQuestion[];
  /** The number of tries to publish. Each increase moves the focus to the summary if there are problems. */
  tries: number;
  onJump: (problem: Problem) => void;
}

/** Lists the problems to fix before publishing; each line leads to its field. */
export function ProblemSummary({ problems, questions, tries, onJump }: ProblemSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (tries > 0 && hasProblems) box.current?.focus();
  }, [tries, hasProblems]);
  if (!hasProblems) return null;
  const more = problems.length - MAX_SHOWN;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="To fix before publishing"
      className="grid gap-2 rounded-card border border-error bg-error/8 p-4 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert className="size-5 shrink-0 text-error" aria-hidden="true" />
        {problems.length === 1
          ? 'One thing to fix before publishing'
          : `${problems.length} things to fix before publishing`}
      </p>
      <ul className="grid gap-x-4 md:grid-cols-2">
        {problems.slice(0, MAX_SHOWN).map((problem) => (
          <li key={`${problem.questionId} ${problem.field}`}>
            <button
              type="button"
              onClick={() => onJump(problem)}
              className="min-h-11 cursor-pointer py-1 text-start underline underline-offset-4 wrap-anywhere md:min-h-9"
            >
              {formatPlace(problem, questions)}: {problem.message}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-quiet">And {more} more.</p>}
    </section>
  );
}

function formatPlace({ questionId, field }: Problem, questions: readonly EditedQuestion[]): string {
  if (questionId !== null) return `Question ${indexOfQuestion(questions, questionId) + 1}`;
  const labels: Record<string, string> = SETTING_LABELS;
  return labels[field] ?? 'Quiz';
}
