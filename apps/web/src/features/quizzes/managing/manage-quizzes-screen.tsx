import { QUIZ_SORTS, type QuizCard } from '@quorbit/contracts/quizzes/schema';
import { ArchiveRestore, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { createFormDraft } from '#lib/forms/form-drafts.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { SortOrder } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type ManagedFilters, useManagedQuizzes } from '../quizzes.queries.ts';
import { useQuizActions } from '../use-quiz-actions.ts';
import { AddQuestionDialog } from './add-question-dialog.tsx';
import { CreateQuizDialog } from './create-quiz-dialog.tsx';
import { DeleteQuizDialog } from './delete-quiz-dialog.tsx';
import { DeletedQuizzesDialog } from './deleted-quizzes-dialog.tsx';
import { GenerateQuestionsDialog } from './generate-questions-dialog.tsx';
import { ManagedFilterBar } from './managed-filter-bar.tsx';
import { ManagedQuizzes } from './managed-quizzes.tsx';
import { QuizPanel } from './quiz-panel.tsx';

interface ManageQuizzesScreenProps {
  title: string;
  why: string;
  /** The label of the button that creates a quiz. */
  create: string;
  /** Whether the list has the user's own quizzes or everyone's. */
  whose: 'own' | 'all';
  /** The id of the quiz whose questions are shown beside the list, as stored in the URL; null for none. */
  chosen: string | null;
  onChoose: (quizId: string | null) => void;
}

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'deleted' }
  | { kind: 'add'; quizId: string }
  | { kind: 'generate'; quiz: Pick<QuizCard, 'id' | 'title'> }
  | { kind: 'delete'; quiz: QuizCard };

/** The screen for creating quizzes and their questions: authors see their own quizzes, admins see all. */
export function ManageQuizzesScreen({ title, why, create, whose, chosen, onChoose }: ManageQuizzesScreenProps) {
  const [filters, setFilters] = useState<ManagedFilters>({ search: '', status: null, sort: null, descending: false });
  const view = useManagedQuizzes(whose, filters);
  const actions = useQuizActions();
  const { id: userId } = useUser();
  const [dialog, setDialog] = useState(() => findUnfinishedDialog(userId));
  const opener = useRef<Element | null>(null);
  const close = () => setDialog(null);
  const onAddQuestion = (quizId: string) => setDialog({ kind: 'add', quizId });
  const onGenerate = (quiz: Pick<QuizCard, 'id' | 'title'>) => setDialog({ kind: 'generate', quiz });
  const onDelete = (quiz: QuizCard) => setDialog({ kind: 'delete', quiz });
  const quizzes = view.state === 'shown' ? view.data : [];
  const narrowed = filters.search !== '' || filters.status !== null;

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
        description={why}
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
          <div className="flex flex-wrap items-end justify-end gap-3">
            {(view.state !== 'shown' || quizzes.length > 0 || narrowed) && (
              <ManagedFilterBar filters={filters} onChange={setFilters} />
            )}
            <Button
              look="quiet"
              className="px-3"
              onClick={() => setDialog({ kind: 'deleted' })}
              icon={<ArchiveRestore className="size-5" aria-hidden="true" />}
            >
              Recently deleted
            </Button>
          </div>
          <QueryView
            view={view}
            loading={{
              label: 'Loading quizzes',
              className: 'grid gap-3 md:gap-1',
              shape: <Skeletons count={6} className="h-56 rounded-card md:h-10 md:rounded-field" />,
            }}
            failing={{
              message: 'Error fetching Quiz. Try again later.',
              reassurance: 'Your quizzes are safe on the server.',
            }}
            empty={
              narrowed ? (
                <EmptyState>No quiz matches.</EmptyState>
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
                authors={whose === 'all'}
                order={orderOf(filters)}
                onOrder={(order) => setFilters({ ...filters, ...sortOf(order) })}
                onChoose={choose}
                onAddQuestion={onAddQuestion}
                onGenerate={onGenerate}
                onDelete={onDelete}
                onEdit={actions.edit}
                onDuplicate={(quiz) => actions.duplicate(quiz)}
                onStatus={actions.setStatus}
              />
            )}
          </QueryView>
        </div>
        {chosen && (
          <QuizPanel
            key={chosen}
            id={chosen}
            onAddQuestion={() => onAddQuestion(chosen)}
            onGenerate={onGenerate}
            onClose={closePanel}
          />
        )}
      </div>
      {dialog?.kind === 'create' && <CreateQuizDialog title={create} onClose={close} />}
      {dialog?.kind === 'deleted' && <DeletedQuizzesDialog onClose={close} />}
      {dialog?.kind === 'add' && <AddQuestionDialog quizzes={quizzes} quizId={dialog.quizId} onClose={close} />}
      {dialog?.kind === 'generate' && <GenerateQuestionsDialog quiz={dialog.quiz} onClose={close} />}
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

function orderOf({ sort, descending }: ManagedFilters): SortOrder | null {
  return sort && { id: sort, direction: descending ? 'descending' : 'ascending' };
}

function sortOf(order: SortOrder | null): Pick<ManagedFilters, 'sort' | 'descending'> {
  const sort = QUIZ_SORTS.find((name) => name === order?.id) ?? null;
  return { sort, descending: order?.direction === 'descending' };
}

/** Returns the dialog with an unsent form from before a reload, so that it reopens; null if there is none. */
function findUnfinishedDialog(userId: string): OpenDialog | null {
  if (createFormDraft(userId, 'create-quiz').read({})) return { kind: 'create' };
  const question = createFormDraft(userId, 'add-question').read({ quizId: '' });
  return question && { kind: 'add', quizId: question.quizId ?? '' };
}
