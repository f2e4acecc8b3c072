import { describeFailure, isRetryable } from '#lib/server/errors.ts';

/** The state of a query: loading, failing, missing or shown. `QueryView` in ui renders it. */
export type View<T> =
  | { state: 'loading' }
  | {
      state: 'failing';
      /** The server was asked and knows no such thing, or not for this person. */
      missing: boolean;
      /** Null where asking again is no use. */
      retry: (() => void) | null;
      retrying: boolean;
    }
  | {
      state: 'shown';
      data: T;
      /** Says where the data is from; null for the server's present reply. */
      note: ViewNote | null;
      /** Lists only: what was asked for now is on its way. */
      outdated?: boolean;
      /** Lists only: the next page; null where there is none. */
      more?: { load: () => void; loading: boolean } | null;
    };

type ViewNote =
  /** It is from earlier and could not be refreshed; `kept` for replies that outlive a restart. `at` in milliseconds. */
  | { from: 'earlier' | 'kept'; at: number }
  /** It is what this device knows, because the server could not be reached. */
  | { from: 'device' };

/** As much of a TanStack query as it takes to show it. `data` is undefined while there is no reply. */
export interface QueryResult<D> {
  data: D;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  failureCount: number;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

/** What `data` is once there is a reply. */
export type Known<D> = Exclude<D, undefined>;

export interface Page {
  items: readonly unknown[];
}

/** The item of a page. */
export type ItemOf<P extends Page> = P['items'][number];

/** As much of an infinite TanStack query as it takes to show it. */
export interface PagedQueryResult<P extends Page> extends QueryResult<{ pages: readonly P[] } | undefined> {
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The state of a query of the server. */
export function viewOf<D>(result: QueryResult<D>, from: 'earlier' | 'kept' = 'earlier'): View<Known<D>> {
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = result;
  if (isKnown(data)) return { state: 'shown', data, note: error ? { from, at: dataUpdatedAt } : null };
  if (isPending) return { state: 'loading' };
  const missing = isNotFound(error);
  return { state: 'failing', missing, retry: () => void refetch(), retrying: isFetching };
}

/** The state of a paged query of the server, with the items of all pages fetched so far. */
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

/** The state of a reading from this device: undefined until it was read, null where the browser stores nothing. */
export function viewOfReading<T>(reading: T | null | undefined): View<T> {
  if (reading === undefined) return { state: 'loading' };
  if (reading === null) return { state: 'failing', missing: false, retry: null, retrying: false };
  return { state: 'shown', data: reading, note: null };
}

/**
 * The server's view or, while it cannot be had, what this device has instead. A refusal that trying again
 * would not change is the server's word: nothing replaces that.
 * @param reading undefined until it was read, null where this device has nothing
 * @param atOnce does not wait for the server's first failure
 */
export function fallBackToDevice<T, D>(
  result: QueryResult<unknown>,
  view: View<T>,
  reading: D | null | undefined,
  atOnce = false,
): View<T | D> {
  const current = view.state === 'shown' && !view.outdated;
  if (current || !(atOnce || isUnreachable(result))) return view;
  // The device is still being read.
  if (reading === undefined) return { state: 'loading' };
  return reading === null ? view : { state: 'shown', data: reading, note: { from: 'device' } };
}

/**
 * Like `fallBackToDevice`, but joins what the server listed before to what this device has.
 * @param join adds to the reading, null where this device has nothing, what else was listed
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
  // Between two tries there is no error yet; only what is worth it is tried again.
  if (!error) return failureCount > 0;
  return isRetryable(error) || describeFailure(error).kind === 'too-many';
}

/** An address with half an id leads to nothing either. */
function isNotFound(error: unknown): boolean {
  const { code, issues } = describeFailure(error);
  if (code === 'INVALID') return issues.length > 0 && issues.every(({ path }) => /^(?:id|\w+Id)$/.test(path));
  return code === 'NOT_FOUND';
}

function isKnown<D>(data: D): data is Known<D> {
  return data !== undefined;
}
