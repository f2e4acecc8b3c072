// Policies that decide where a query's data comes from, and what users see while the server can't be reached. Every
// query in a `<area>.queries.ts` takes one policy: its `options` are passed to TanStack Query, and its `view` or
// `pages` converts the result for `QueryView`.
import { createFirstPagesPersister, persistOwnReply, persistReply } from '#lib/server/last-replies.ts';
import {
  fallBackToDevice,
  type ItemOf,
  type Known,
  mergeWithDevice,
  type Page,
  type PagedQueryResult,
  type QueryResult,
  type View,
  viewOf,
  viewOfPages,
  viewOfReading,
} from '#lib/server/view.ts';

/** Milliseconds for which a reply counts as fresh and isn't fetched again automatically. */
const FRESH_MS = 30_000;

/**
 * Policy for queries that only the server answers: data that no device may store (answer keys, other people's data) or
 * that is useless later. While the server is out of reach, the query fails and offers Retry; data that this page
 * fetched earlier stays visible, with its time.
 */
export const serverOnly = {
  options: { staleTime: FRESH_MS },
  view: viewOf,
  pages: viewOfPages,
};

/**
 * Policy for queries that show the server's last reply while the server is out of reach, even after a restart;
 * `lib/server/last-replies.ts` stores it. For small data worth reading later: the user's own, and data of others that
 * everybody may see. Never for answer keys.
 */
export const serverThenLastReply = {
  options: { staleTime: FRESH_MS, persister: persistReply },
  view: <D>(result: QueryResult<D>): View<Known<D>> => viewOf(result, 'kept'),
  /** Returns the view of a list; all pages that were fetched are stored. */
  pages: <P extends Page>(result: PagedQueryResult<P>): View<ItemOf<P>[]> => viewOfPages(result, 'kept'),
};

/** Like `serverThenLastReply`, for the user's own figures: the last reply is also shown when the server refuses. */
export const serverThenOwnLastReply = {
  options: { staleTime: FRESH_MS, persister: persistOwnReply },
  view: serverThenLastReply.view,
  pages: serverThenLastReply.pages,
};

/** A query's view of the server's data, to which this device's data must be added as the fallback. */
export interface FallbackView<T> {
  /**
   * Returns the view to show: the server's data, or else `reading`, this device's copy. Works like `fallBackToDevice`.
   */
  withFallback: <D>(reading: D | null | undefined, atOnce?: boolean) => View<T | D>;
}

/** Policy for queries that show this device's copy of the same data while the server is out of reach. */
export const serverThenDevice = {
  options: { staleTime: FRESH_MS },
  view: <D>(result: QueryResult<D>): FallbackView<Known<D>> => ({
    withFallback: (reading, atOnce) => fallBackToDevice(result, viewOf(result), reading, atOnce),
  }),
  pages: <P extends Page>(result: PagedQueryResult<P>): FallbackView<ItemOf<P>[]> => ({
    withFallback: (reading, atOnce) => fallBackToDevice(result, viewOfPages(result), reading, atOnce),
  }),
};

/** A query's view of the server's list, to which the items on this device must be added. */
interface ListView<I> {
  /**
   * Returns the list to show, merged from the server's items and `reading`, the items on this device. Works like
   * `mergeWithDevice`.
   */
  withFallback: <D>(
    reading: D[] | null | undefined,
    join: (reading: D[] | null, listed: I[]) => D[],
  ) => View<(I | D)[]>;
}

/**
 * Policy for lists that are partly on this device. While the server is out of reach, they show this device's items,
 * then the other items of the server's last reply, even after a restart. `part` returns the part of an item that may be
 * stored; never answer keys.
 */
export const deviceThenLastReply = {
  options: <I>(part: (item: I) => I) => ({ staleTime: FRESH_MS, persister: createFirstPagesPersister(part) }),
  pages: <P extends Page>(result: PagedQueryResult<P>): ListView<ItemOf<P>> => ({
    withFallback: (reading, join) => mergeWithDevice(result, viewOfPages(result, 'kept'), reading, join),
  }),
};

/**
 * Policy for data that is always read from this device, even if the server is in reach, since sync keeps it up to date.
 * In browsers that store nothing, the server is queried each time instead.
 */
export const deviceThenServer = {
  options: { staleTime: 0 },
  view: viewOfReading,
  insteadOfMirror: viewOf,
};
