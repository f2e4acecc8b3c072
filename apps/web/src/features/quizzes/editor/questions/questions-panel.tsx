import { FileUp } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWide } from '#lib/hooks/use-wide.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import type { EditedQuestion } from '../edited-quiz.ts';
import { ImportDialog } from '../transfer/import-dialog.tsx';
import type { QuizEditor } from '../use-quiz-editor.ts';
import type { Problem } from '../validate-quiz.ts';
import { AddQuestionMenu } from './add-question-menu.tsx';
import { QuestionCard } from './question-card.tsx';
import { indexOfQuestion } from './question-list.ts';
import { QuestionRows } from './question-rows.tsx';
import { useQuestionList } from './use-question-list.ts';

interface QuestionsPanelProps {
  editor: QuizEditor;
  problems: readonly Problem[];
  /** The id of the question whose form is open; null for none. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** Returns whether learners know the question from the quiz that was copied. */
  isKnown: (question: EditedQuestion) => boolean;
}

/** The list of questions, and the form of the chosen question: beside the list on wide screens, else inside it. */
export function QuestionsPanel({ editor, problems, chosen, onChoose, isKnown }: QuestionsPanelProps) {
  const { questions } = editor.quiz;
  const wide = useWide();
  const { focusForm, form: box } = useFocusForm();
  const choose = useCallback(
    (id: string | null) => {
      onChoose(id);
      focusForm();
    },
    [onChoose, focusForm],
  );
  const toggle = useCallback((id: string) => choose(!wide && id === chosen ? null : id), [choose, wide, chosen]);
  const [importing, setImporting] = useState(false);
  const { announcement, onAdd, onImport, ...actions } = useQuestionList(questions, editor.setQuestions, choose);
  const counts = useMemo(() => countByQuestion(problems), [problems]);
  const open = questions[indexOfQuestion(questions, chosen)] ?? (wide ? questions[0] : undefined);

  const form = open && (
    <QuestionCard
      key={open.id}
      {...actions}
      question={open}
      place={indexOfQuestion(questions, open.id)}
      count={questions.length}
      problems={problems.filter(({ questionId }) => questionId === open.id)}
      framed={wide}
      box={box}
    />
  );

  const add = (
    <div className={`flex flex-wrap gap-2 ${questions.length === 0 ? 'justify-center' : ''}`}>
      <AddQuestionMenu onAdd={onAdd} />
      <Button look="quiet" icon={<FileUp className="size-5" aria-hidden="true" />} onClick={() => setImporting(true)}>
        Import
      </Button>
    </div>
  );

  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${open ? 'lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]' : ''}`}
    >
      <div className="grid gap-3 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:p-1">
        {questions.length === 0 ? (
          <EmptyState action={add}>No questions yet. Learners see this quiz once it has one.</EmptyState>
        ) : (
          <>
            <QuestionRows
              questions={questions}
              chosen={open?.id ?? null}
              problemsOf={(id) => counts.get(id) ?? 0}
              isKnown={isKnown}
              onChoose={toggle}
              onMove={actions.onMove}
              // An open form closes on narrow screens, because a row as tall as its form is hard to drag.
              onDragStart={() => !wide && onChoose(null)}
              form={wide ? undefined : form}
            />
            <div className="sticky bottom-0 bg-base-200 py-1 max-lg:static">{add}</div>
          </>
        )}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {wide && form}
      {importing && (
        <ImportDialog
          quiz={editor.quiz}
          onImport={(added) => {
            setImporting(false);
            onImport(added);
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  );
}

function countByQuestion(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { questionId } of problems) if (questionId) counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
  return counts;
}

/** Provides `focusForm`, which moves the focus to the heading of the question's form after the next render. */
function useFocusForm(): { form: RefObject<HTMLElement | null>; focusForm: () => void } {
  const form = useRef<HTMLElement>(null);
  const focusPending = useRef(false);
  useEffect(() => {
    if (!focusPending.current) return;
    focusPending.current = false;
    const heading = form.current?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'nearest' });
  });
  const focusForm = useCallback(() => {
    focusPending.current = true;
  }, []);
  return { form, focusForm };
}
