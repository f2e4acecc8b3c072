import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { DeleteQuizDialog } from '../managing/delete-quiz-dialog.tsx';
import { STATUS_BADGES } from '../managing/quiz-status.ts';
import { useQuizActions } from '../use-quiz-actions.ts';
import { EditorActions } from './editor-actions.tsx';
import { SaveNote } from './save-note.tsx';
import { downloadQuestions } from './transfer/download-questions.ts';
import type { QuizEditor } from './use-quiz-editor.ts';

interface EditorHeadProps {
  edit: QuizEdit;
  editor: QuizEditor;
  listPath: '/admin/create' | '/premium/quizzes';
  publishing: boolean;
  onPublish: () => void;
  onPreview: () => void;
  onDiscard: () => Promise<void>;
}

/** The editor's header: the quiz's title, whether it is saved, and the actions on the whole quiz. */
export function EditorHead({ edit, editor, listPath, publishing, onPublish, onPreview, onDiscard }: EditorHeadProps) {
  const { quiz } = edit;
  const navigate = useNavigate();
  const { duplicate, setStatus } = useQuizActions();
  const [confirming, setConfirming] = useState<'delete' | 'discard' | null>(null);
  const title = editor.quiz.settings.title || quiz.title;
  const close = () => setConfirming(null);

  async function onConfirmDiscard(): Promise<void> {
    close();
    await onDiscard();
  }

  return (
    <header className="contents">
      <PageTitle title={`Edit: ${title}`} />
      <div className="min-w-0">
        <BackLink to={listPath} className="mb-1">
          Back to quizzes
        </BackLink>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 grow basis-72 gap-2">
            <h1 tabIndex={-1} className="text-2xl wrap-anywhere lg:text-3xl">
              {title}
            </h1>
            <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
              <Badge tone={STATUS_BADGES[quiz.status].tone}>{STATUS_BADGES[quiz.status].label}</Badge>
              <SaveNote save={editor.save} />
            </div>
          </div>
          <div className="action-bar max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--dock-height)+env(safe-area-inset-bottom))] max-md:z-10 max-md:border-t max-md:border-base-300 max-md:bg-base-100 max-md:px-4 max-md:py-2">
            <EditorActions
              status={quiz.status}
              publishing={publishing}
              onPublish={onPublish}
              onPreview={onPreview}
              onDuplicate={() => duplicate(quiz)}
              onDownload={(format) => downloadQuestions(title, editor.quiz.questions, format)}
              onStatus={(status) => setStatus(quiz, status)}
              onDiscard={() => setConfirming('discard')}
              onDelete={() => setConfirming('delete')}
            />
          </div>
        </div>
      </div>
      {confirming === 'delete' && (
        <DeleteQuizDialog quiz={quiz} onClose={close} onDeleted={() => void navigate({ to: listPath })} />
      )}
      <ConfirmDialog
        open={confirming === 'discard'}
        onClose={close}
        title="Discard your changes?"
        action="Discard changes"
        onConfirm={() => void onConfirmDiscard()}
      >
        <p>The published quiz won't change. You can't undo this.</p>
      </ConfirmDialog>
    </header>
  );
}
