import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { type RefObject, useCallback, useId } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { EditedQuestion } from '../edited-quiz.ts';
import type { Problem } from '../validate-quiz.ts';
import { QuestionForm } from './question-form.tsx';

interface QuestionCardProps {
  question: EditedQuestion;
  /** The question's index in the quiz, from 0. */
  place: number;
  count: number;
  problems: readonly Problem[];
  /** Whether the card is beside the list and has a border around it; otherwise it's inside the list. */
  framed: boolean;
  box: RefObject<HTMLElement | null>;
  onChange: (id: string, change: Partial<EditedQuestion>) => void;
  onMove: (from: number, to: number) => void;
  onDuplicate: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The form of one question, with actions on the whole question. */
export function QuestionCard({
  question,
  place,
  count,
  problems,
  framed,
  box,
  onChange,
  ...actions
}: QuestionCardProps) {
  const headingId = useId();
  const { id } = question;
  const change = useCallback((more: Partial<EditedQuestion>) => onChange(id, more), [onChange, id]);
  return (
    <section
      ref={box}
      aria-labelledby={headingId}
      className={`grid min-w-0 gap-5 p-4 ${framed ? 'rounded-card border border-base-300 bg-base-100 lg:p-6' : 'border-t border-base-300'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} tabIndex={-1} className="text-lg outline-none">
          Question {place + 1} <span className="font-normal text-quiet">of {count}</span>
        </h2>
        <div className="flex">
          <IconButton label="Move up" disabled={place === 0} onClick={() => actions.onMove(place, place - 1)}>
            <ArrowUp className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Move down" disabled={place === count - 1} onClick={() => actions.onMove(place, place + 1)}>
            <ArrowDown className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Duplicate question" onClick={() => actions.onDuplicate(id)}>
            <Copy className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Delete question" onClick={() => actions.onDelete(id)} className="text-error">
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <QuestionForm
        question={question}
        onChange={change}
        errorAt={(field) => problems.find((problem) => problem.field === field)?.message}
      />
    </section>
  );
}
