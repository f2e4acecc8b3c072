import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingRegion } from './loading-region.tsx';
import { StaleNote } from './stale-note.tsx';

/** The state of a query: loading, failing, missing or shown. */
export type ViewState<T> =
  | { state: 'loading' }
  /** `missing`: there is no such thing. `retry` is null where asking again is no use. */
  | { state: 'failing'; missing: boolean; retry: (() => void) | null; retrying: boolean }
  | {
      state: 'shown';
      data: T;
      /** Says where the data is from; null for the server's present reply. `at` in milliseconds. */
      note: { from: 'earlier' | 'kept'; at: number } | { from: 'device' } | null;
      /** Lists only: what was asked for now is on its way. */
      outdated?: boolean;
      /** Lists only: the next page; null where there is none. */
      more?: { load: () => void; loading: boolean } | null;
    };

interface QueryViewProps<T> {
  view: ViewState<T>;
  /** Said to screen readers while it loads, e.g. `Loading quizzes`; `shape` is skeletons of the content's sizes. */
  loading: { label: string; shape: ReactNode; className?: string };
  /** What happened, in a sentence, and what is safe; `again` is done instead of asking once more. */
  failing: { message: ReactNode; reassurance?: ReactNode; again?: { label: string; go: () => void } };
  /** Shown where there is no such thing; without it that is a failure like others. */
  missing?: ReactNode;
  /** Shown where there is nothing. */
  empty?: ReactNode;
  /** Whether there is nothing to show; by default where `data` is a list without items. */
  isEmpty?: (data: T) => boolean;
  /** The button for the next page, e.g. `Show more quizzes`. */
  more?: string;
  /** Said above what this device shows in the server's place. */
  deviceNote?: ReactNode;
  /** Leaves out the note on where the data is from: it never changes, or the content says so itself. */
  hideNote?: boolean;
  children: (data: T) => ReactNode;
}

/** Shows anything that is loaded: while it loads, empty, from earlier or this device, failing, full, and more of it. */
export function QueryView<T>({ view, loading, failing, missing, ...rest }: QueryViewProps<T>) {
  switch (view.state) {
    case 'loading':
      return (
        <LoadingRegion label={loading.label} className={loading.className}>
          {loading.shape}
        </LoadingRegion>
      );
    case 'failing':
      if (view.missing && missing) return missing;
      return <ErrorState {...failing} onRetry={view.retry ?? undefined} retrying={view.retrying} />;
    case 'shown':
      return <LoadedView view={view} {...rest} />;
  }
}

type LoadedViewProps<T> = Omit<QueryViewProps<T>, 'view' | 'loading' | 'failing' | 'missing'> & {
  view: Extract<ViewState<T>, { state: 'shown' }>;
};

function LoadedView<T>({
  view,
  empty,
  isEmpty = hasNoItems,
  more,
  deviceNote,
  hideNote,
  children,
}: LoadedViewProps<T>) {
  const { data, note, outdated, more: next } = view;
  const content = isEmpty(data) && empty ? empty : children(data);
  return (
    <>
      {note &&
        !hideNote &&
        (note.from === 'device' && deviceNote !== undefined ? deviceNote : <StaleNote note={note} />)}
      <div
        aria-busy={outdated}
        className={outdated === undefined ? 'contents' : `transition-opacity ${outdated ? 'opacity-55' : ''}`}
      >
        {content}
      </div>
      {next && more && (
        <Button className="justify-self-center" busy={next.loading} onClick={next.load}>
          {more}
        </Button>
      )}
    </>
  );
}

const hasNoItems = (data: unknown) => Array.isArray(data) && data.length === 0;
