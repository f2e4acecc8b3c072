// Where a reply comes from, and what a person sees while the server cannot be reached. Every query in a
// `<area>.queries.ts` takes one policy: its `options` go to TanStack Query, and what its `view` or `pages` make of the
// result is what `QueryView` shows.
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

/** For so long a reply counts as fresh and is not asked for again by itself, milliseconds. */
const FRESH_MS = 30_000;

/**
 * The server alone: for what no device may keep (keys of questions, other people's data) or what is of no use later.
 * Out of reach, it fails and offers Retry; what this page has fetched before stays, with its time.
 */
export const serverOnly = {
  options: { staleTime: FRESH_MS },
  view: viewOf,
  pages: viewOfPages,
};

/**
 * The server, and its last reply while it is out of reach, over a restart too: for what is small and worth a look later:
 * the person's own, and of others what everybody sees. Never for keys of questions. `lib/server/last-replies.ts` keeps it.
 */
export const serverThenLastReply = {
  options: { staleTime: FRESH_MS, persister: persistReply },
  view: <D>(result: QueryResult<D>): View<Known<D>> => viewOf(result, 'kept'),
  /** Lists: all pages that were fetched are kept. */
  pages: <P extends Page>(result: PagedQueryResult<P>): View<ItemOf<P>[]> => viewOfPages(result, 'kept'),
};

/** Like `serverThenLastReply`, for the person's own figures: the last reply is also shown where the server refuses. */
export const serverThenOwnLastReply = {
  options: { staleTime: FRESH_MS, persister: persistOwnReply },
  view: serverThenLastReply.view,
  pages: serverThenLastReply.pages,
};

/** The server's view, which wants to know what this device has in its place. */
export interface FallbackView<T> {
  /** Returns the view to show, given what this device has, like `fallBackToDevice`. */
  withFallback: <D>(reading: D | null | undefined, atOnce?: boolean) => View<T | D>;
}

/** The server, and what this device has of the same while the server is out of reach. */
export const serverThenDevice = {
  options: { staleTime: FRESH_MS },
  view: <D>(result: QueryResult<D>): FallbackView<Known<D>> => ({
    withFallback: (reading, atOnce) => fallBackToDevice(result, viewOf(result), reading, atOnce),
  }),
  pages: <P extends Page>(result: PagedQueryResult<P>): FallbackView<ItemOf<P>[]> => ({
    withFallback: (reading, atOnce) => fallBackToDevice(result, viewOfPages(result), reading, atOnce),
  }),
};

/** The server's list, which wants to know what this device has of it. */
interface ListView<I> {
  /** As `mergeWithDevice`: what to show, given what this device has. */
  withFallback: <D>(
    reading: D[] | null | undefined,
    join: (reading: D[] | null, listed: I[]) => D[],
  ) => View<(I | D)[]>;
}

/**
 * The server, and without it what this device has, then what else the server's last reply listed, over a restart too:
 * for lists that this device has a part of. `part` takes of an item what may be kept; never keys of questions.
 */
export const deviceThenLastReply = {
  options: <I>(part: (item: I) => I) => ({ staleTime: FRESH_MS, persister: createFirstPagesPersister(part) }),
  pages: <P extends Page>(result: PagedQueryResult<P>): ListView<ItemOf<P>> => ({
    withFallback: (reading, join) => mergeWithDevice(result, viewOfPages(result, 'kept'), reading, join),
  }),
};

/**
 * This device, whether the server is in reach or not: sync keeps it right. In browsers that keep nothing the server is
 * asked instead, each time anew.
 */
export const deviceThenServer = {
  options: { staleTime: 0 },
  view: viewOfReading,
  insteadOfMirror: viewOf,
};
