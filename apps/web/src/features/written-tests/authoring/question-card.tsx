import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Copy, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { EditedQuestion } from './edited-questions.ts';
import { QuestionFields } from './question-fields.tsx';
import type { QuestionEditor } from './use-question-editor.ts';

interface QuestionCardProps {
  question: EditedQuestion;
  editor: QuestionEditor;
  /** The index of the question in the test, from 0. */
  place: number;
}

/** A question in the editor's list, with its form below while it's chosen. */
export function QuestionCard({ question, editor, place }: QuestionCardProps) {
  const fieldsId = useId();
  const { id, prompt, marks } = question;
  const open = editor.chosen === id;
  const problems = editor.problems.filter(({ questionId }) => questionId === id);
  const number = place + 1;
  return (
    <li className={`min-w-0 rounded-card border bg-base-100 ${open ? 'border-primary' : 'border-base-300'}`}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? fieldsId : undefined}
          onClick={() => editor.choose(open ? null : id)}
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-card px-4 py-2 text-start -outline-offset-2 hover:bg-base-200"
        >
          <span className="figures shrink-0 text-quiet">{number}.</span>
          <span className="line-clamp-2 min-w-0 grow font-semibold wrap-anywhere">
            {prompt.trim() || 'No prompt yet'}
          </span>
          {problems.length > 0 && (
            <>
              <CircleAlert className="size-5 shrink-0 text-error" aria-hidden="true" />
              <span className="sr-only">, {problems.length} to fix</span>
            </>
          )}
          <span className="shrink-0 text-sm text-quiet">{formatCount(Number(marks) || 0, 'mark', 'marks')}</span>
          <ChevronDown
            className={`size-5 shrink-0 text-quiet transition-transform ${open ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
      </h2>
      {open && (
        <div id={fieldsId} className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-base-300 p-4 lg:p-5">
          {!editor.frozen && <Actions question={question} editor={editor} place={place} />}
          <QuestionFields
            question={question}
            frozen={editor.frozen}
            onChange={(change) => editor.change(id, change)}
            errorAt={(field) => problems.find((problem) => problem.field === field)?.message}
          />
        </div>
      )}
    </li>
  );
}

function Actions({ question: { id }, editor, place }: QuestionCardProps) {
  const number = place + 1;
  return (
    <div className="-my-2 flex flex-wrap justify-end">
      <IconButton label={`Move question ${number} up`} disabled={place === 0} onClick={() => editor.move(id, -1)}>
        <ArrowUp className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move question ${number} down`}
        disabled={number === editor.questions.length}
        onClick={() => editor.move(id, 1)}
      >
        <ArrowDown className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={`Duplicate question ${number}`} disabled={editor.full} onClick={() => editor.duplicate(id)}>
        <Copy className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete question ${number}`} onClick={() => editor.remove(id)} className="text-error">
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
