import { describeFailure, isRetryable } from '#lib/server/errors.ts';

/** The state of a query: loading, failing, missing or shown. `QueryView` in ui renders it. */
export type View<T> =
  | { state: 'loading' }
  | {
      state: 'failing';
      /** True if the server doesn't know the requested thing, or doesn't show it to this user. */
      missing: boolean;
      /** Sends the query again; null if another try would be useless. */
      retry: (() => void) | null;
      retrying: boolean;
    }
  | {
      state: 'shown';
      data: T;
      /** Says where the data comes from; null for the server's current reply. */
      note: ViewNote | null;
      /** Lists only: true while the requested data is loading and earlier data is still shown. */
      outdated?: boolean;
      /** Lists only: loads the next page; null if there is none. */
      more?: { load: () => void; loading: boolean } | null;
    };

type ViewNote =
  /**
   * Data of an earlier reply that couldn't be refreshed; `kept` for replies that survive a restart. `at` is the reply's
   * time in milliseconds since 1970.
   */
  | { from: 'earlier' | 'kept'; at: number }
  /** The value comes from this device, because the server couldn't be reached. */
  | { from: 'device' };

/** The part of a TanStack query's result that is needed to show it. `data` is undefined until there is a reply. */
export interface QueryResult<D> {
  data: D;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  failureCount: number;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

/** The type of a query's `data` once there is a reply. */
export type Known<D> = Exclude<D, undefined>;

export interface Page {
  items: readonly unknown[];
}

/** The type of the items in a page of a paged query. */
export type ItemOf<P extends Page> = P['items'][number];

/** The part of an infinite TanStack query's result that is needed to show it. */
export interface PagedQueryResult<P extends Page> extends QueryResult<{ pages: readonly P[] } | undefined> {
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Converts the result of a query to its view. */
export function viewOf<D>(result: QueryResult<D>, from: 'earlier' | 'kept' = 'earlier'): View<Known<D>> {
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = result;
  if (isKnown(data)) return { state: 'shown', data, note: error ? { from, at: dataUpdatedAt } : null };
  if (isPending) return { state: 'loading' };
  const missing = isNotFound(error);
  return { state: 'failing', missing, retry: () => void refetch(), retrying: isFetching };
}

/** Converts the result of a paged query to its view, with the items of all pages fetched so far. */
export function viewOfPages<P extends Page>(
  result: PagedQueryResult<P>,
  from: 'earlier' | 'kept' = 'earlier',
): View<ItemOf<P>[]> {
  const view = viewOf(result, from);
  if (view.state !== 'shown') return view;
  const { isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  return {
    ...view,
    data: view.data.pages.flatMap(({ items }) => items),
    outdated: isPlaceholderData,
    more: hasNextPage ? { load: () => void fetchNextPage(), loading: isFetchingNextPage } : null,
  };
}

/**
 * Converts data that was read from this device to its view.
 * @param reading undefined until it's read, null if the browser stores nothing.
 */
export function viewOfReading<T>(reading: T | null | undefined): View<T> {
  if (reading === undefined) return { state: 'loading' };
  if (reading === null) return { state: 'failing', missing: false, retry: null, retrying: false };
  return { state: 'shown', data: reading, note: null };
}

/**
 * Returns the server's view or, while the server is unreachable, a view of this device's data. A refusal that a retry
 * wouldn't change is never replaced.
 * @param reading this device's data; undefined until it's read, null if there is none.
 * @param atOnce doesn't wait for the server's first failure.
 */
export function fallBackToDevice<T, D>(
  result: QueryResult<unknown>,
  view: View<T>,
  reading: D | null | undefined,
  atOnce = false,
): View<T | D> {
  const current = view.state === 'shown' && !view.outdated;
  if (current || !(atOnce || isUnreachable(result))) return view;
  // This device's data is still being read.
  if (reading === undefined) return { state: 'loading' };
  return reading === null ? view : { state: 'shown', data: reading, note: { from: 'device' } };
}

/**
 * Like `fallBackToDevice`, but joins the server's earlier list to this device's data.
 * @param join adds the server's items to this device's data, which is null if there is none.
 */
export function mergeWithDevice<T, D>(
  result: QueryResult<unknown>,
  view: View<T>,
  reading: D | null | undefined,
  join: (reading: D | null, listed: T) => D,
): View<T | D> {
  const listed = view.state === 'shown' && !view.outdated && view.note ? view : null;
  if (!listed || !isUnreachable(result)) return fallBackToDevice(result, view, reading);
  if (reading === undefined) return { state: 'loading' };
  return { state: 'shown', data: join(reading, listed.data), note: listed.note };
}

function isUnreachable({ error, failureCount }: QueryResult<unknown>): boolean {
  // Between two attempts there is no error yet; only retryable failures are tried again.
  if (!error) return failureCount > 0;
  return isRetryable(error) || describeFailure(error).kind === 'too-many';
}

/** Returns whether the requested thing doesn't exist. An invalid id counts too, e.g. in a truncated address. */
function isNotFound(error: unknown): boolean {
  const { code, issues } = describeFailure(error);
  if (code === 'INVALID') return issues.length > 0 && issues.every(({ path }) => /^(?:id|\w+Id)$/.test(path));
  return code === 'NOT_FOUND';
}

function isKnown<D>(data: D): data is Known<D> {
  return data !== undefined;
}
