import type { ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import { useNavigate } from '@tanstack/react-router';
import { formatCount } from '#lib/words/format-count.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { BackToTests } from './back-to-tests.tsx';
import { TestMenu } from './test-menu.tsx';
import { STATUS_BADGES } from './test-status.ts';
import type { QuestionEditor } from './use-question-editor.ts';

interface EditorHeadProps {
  test: ManagedWrittenTestDetail;
  editor: QuestionEditor;
  formId: string;
  offline: boolean;
}

/** The editor's head: the test's title, whether it's saved, and the actions for the test as a whole. */
export function EditorHead({ test, editor, formId, offline }: EditorHeadProps) {
  const navigate = useNavigate();
  const { label, tone, means } = STATUS_BADGES[test.status];
  const marks = editor.questions.reduce((sum, question) => sum + (Number(question.marks) || 0), 0);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)]">
      <PageTitle title={`Questions: ${test.title}`} />
      <BackToTests />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 grow basis-72 gap-2">
          <h1 tabIndex={-1} className="text-2xl wrap-anywhere lg:text-3xl">
            {test.title}
          </h1>
          <p className="text-quiet wrap-anywhere">
            {test.category} · {formatCount(editor.questions.length, 'question', 'questions')} ·{' '}
            {formatCount(marks, 'mark', 'marks')} · {test.duration} min · {formatDayAndTime(new Date(test.opensAt))} to{' '}
            {formatDayAndTime(new Date(test.closesAt))}
          </p>
          <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
            <Badge tone={tone}>{label}</Badge>
            <span className="text-sm text-quiet">{means}</span>
          </div>
        </div>
        <div className="action-bar flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--dock-height)+env(safe-area-inset-bottom))] max-md:z-10 max-md:border-t max-md:border-base-300 max-md:bg-base-100 max-md:px-4 max-md:py-2">
          <p role="status" className="text-sm text-quiet empty:hidden max-md:grow max-sm:sr-only">
            {editor.changed ? 'Not saved yet' : ''}
          </p>
          {editor.draftTest && (
            <Button
              className="max-md:grow"
              disabled={offline || editor.questions.length === 0}
              busy={editor.busy}
              onClick={editor.publish}
            >
              {editor.changed ? 'Save and publish' : 'Publish'}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            look="primary"
            className="max-md:grow"
            disabled={offline || !editor.changed}
            busy={editor.busy}
          >
            Save
          </Button>
          <TestMenu
            test={test}
            offline={offline}
            inEditor
            onDeleted={() => void navigate({ to: '/admin/written-tests' })}
          />
        </div>
      </div>
    </header>
  );
}
