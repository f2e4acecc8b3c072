import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { trpc } from '#lib/server/trpc.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { CopyParams } from '../copy-address.ts';
import { useIsEditorClosed } from './closing-editors.ts';
import { useQuizEdit } from './editor.queries.ts';
import type { QuestionComponent } from './preview-panel.tsx';
import { QuizEditor } from './quiz-editor.tsx';

interface QuizEditorScreenProps {
  id: string;
  /** The path of the list of quizzes, for the links back to it. */
  listPath: '/admin/create' | '/premium/quizzes';
  /** The parameters of a copy for a game, whose questions are to be replaced; null for other quizzes. */
  copy: CopyParams | null;
  Question: QuestionComponent;
}

/** The screen with the editor of one quiz, for users who may edit it. */
export function QuizEditorScreen({ id, listPath, copy, Question }: QuizEditorScreenProps) {
  const view = useQuizEdit(id, useIsEditorClosed(id));
  const offline = useConnection().state === 'offline';
  const utils = trpc.useUtils();
  // Counts how often the editor was reopened. It's the editor's key, so each reopening starts a new editor from the
  // server's state.
  const [openCount, setOpenCount] = useState(0);

  async function reopen(): Promise<void> {
    utils.quizzes.edit.setData({ id }, await utils.client.quizzes.edit.query({ id }));
    setOpenCount((before) => before + 1);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {view.state !== 'shown' && <PageHeader title="Edit quiz" />}
      <QueryView
        view={view}
        loading={{
          label: 'Loading the quiz',
          className: 'grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]',
          shape: (
            <>
              <div className="grid gap-2">
                <Skeletons count={6} className="h-12 rounded-field" />
              </div>
              <Skeleton className="h-144 rounded-card max-lg:hidden" />
            </>
          ),
        }}
        failing={
          offline
            ? { message: 'You need a connection to edit.', reassurance: 'What you changed before is safe.' }
            : { message: 'Failed to fetch quiz details.', reassurance: 'Your quiz is safe on the server.' }
        }
        missing={
          <EmptyState drawing="not-found" action={<Link to={listPath}>Back to quizzes</Link>}>
            This quiz isn't there. It may have been deleted, or it's not yours to edit.
          </EmptyState>
        }
        hideNote
      >
        {(edit) => (
          <QuizEditor key={openCount} edit={edit} reopen={reopen} listPath={listPath} copy={copy} Question={Question} />
        )}
      </QueryView>
    </div>
  );
}
