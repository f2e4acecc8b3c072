import { useConnection } from '#lib/server/connection.ts';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import type { LocalQuiz } from '../local-quizzes.mirror.ts';
import { useQuizList } from '../quizzes.queries.ts';
import { isNarrowed } from './is-narrowed.ts';
import { LocalNote } from './local-note.tsx';
import type { QuizFilters } from './quiz-filters.ts';
import { filterLocal, mergeListed, type QuizListItem, toQuizListItem } from './quiz-list-item.ts';
import { QuizListSkeleton } from './quiz-list-skeleton.tsx';
import { QuizSections } from './quiz-sections.tsx';

interface QuizListProps {
  filters: QuizFilters;
  /** The quizzes on this device; undefined until they are read, null if this browser stores nothing. */
  local: readonly LocalQuiz[] | null | undefined;
  /** The ids of the quizzes with an open attempt on this device. */
  open: ReadonlySet<string>;
  onClear: () => void;
}

/**
 * The server's list of quizzes. While the server can't be reached, it shows the quizzes on this device and then the
 * others from the server's last reply; with the offline filter, only the quizzes on this device.
 */
export function QuizList({ filters, local, open, onClear }: QuizListProps) {
  const view = useVisibleQuizzes(filters, local);
  const isOffline = useConnection().state === 'offline';
  return (
    <QueryView
      view={view}
      loading={{ label: 'Loading quizzes', className: 'grid gap-6', shape: <QuizListSkeleton /> }}
      failing={{
        message: isOffline
          ? "You're offline, and this device hasn't seen the list of quizzes yet."
          : 'Error fetching Quiz. Try again later.',
        reassurance: "Quizzes you've started are safe on this device.",
      }}
      empty={<NoQuiz view={view} filters={filters} onClear={onClear} />}
      more="Show more quizzes"
      deviceNote={<LocalNote />}
    >
      {(quizzes) => <QuizSections quizzes={quizzes} filters={filters} local={local} open={open} />}
    </QueryView>
  );
}

function useVisibleQuizzes(filters: QuizFilters, local: QuizListProps['local']): View<QuizListItem[]> {
  const list = useQuizList(filters);
  const isOffline = useConnection().state === 'offline';
  // Waits for this device's data, because rows show whether a quiz is on this device and would grow a moment later.
  if (local === undefined) return { state: 'loading' };
  const localItems = local && filterLocal(local, filters).map(toQuizListItem);
  if (filters.offline) return deviceThenServer.view(localItems ?? []);
  // If the server can't be reached and the device knows no quiz, the error is shown, because it says more than an empty
  // list.
  const view: View<QuizListItem[]> = list.withFallback(local?.length === 0 ? null : localItems, (known, listed) =>
    mergeListed(known ?? [], listed, local ?? []),
  );
  if (view.state !== 'shown') return view;
  // The connection was lost while the list was open: the server's list stays, but only quizzes on this device can be
  // taken.
  const visible = isOffline && !view.note ? mergeListed(localItems ?? [], view.data, local ?? []) : view.data;
  return { ...view, data: visible.filter(({ questionCount }) => questionCount > 0) };
}

function NoQuiz({ view, filters, onClear }: Pick<QuizListProps, 'filters' | 'onClear'> & { view: View<unknown> }) {
  const { offline, ...otherFilters } = filters;
  if (isNarrowed(otherFilters)) {
    return (
      <EmptyState action={<Button onClick={onClear}>Clear filters</Button>}>
        Nothing matches that. Try another word or fewer filters.
      </EmptyState>
    );
  }
  const onDevice = offline || (view.state === 'shown' && view.note?.from === 'device');
  if (!onDevice) return <EmptyState>No quizzes here yet. New ones show up as soon as they're published.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={onClear}>Show all quizzes</Button>}>
      No quiz is on this device yet. Download one, and you can take it without a connection.
    </EmptyState>
  );
}
