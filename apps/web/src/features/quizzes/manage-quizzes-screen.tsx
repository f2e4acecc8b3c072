import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { formDraft } from '#lib/form-drafts.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeletons } from '#ui/skeleton.tsx';
import { AddQuestionDialog } from './add-question-dialog.tsx';
import { CreateQuizDialog } from './create-quiz-dialog.tsx';
import { DeleteQuizDialog } from './delete-quiz-dialog.tsx';
import { ManagedQuizzes } from './managed-quizzes.tsx';
import { QuizPanel } from './quiz-panel.tsx';
import { useManagedQuizzes } from './quizzes.queries.ts';

interface ManageQuizzesScreenProps {
  title: string;
  why: string;
  /** What the button that makes a quiz says. */
  create: string;
  /** Whose quizzes are listed. */
  whose: 'own' | 'all';
  /** The quiz whose questions are shown beside the list, as the address says. */
  chosen: string | null;
  onChoose: (quizId: string | null) => void;
}

type OpenDialog = { kind: 'create' } | { kind: 'add'; quizId: string } | { kind: 'delete'; quiz: QuizCard };

/** Making quizzes and their questions: authors see their own, admins see all. */
export function ManageQuizzesScreen({ title, why, create, whose, chosen, onChoose }: ManageQuizzesScreenProps) {
  const [search, setSearch] = useState('');
  const view = useManagedQuizzes(whose, search);
  const { id: userId } = useUser();
  const [dialog, setDialog] = useState(() => begunBefore(userId));
  const opener = useRef<Element | null>(null);
  const close = () => setDialog(null);
  const onAddQuestion = (quizId: string) => setDialog({ kind: 'add', quizId });
  const onDelete = (quiz: QuizCard) => setDialog({ kind: 'delete', quiz });
  const quizzes = view.state === 'shown' ? view.data : [];

  function choose(quizId: string): void {
    opener.current = document.activeElement;
    onChoose(quizId);
  }

  function closePanel(): void {
    onChoose(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <>
      <PageHeader
        title={title}
        why={why}
        action={
          <Button
            look="primary"
            onClick={() => setDialog({ kind: 'create' })}
            icon={<Plus className="size-5" aria-hidden="true" />}
          >
            {create}
          </Button>
        }
      />
      <div className={chosen ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]' : ''}>
        <div className="grid min-w-0 gap-4">
          {(view.state !== 'shown' || quizzes.length > 0 || search !== '') && (
            <SearchField
              label="Search"
              placeholder="Title or topic"
              value={search}
              onSearch={setSearch}
              className="max-w-100"
            />
          )}
          <QueryView
            view={view}
            loading={{
              label: 'Loading quizzes',
              className: 'grid gap-3 md:gap-1',
              shape: <Skeletons count={6} className="h-56 rounded-card md:h-10 md:rounded-field" />,
            }}
            failing={{
              message: 'Error fetching Quiz. Try again later.',
              kept: 'Your quizzes are safe on the server.',
            }}
            empty={
              search ? (
                <EmptyState>No quiz has that in its title or topic.</EmptyState>
              ) : (
                <EmptyState action={<Button onClick={() => setDialog({ kind: 'create' })}>{create}</Button>}>
                  You haven't made a quiz yet. Give your first one a title, then add questions.
                </EmptyState>
              )
            }
            more="Show more quizzes"
          >
            {(shown) => (
              <ManagedQuizzes
                quizzes={shown}
                chosen={chosen}
                more={view.state === 'shown' && view.more != null}
                onChoose={choose}
                onAddQuestion={onAddQuestion}
                onDelete={onDelete}
              />
            )}
          </QueryView>
        </div>
        {chosen && (
          <QuizPanel key={chosen} id={chosen} onAddQuestion={() => onAddQuestion(chosen)} onClose={closePanel} />
        )}
      </div>
      {dialog?.kind === 'create' && <CreateQuizDialog title={create} onClose={close} />}
      {dialog?.kind === 'add' && <AddQuestionDialog quizzes={quizzes} quizId={dialog.quizId} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteQuizDialog
          quiz={dialog.quiz}
          onClose={close}
          onDeleted={() => dialog.quiz.id === chosen && onChoose(null)}
        />
      )}
    </>
  );
}

/** What was typed before the page was loaded again is there once more. */
function begunBefore(userId: string): OpenDialog | null {
  if (formDraft(userId, 'create-quiz').read({})) return { kind: 'create' };
  const question = formDraft(userId, 'add-question').read({ quizId: '' });
  return question && { kind: 'add', quizId: question.quizId ?? '' };
}
