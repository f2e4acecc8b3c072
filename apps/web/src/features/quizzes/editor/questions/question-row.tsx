import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { CircleAlert, GripVertical } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import type { EditedQuestion } from '../edited-quiz.ts';
import { KIND_NAMES, nameOf } from './format-question.ts';
import { KIND_ICONS } from './kind-icons.ts';

interface QuestionRowProps {
  question: EditedQuestion;
  number: number;
  chosen: boolean;
  /** The number of the question's fields that have to be fixed. */
  problems: number;
  /** Whether learners know the question from the quiz that was copied. */
  known: boolean;
  onChoose: (id: string) => void;
  /** The question's form, if it is open below the row. */
  children?: ReactNode;
}

/** A row in the list of questions: a handle to drag it by, and the button that opens its form. */
export const QuestionRow = memo(function QuestionRow({ question, number, chosen, ...row }: QuestionRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: question.id,
  });
  const Icon = KIND_ICONS[question.kind];
  return (
    <li
      ref={setNodeRef}
      data-question={question.id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`min-w-0 rounded-field border bg-base-100 ${isDragging ? 'relative z-10 shadow-raised' : ''} ${chosen ? 'border-primary' : 'border-base-300'}`}
    >
      <div className={`flex items-stretch rounded-field ${chosen ? 'bg-primary/8' : ''}`}>
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          aria-label={`Reorder question ${number}`}
          className="grid min-h-11 w-9 shrink-0 cursor-grab touch-none place-items-center rounded-field text-quiet -outline-offset-2 hover:bg-base-200 max-lg:w-11"
        >
          <GripVertical className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-expanded={row.children === undefined ? undefined : chosen}
          aria-current={chosen ? 'true' : undefined}
          onClick={() => row.onChoose(question.id)}
          className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-2.5 rounded-field py-2 pe-3 text-start -outline-offset-2 hover:bg-base-200"
        >
          <span className="figures min-w-5 text-end text-sm text-quiet">{number}.</span>
          <span className="line-clamp-2 min-w-0 grow text-sm wrap-anywhere">{nameOf(question)}</span>
          <span className="sr-only">, {KIND_NAMES[question.kind]}</span>
          {row.known && <Badge tone="warning">Known</Badge>}
          {row.problems > 0 && (
            <>
              <CircleAlert className="size-4 shrink-0 text-error" aria-hidden="true" />
              <span className="sr-only">, {row.problems} to fix</span>
            </>
          )}
          <Icon className="size-4 shrink-0 text-quiet" aria-hidden="true" />
        </button>
      </div>
      {row.children}
    </li>
  );
});
