import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingRegion } from './loading-region.tsx';
import { StaleNote } from './stale-note.tsx';

/** The state of a query: loading, failing (perhaps because the thing doesn't exist) or shown. */
export type ViewState<T> =
  | { state: 'loading' }
  /** `missing`: the requested thing doesn't exist. `retry` is null if trying again is useless. */
  | { state: 'failing'; missing: boolean; retry: (() => void) | null; retrying: boolean }
  | {
      state: 'shown';
      data: T;
      /**
       * The origin of data that isn't the server's current reply; null if it is. `at` is when it was fetched, in
       * milliseconds.
       */
      note: { from: 'earlier' | 'kept'; at: number } | { from: 'device' } | null;
      /** For lists only: whether this data is from the previous query while the current one loads. */
      outdated?: boolean;
      /** For lists only: loads the next page; null if there is none. */
      more?: { load: () => void; loading: boolean } | null;
    };

interface QueryViewProps<T> {
  view: ViewState<T>;
  /**
   * The message for screen readers while the data loads, e.g. `Loading quizzes`; `shape` holds skeletons in the
   * content's sizes.
   */
  loading: { label: string; shape: ReactNode; className?: string };
  /** The error in a sentence and a reassurance; `again` replaces the retry button's label and action. */
  failing: { message: ReactNode; reassurance?: ReactNode; again?: { label: string; go: () => void } };
  /** Shown if the requested thing doesn't exist; by default a missing thing is shown as a failure. */
  missing?: ReactNode;
  /** Shown if there's no data to show, see `isEmpty`. */
  empty?: ReactNode;
  /** Returns whether there's no data to show; by default true for a list without items. */
  isEmpty?: (data: T) => boolean;
  /** The label of the button for the next page, e.g. `Show more quizzes`. */
  more?: string;
  /** The note above data that comes from this device instead of the server; replaces the default note. */
  deviceNote?: ReactNode;
  /** Hides the note on the data's origin, because the data never changes or the content mentions its origin itself. */
  hideNote?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * Shows the state of a query: skeletons, an error, an empty message or the data, with a note on outdated data and a
 * button for more.
 */
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
