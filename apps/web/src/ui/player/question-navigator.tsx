import { ChevronDown, Flag } from 'lucide-react';
import { useState } from 'react';

interface NavigatorQuestion {
  id: string;
  answered: boolean;
  flagged?: boolean;
}

interface QuestionNavigatorProps {
  questions: readonly NavigatorQuestion[];
  /** The index of the question on display, from 0. */
  current: number;
  /** The words for a question without an answer in its button's accessible name; by default there are none. */
  unanswered?: string;
  onGoTo: (index: number) => void;
}

/**
 * A list of buttons, one for each question, that show its state. It is open beside the question on wide screens and
 * collapsed on phones.
 */
export function QuestionNavigator({ questions, current, unanswered, onGoTo }: QuestionNavigatorProps) {
  const [startsOpen] = useState(() => window.matchMedia('(width >= 64rem)').matches);
  return (
    <details
      open={startsOpen}
      // On phones the fixed bar covers the end of the page, so the opened list is scrolled into view.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
      className="group scroll-mt-24 scroll-mb-24 self-start rounded-card border border-base-300 bg-base-100 lg:sticky lg:top-24"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4">
        <span className="font-semibold">
          {questions.filter(({ answered }) => answered).length} of {questions.length} answered
        </span>
        <ChevronDown className="size-5 text-quiet transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <nav aria-label="Questions" className="border-t border-base-300 p-3">
        <ol className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 overflow-y-auto p-1">
          {questions.map(({ id, answered, flagged = false }, index) => (
            <li key={id}>
              <NavigatorButton
                name={[`Question ${index + 1}`, answered ? 'answered' : unanswered, flagged && 'flagged']
                  .filter(Boolean)
                  .join(', ')}
                number={index + 1}
                answered={answered}
                flagged={flagged}
                current={index === current}
                onClick={() => onGoTo(index)}
              />
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

interface NavigatorButtonProps {
  name: string;
  number: number;
  answered: boolean;
  flagged: boolean;
  current: boolean;
  onClick: () => void;
}

function NavigatorButton({ name, number, answered, flagged, current, onClick }: NavigatorButtonProps) {
  const fill = answered
    ? 'border-primary bg-primary text-primary-content'
    : 'border-base-content/30 bg-base-100 hover:bg-base-200';
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={current ? 'step' : undefined}
      onClick={onClick}
      className={`figures relative grid size-11 cursor-pointer place-items-center rounded-field border font-bold aria-[current]:ring-2 aria-[current]:ring-accent aria-[current]:ring-offset-2 aria-[current]:ring-offset-base-100 ${fill}`}
    >
      {number}
      {flagged && (
        <Flag
          className="absolute -end-1 -top-1 size-4 fill-accent text-base-content"
          strokeWidth={1.5}
          aria-hidden="true"
        />
      )}
    </button>
  );
}
