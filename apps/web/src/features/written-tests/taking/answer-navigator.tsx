import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

interface AnswerNavigatorProps {
  /** By question: whether it has an answer. */
  answered: readonly boolean[];
  ids: readonly string[];
  current: number;
  onGoTo: (index: number) => void;
}

/** A button for each question that says whether it has an answer. Collapsed on phones. */
export function AnswerNavigator({ answered, ids, current, onGoTo }: AnswerNavigatorProps) {
  const [startsOpen] = useState(() => window.matchMedia('(width >= 64rem)').matches);
  return (
    <details
      open={startsOpen}
      // On phones the fixed bar covers the end of the page.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
      className="group scroll-mt-24 scroll-mb-24 self-start rounded-card border border-base-300 bg-base-100 lg:sticky lg:top-24"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4">
        <span className="font-semibold">
          {answered.filter(Boolean).length} of {answered.length} answered
        </span>
        <ChevronDown className="size-5 text-quiet transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <nav aria-label="Questions" className="border-t border-base-300 p-3">
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 p-1">
          {answered.map((done, index) => (
            <li key={ids[index]}>
              <button
                type="button"
                aria-label={`Question ${index + 1}, ${done ? 'answered' : 'empty'}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onGoTo(index)}
                className={`figures grid size-11 cursor-pointer place-items-center rounded-field border font-bold aria-[current]:ring-2 aria-[current]:ring-accent aria-[current]:ring-offset-2 aria-[current]:ring-offset-base-100 ${done ? 'border-primary bg-primary text-primary-content' : 'border-base-content/30 bg-base-100 hover:bg-base-200'}`}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
