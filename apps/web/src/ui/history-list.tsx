import type { ReactNode } from 'react';
import { EmptyState } from './loading/empty-state.tsx';
import { QueryView, type ViewState } from './loading/query-view.tsx';
import { Skeletons } from './loading/skeleton.tsx';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2';

interface HistoryListProps<T> {
  view: ViewState<readonly T[]>;
  label: string;
  /** Said to screen readers while it loads. */
  loading: string;
  failing: string;
  /** Shown where there is nothing. */
  empty: { title: string; words: string };
  more: string;
  children: (item: T) => ReactNode;
}

/** A list, page by page, of the games somebody took part in: a `HistoryCard` for each. */
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
  /** Of the heading. */
  id: string;
  title: string;
  about: string;
  /** The one thing to do about it. */
  action: ReactNode;
  children: ReactNode;
}

/** Something that somebody took part in, and how it went. */
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
