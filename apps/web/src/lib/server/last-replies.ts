import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { resettable } from '#lib/resettable.ts';
import { isRetryable } from '#lib/server/errors.ts';
import { getSession } from '#lib/session.ts';

interface CachedReply {
  data: unknown;
  /** When the server gave it, milliseconds. */
  at: number;
}

/** Where one person's last replies outlive the page. */
export interface ReplyStore {
  read(key: string): Promise<CachedReply | null>;
  save(key: string, data: unknown, at: number): Promise<void>;
  /** Removes the replies of these routers. */
  delete(routers: readonly string[]): Promise<void>;
}

let openStore: ((userId: string) => Promise<ReplyStore>) | undefined;
let resolveReady: () => void;
/** A reply may be here before the code that keeps it. */
let storeReady = createReadyPromise();
let writes = { running: 0 };
resettable(() => {
  openStore = undefined;
  // Replies that wait are kept nowhere. They and those being written end later, and count for nobody then.
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

/** Says where replies are kept. Only `offline` knows how browsers keep things, and nothing is loaded before it is needed. */
export function setReplyStore(store: (userId: string) => Promise<ReplyStore>): void {
  openStore = store;
  resolveReady();
}

/**
 * TanStack's `persister` of queries whose last reply is kept. Asks the server; while that cannot be had and this page
 * has no reply of its own, the kept one is shown, as one that could not be refreshed.
 */
export const persistReply = createPersister((reply) => reply);

/**
 * Persists like `persistReply`, for figures of the person's own: they are shown beside what the server says instead,
 * a refusal too. They are read before the page knows who is signed in, so that nothing else is shown in between.
 */
export const persistOwnReply = createPersister((reply) => reply, true);

/**
 * Removes kept replies that name people, after one of them has been blocked or a group was left: the names are joined when
 * the server is asked again.
 */
export function deleteCachedReplies(routers: readonly string[]): Promise<void> {
  return writeAndMark(getSession()?.user.id, (store) => store.delete(routers));
}

/** For so long a refusal waits for what was kept. */
const RESTORE_WAIT_MS = 2000;

const FIRST_PAGES = 2;

interface Pages<I> {
  pages: readonly { items: readonly I[] }[];
  pageParams: readonly unknown[];
}

/** Persists like `persistReply`, for paged lists: the first pages, and of each item what `select` takes. */
export function createFirstPagesPersister<I>(select: (item: I) => I) {
  return createPersister((reply) => {
    // TanStack's types speak of one page, but a paged query's reply is all of them.
    const { pages, pageParams } = reply as Pages<I>;
    const first = pages.slice(0, FIRST_PAGES).map((page) => ({ ...page, items: page.items.map(select) }));
    return { pages: first, pageParams: pageParams.slice(0, FIRST_PAGES) };
  });
}

/**
 * @param select what to keep of a reply
 * @param showOnRefusal shows the kept one where the server refuses, too
 */
function createPersister(select: (reply: unknown) => unknown, showOnRefusal = false) {
  return async <T, K extends QueryKey, P = never>(
    queryFn: QueryFunction<T, K, P>,
    context: QueryFunctionContext<K>,
    query: Query,
  ): Promise<T> => {
    const userId = getSession()?.user.id;
    try {
      // A paged query goes through its pages by itself, whatever the context says of one.
      const data = await queryFn(context as QueryFunctionContext<K, P>);
      void writeAndMark(userId, (store) => store.save(query.queryHash, select(data), Date.now()));
      return data;
    } catch (error) {
      // What is worth another try is tried again: the kept reply is there before the last failure.
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

/** `data-keeping` on `<html>` says how many replies on the screen are still being written: a reload may not find them yet. */
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

/** A browser that keeps nothing shows what it would show without. */
async function withStore(userId: string | undefined, work: (store: ReplyStore) => Promise<void>): Promise<void> {
  if (userId === undefined || userId !== getSession()?.user.id) return;
  try {
    await storeReady;
    if (openStore && userId === getSession()?.user.id) await work(await openStore(userId));
  } catch {
    // The server's word is all there is.
  }
}
