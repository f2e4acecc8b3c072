import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { AddQuestionDialog } from './add-question-dialog.tsx';
import { CreateQuizDialog } from './create-quiz-dialog.tsx';
import { ManagedQuizCard } from './managed-quiz-card.tsx';
import { useDeleteQuiz } from './quizzes.mutations.ts';
import { useManagedQuizzes } from './quizzes.queries.ts';

interface ManageQuizzesScreenProps {
  title: string;
  why: string;
  /** What the button that makes a quiz says. */
  create: string;
  /** Whose quizzes are listed. */
  whose: 'own' | 'all';
}

type OpenDialog = { kind: 'create' } | { kind: 'add' | 'delete'; quiz: QuizCard };

/** Making quizzes and their questions: authors see their own, admins see all. */
export function ManageQuizzesScreen({ title, why, create, whose }: ManageQuizzesScreenProps) {
  const [search, setSearch] = useState('');
  const list = useManagedQuizzes(whose, search);
  const remove = useDeleteQuiz();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const quizzes = list.data?.pages.flatMap((page) => page.items) ?? [];
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
      <div className="grid gap-6">
        {(quizzes.length > 0 || search !== '') && (
          <SearchField
            label="Search"
            placeholder="Title or topic"
            value={search}
            onSearch={setSearch}
            className="max-w-100"
          />
        )}
        <ManagedList list={list} quizzes={quizzes} searched={search !== ''} create={create} onOpen={setDialog} />
      </div>
      {dialog?.kind === 'create' && <CreateQuizDialog title={create} onClose={close} />}
      {dialog?.kind === 'add' && <AddQuestionDialog quizzes={quizzes} quizId={dialog.quiz.id} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Delete “${dialog.quiz.title}”?`}
          action="Delete quiz"
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: dialog.quiz.id }, { onSuccess: close })}
        >
          <p>
            Nobody can take it any more, and its questions are gone from your list. Reports of those who took it stay.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface ManagedListProps {
  list: ReturnType<typeof useManagedQuizzes>;
  quizzes: readonly QuizCard[];
  searched: boolean;
  create: string;
  onOpen: (dialog: OpenDialog) => void;
}

function ManagedList({ list, quizzes, searched, create, onOpen }: ManagedListProps) {
  if (list.isPending) {
    return (
      <LoadingRegion label="Loading quizzes" className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </LoadingRegion>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        message="Error fetching Quiz. Try again later."
        kept="Your quizzes are kept on the server; nothing is lost."
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (quizzes.length === 0 && searched) return <EmptyState>No quiz has this in its title or topic.</EmptyState>;
  if (quizzes.length === 0) {
    return (
      <EmptyState action={<Button onClick={() => onOpen({ kind: 'create' })}>{create}</Button>}>
        You have not made a quiz yet. Give the first one a title, then add its questions.
      </EmptyState>
    );
  }
  return (
    <>
      {list.isError && <StaleNote since={list.dataUpdatedAt} />}
      <ul className="grid gap-4 lg:grid-cols-2">
        {quizzes.map((quiz) => (
          <li key={quiz.id}>
            <ManagedQuizCard
              quiz={quiz}
              onAddQuestion={() => onOpen({ kind: 'add', quiz })}
              onDelete={() => onOpen({ kind: 'delete', quiz })}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="justify-self-center" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show more quizzes
        </Button>
      )}
    </>
  );
}
