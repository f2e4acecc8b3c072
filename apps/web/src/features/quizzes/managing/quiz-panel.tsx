import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { Link } from '@tanstack/react-router';
import { Maximize2, Plus, Sparkles, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useQuiz } from '../quizzes.queries.ts';
import { QuestionsView } from './questions-view.tsx';

interface QuizPanelProps {
  id: string;
  onAddQuestion: () => void;
  onGenerate: (quiz: Quiz) => void;
  onClose: () => void;
}

const ICON_BUTTON =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-field text-quiet hover:bg-base-200';

/** The panel with the chosen quiz's questions beside the list on wide screens. */
export function QuizPanel({ id, onAddQuestion, onGenerate, onClose }: QuizPanelProps) {
  const view = useQuiz(id);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Moves the focus to the panel's heading after a choice in the table. A page opened with a chosen quiz keeps the
    // focus at its own heading.
    if (document.activeElement?.closest('table')) heading.current?.focus({ preventScroll: true });
  }, []);
  const quiz = view.state === 'shown' ? view.data : null;
  return (
    <aside
      aria-labelledby={titleId}
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] content-start gap-4 overflow-y-auto rounded-card border border-base-300 bg-base-100 p-4 lg:grid"
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow py-1.5">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-lg leading-tight wrap-anywhere outline-none">
            {quiz?.title ?? 'Questions'}
          </h2>
          <p className="text-sm text-quiet">{quiz?.category ?? '\u00a0'}</p>
        </div>
        <Link
          to="/premium/quiz/$id"
          params={{ id }}
          aria-label="Open as a page"
          title="Open as a page"
          className={ICON_BUTTON}
        >
          <Maximize2 className="size-4" aria-hidden="true" />
        </Link>
        <button type="button" aria-label="Close" title="Close" onClick={onClose} className={ICON_BUTTON}>
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
      <QuestionsView view={view} level={3} />
      {quiz && (
        <div className="flex flex-wrap gap-2 *:grow">
          <Button onClick={onAddQuestion} icon={<Plus className="size-5" aria-hidden="true" />}>
            Add Question
          </Button>
          <Button onClick={() => onGenerate(quiz)} icon={<Sparkles className="size-5" aria-hidden="true" />}>
            AI Premium
          </Button>
        </div>
      )}
    </aside>
  );
}
