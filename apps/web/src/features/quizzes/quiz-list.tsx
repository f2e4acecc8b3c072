import { useConnection } from '#lib/connection.ts';
import { describeFailure } from '#lib/errors.ts';
import type { LocalQuiz } from '#offline/mirror/quizzes.ts';
import { useLocalQuizzes } from '#offline/mirror/use-packs.ts';
import { useDrafts } from '#offline/use-drafts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { LocalNote } from './local-note.tsx';
import { QuizCard } from './quiz-card.tsx';
import type { QuizFilters } from './quiz-filters.ts';
import { useQuizList } from './quizzes.queries.ts';
import { filterLocal, type ShownQuiz, shownQuiz } from './shown-quiz.ts';

const GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

interface QuizListProps {
  filters: QuizFilters;
  onClear: () => void;
}

/** The quizzes as the server lists them; without a network, or when asked for, those that this device knows. */
export function QuizList({ filters, onClear }: QuizListProps) {
  const list = useQuizList(filters);
  const local = useLocalQuizzes();
  const away = useConnection().state === 'offline';
  const unreachable = list.isError && describeFailure(list.error).kind === 'network';
  const hasAnswer = list.data !== undefined && !list.isPlaceholderData;

  if (filters.offline || (!hasAnswer && (away || unreachable))) {
    if (local === undefined) return <ListSkeleton />;
    const quizzes = filterLocal(local ?? [], filters);
    // Where the device knows nothing, the failure says more than an empty list.
    if (filters.offline || (local && local.length > 0)) {
      return (
        <>
          {!filters.offline && <LocalNote />}
          {quizzes.length > 0 ? (
            <Cards quizzes={quizzes.map(shownQuiz)} local={quizzes} />
          ) : (
            <NoLocal filters={filters} onClear={onClear} />
          )}
        </>
      );
    }
  }
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) {
    return (
      <ErrorState
        message={
          away
            ? 'You are offline, and the list of quizzes has not been loaded yet.'
            : 'Error fetching Quiz. Try again later.'
        }
        kept="Attempts that you began are kept on this device and can be continued."
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  const quizzes = list.data.pages.flatMap((page) => page.items);
  if (quizzes.length === 0) {
    return Object.keys(filters).length > 0 ? (
      <NoMatch onClear={onClear} />
    ) : (
      <EmptyState>No quiz has been published here yet. New ones appear as soon as they are.</EmptyState>
    );
  }
  return (
    <>
      {list.isError && <StaleNote since={list.dataUpdatedAt} />}
      <Cards quizzes={quizzes} local={local ?? []} outdated={list.isPlaceholderData} />
      {list.hasNextPage && (
        <Button className="justify-self-center" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show more quizzes
        </Button>
      )}
    </>
  );
}

interface CardsProps {
  quizzes: readonly ShownQuiz[];
  local: readonly LocalQuiz[];
  outdated?: boolean;
}

function Cards({ quizzes, local, outdated = false }: CardsProps) {
  const byId = new Map(local.map((quiz) => [quiz.quizId, quiz]));
  const openQuizIds = new Set(useDrafts()?.drafts.map((one) => one.quizId));
  return (
    <ul aria-busy={outdated} className={`${GRID} transition-opacity ${outdated ? 'opacity-55' : ''}`}>
      {quizzes.map((quiz) => (
        <li key={quiz.id}>
          <QuizCard quiz={quiz} local={byId.get(quiz.id)} open={openQuizIds.has(quiz.id)} />
        </li>
      ))}
    </ul>
  );
}

function NoLocal({ filters, onClear }: QuizListProps) {
  const { offline: _offline, ...narrower } = filters;
  if (Object.keys(narrower).length > 0) return <NoMatch onClear={onClear} />;
  return (
    <EmptyState action={<Button onClick={onClear}>Show all quizzes</Button>}>
      No quiz is on this device yet. Download one, and it can be taken without a connection.
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState action={<Button onClick={onClear}>Clear filters</Button>}>
      No quiz matches what you are looking for.
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <LoadingRegion label="Loading quizzes" className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-52 rounded-card" />
      ))}
    </LoadingRegion>
  );
}
