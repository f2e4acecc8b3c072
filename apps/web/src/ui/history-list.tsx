import type { ReactNode } from 'react';
import { EmptyState } from './loading/empty-state.tsx';
import { QueryView, type ViewState } from './loading/query-view.tsx';
import { Skeletons } from './loading/skeleton.tsx';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2';

interface HistoryListProps<T> {
  view: ViewState<readonly T[]>;
  label: string;
  /** The message for screen readers while the list loads. */
  loading: string;
  failing: string;
  /** Shown if the list has no items. */
  empty: { title: string; words: string };
  more: string;
  children: (item: T) => ReactNode;
}

/** A paged list of games that the user took part in; the caller renders each item, usually as a `HistoryCard`. */
export function HistoryList<T extends { id: string }>({
  view,
  label,
  loading,
  failing,
  empty,
  more,
  children,
}: HistoryListProps<T>) {
  return (
    <QueryView
      view={view}
      loading={{ label: loading, shape: <Skeletons count={4} className="h-44 rounded-card" />, className: GRID }}
      failing={{ message: failing }}
      empty={<EmptyState title={empty.title}>{empty.words}</EmptyState>}
      more={more}
    >
      {(items) => (
        <ul aria-label={label} className={GRID}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

interface HistoryCardProps {
  /** The id of the heading, which names the card. */
  id: string;
  title: string;
  about: string;
  /** The main action, shown at the bottom of the card. */
  action: ReactNode;
  children: ReactNode;
}

/** A card about a game that the user took part in, with the user's result. */
export function HistoryCard({ id, title, about, action, children }: HistoryCardProps) {
  return (
    <article
      aria-labelledby={id}
      className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <header>
        <h2 id={id} className="text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-quiet">{about}</p>
      </header>
      {children}
      <div className="mt-auto">{action}</div>
    </article>
  );
}
