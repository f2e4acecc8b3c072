import type { ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import { MAX_WRITTEN_QUESTIONS } from '@quorbit/contracts/written-tests/limits';
import { Lock, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { EditorHead } from './editor-head.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { type QuestionEditor as Editor, useQuestionEditor } from './use-question-editor.ts';

const TABS = [
  { id: 'questions', label: 'Questions' },
  { id: 'preview', label: 'Preview' },
] as const;

interface QuestionEditorProps {
  test: ManagedWrittenTestDetail;
  offline: boolean;
}

/** The editor for a test's questions, in order. */
export function QuestionEditor({ test, offline }: QuestionEditorProps) {
  const formId = useId();
  const editor = useQuestionEditor(test);
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('questions');
  const { form } = editor;
  const { failure } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EditorHead test={test} editor={editor} formId={formId} offline={offline} />
      {editor.frozen && (
        <p className="flex gap-3 rounded-field border border-info/40 bg-info/10 px-4 py-3">
          <Lock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {formatCount(test.started, 'learner has', 'learners have')} started, so the questions are fixed. You can still
          edit notes for markers and sample answers.
        </p>
      )}
      <Tabs label="Parts of the test" tabs={TABS} selected={tab} onSelect={setTab}>
        {/* The form is only hidden during the preview, because the save button in the editor's head submits it. */}
        <form
          {...form.form}
          id={formId}
          hidden={tab === 'preview'}
          className={tab === 'preview' ? '' : 'grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4'}
        >
          {editor.overtaken ? (
            <ConflictAlert editor={editor} />
          ) : (
            failure && <FormAlert>{formatFormFailure(failure, "We couldn't save the questions.")}</FormAlert>
          )}
          {!failure && editor.problems.length > 0 && (
            <FormAlert>
              {formatCount(editor.problems.length, 'thing', 'things')} to fix before it can be saved.
            </FormAlert>
          )}
          <Questions editor={editor} />
        </form>
        {tab === 'preview' && <QuestionPreview questions={editor.questions} />}
      </Tabs>
      {editor.changed && <LeaveGuard />}
    </div>
  );
}

function Questions({ editor }: { editor: Editor }) {
  const { questions, frozen, full, changed } = editor;
  const add = !frozen && (
    <Button
      look={questions.length === 0 ? 'primary' : 'secondary'}
      disabled={full}
      icon={<Plus className="size-5" aria-hidden="true" />}
      onClick={editor.add}
    >
      Add question
    </Button>
  );
  if (questions.length === 0 && !changed) {
    return (
      <EmptyState title="No questions yet" action={add}>
        Each question has a prompt, marks and, if you like, a rubric.
      </EmptyState>
    );
  }
  return (
    <>
      <ol aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {questions.map((question, place) => (
          <QuestionCard key={question.id} question={question} editor={editor} place={place} />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        {add}
        {changed && (
          <Button look="quiet" onClick={editor.discard}>
            Discard changes
          </Button>
        )}
        {full && <p className="text-quiet">A test has {MAX_WRITTEN_QUESTIONS} questions at most.</p>}
      </div>
    </>
  );
}

/** An alert that another admin or window has changed the questions on the server since this editor loaded them. */
function ConflictAlert({ editor }: { editor: Editor }) {
  return (
    <div
      role="alert"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-field border border-warning/40 bg-warning/10 px-4 py-3"
    >
      <p>These questions were changed elsewhere while you were editing. Your changes aren't saved yet.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={editor.discard}>Show the other version</Button>
        <Button look="quiet" onClick={editor.keepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

/** Asks for confirmation before the admin leaves a page with unsaved changes. */
function LeaveGuard() {
  const leaving = useLeaveGuard();
  return (
    <ConfirmDialog
      open={leaving.asked}
      onClose={() => leaving.answer(false)}
      title="Leave without saving?"
      action="Leave"
      onConfirm={() => leaving.answer(true)}
    >
      <p>Your changes aren't on the server yet. This tab remembers them until you close it.</p>
    </ConfirmDialog>
  );
}
