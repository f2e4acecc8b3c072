import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { resettable } from '#lib/resettable.ts';
import { isRetryable } from '#lib/server/errors.ts';
import { getSession } from '#lib/session.ts';

interface CachedReply {
  data: unknown;
  /** The time at which the server sent the reply, in milliseconds since 1970. */
  at: number;
}

/** Stores one user's last replies, so that they survive a reload of the page. */
export interface ReplyStore {
  read(key: string): Promise<CachedReply | null>;
  save(key: string, data: unknown, at: number): Promise<void>;
  /** Deletes the stored replies of these tRPC routers. */
  delete(routers: readonly string[]): Promise<void>;
}

let openStore: ((userId: string) => Promise<ReplyStore>) | undefined;
let resolveReady: () => void;
/** Resolves once the store is set: a reply may arrive before the code that stores it. */
let storeReady = createReadyPromise();
let writes = { running: 0 };
resettable(() => {
  openStore = undefined;
  // Replies that still wait for the store won't be stored. Their work and the running writes finish later without being
  // counted.
  resolveReady();
  storeReady = createReadyPromise();
  writes = { running: 0 };
  markRunningWrites();
});

function createReadyPromise(): Promise<void> {
  return new Promise((resolve) => {
    resolveReady = resolve;
  });
}

/**
 * Sets where replies are stored. Only `offline` knows how browsers store data, and it's loaded only when it's needed.
 */
export function setReplyStore(store: (userId: string) => Promise<ReplyStore>): void {
  openStore = store;
  resolveReady();
}

/**
 * TanStack's `persister` for queries whose last reply is stored. It queries the server; while that fails and this page
 * has no reply of its own, the stored reply is shown, marked as not refreshed.
 */
export const persistReply = createPersister((reply) => reply);

/**
 * Persists like `persistReply`, for the user's own figures: the stored reply is also shown when the server refuses the
 * query. It's read before the refusal is passed on, so that no screen shows the refusal alone in between.
 */
export const persistOwnReply = createPersister((reply) => reply, true);

/**
 * Deletes stored replies that contain people's names, after the user has blocked a person or left a group. The next
 * request to the server returns the right names.
 */
export function deleteCachedReplies(routers: readonly string[]): Promise<void> {
  return writeAndMark(getSession()?.user.id, (store) => store.delete(routers));
}

/** Milliseconds that a refusal waits at most for the stored reply. */
const RESTORE_WAIT_MS = 2000;

const FIRST_PAGES = 2;

interface Pages<I> {
  pages: readonly { items: readonly I[] }[];
  pageParams: readonly unknown[];
}

/**
 * Persists like `persistReply`, for paged lists: stores the first pages, and of each item only what `select` returns.
 */
export function createFirstPagesPersister<I>(select: (item: I) => I) {
  return createPersister((reply) => {
    // TanStack's types describe one page, but a paged query's reply consists of all of them.
    const { pages, pageParams } = reply as Pages<I>;
    const first = pages.slice(0, FIRST_PAGES).map((page) => ({ ...page, items: page.items.map(select) }));
    return { pages: first, pageParams: pageParams.slice(0, FIRST_PAGES) };
  });
}

/**
 * Creates a persister.
 * @param select returns the part of a reply that is stored.
 * @param showOnRefusal also shows the stored reply when the server refuses.
 */
function createPersister(select: (reply: unknown) => unknown, showOnRefusal = false) {
  return async <T, K extends QueryKey, P = never>(
    queryFn: QueryFunction<T, K, P>,
    context: QueryFunctionContext<K>,
    query: Query,
  ): Promise<T> => {
    const userId = getSession()?.user.id;
    try {
      // A paged query fetches all its pages by itself, although the context describes a single page.
      const data = await queryFn(context as QueryFunctionContext<K, P>);
      void writeAndMark(userId, (store) => store.save(query.queryHash, select(data), Date.now()));
      return data;
    } catch (error) {
      // Retryable failures are tried again, so the stored reply is read before the last attempt fails.
      const canRetry = isRetryable(error);
      if (error instanceof Error && (canRetry || showOnRefusal)) {
        const restored = withStore(userId, (store) => restoreReply(store, query, error));
        if (!canRetry) await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, RESTORE_WAIT_MS))]);
      }
      throw error;
    }
  };
}

async function restoreReply(store: ReplyStore, query: Query, error: Error): Promise<void> {
  if (query.state.data !== undefined) return;
  const cached = await store.read(query.queryHash);
  if (!cached || query.state.data !== undefined) return;
  query.setState({ data: cached.data, dataUpdatedAt: cached.at, status: 'error', error, isInvalidated: true });
}

/**
 * Runs a write and counts it in `data-keeping` on `<html>`: the number of replies on screen that are still being
 * written, so that a reload may not find them yet.
 */
async function writeAndMark(userId: string | undefined, write: (store: ReplyStore) => Promise<void>): Promise<void> {
  const counter = writes;
  counter.running += 1;
  markRunningWrites();
  await withStore(userId, write);
  counter.running -= 1;
  markRunningWrites();
}

function markRunningWrites(): void {
  if (writes.running > 0) document.documentElement.dataset.keeping = String(writes.running);
  else delete document.documentElement.dataset.keeping;
}

/**
 * Runs an operation on the user's reply store. Does nothing if another user is signed in by now or the browser stores
 * nothing.
 */
async function withStore(userId: string | undefined, work: (store: ReplyStore) => Promise<void>): Promise<void> {
  if (userId === undefined || userId !== getSession()?.user.id) return;
  try {
    await storeReady;
    if (openStore && userId === getSession()?.user.id) await work(await openStore(userId));
  } catch {
    // Without a store, only the server's reply is shown.
  }
}
