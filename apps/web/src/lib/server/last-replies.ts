import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { resettable } from '#lib/resettable.ts';
import { isWorthRetrying } from '#lib/server/errors.ts';
import { getSession } from '#lib/session.ts';

interface KeptReply {
  data: unknown;
  /** When the server gave it, milliseconds. */
  at: number;
}

/** Where one person's last replies outlive the page. */
export interface ReplyStore {
  read(key: string): Promise<KeptReply | null>;
  keep(key: string, data: unknown, at: number): Promise<void>;
  /** Removes the replies of these routers. */
  drop(routers: readonly string[]): Promise<void>;
}

let open: ((userId: string) => Promise<ReplyStore>) | undefined;
let opened: () => void;
/** A reply may be here before the code that keeps it. */
let mayOpen = untilOpened();
let writes = { running: 0 };
resettable(() => {
  open = undefined;
  // Replies that wait are kept nowhere. They and those being written end later, and count for nobody then.
  opened();
  mayOpen = untilOpened();
  writes = { running: 0 };
  showRunning();
});

function untilOpened(): Promise<void> {
  return new Promise((resolve) => {
    opened = resolve;
  });
}

/** Says where replies are kept. Only `offline` knows how browsers keep things, and nothing is loaded before it is needed. */
export function keepRepliesIn(store: (userId: string) => Promise<ReplyStore>): void {
  open = store;
  opened();
}

/**
 * TanStack's `persister` of queries whose last reply is kept. Asks the server; while that cannot be had and this page
 * has no reply of its own, the kept one is shown, as one that could not be refreshed.
 */
export const keepReply = persisting((reply) => reply);

/**
 * As `keepReply`, for figures of the person's own: they are shown beside whatever the server says instead, a refusal
 * too. They are read before the page knows who is signed in, so that nothing else is shown in between.
 */
export const keepOwnReply = persisting((reply) => reply, true);

/**
 * Removes kept replies that name people, after one of them has been blocked or a group was left: the names are joined when
 * the server is asked again.
 */
export function forgetReplies(routers: readonly string[]): Promise<void> {
  return keepMarked(getSession()?.user.id, (store) => store.drop(routers));
}

/** For so long a refusal waits for what was kept. */
const READ_MS = 2000;

const FIRST_PAGES = 2;

interface Pages<I> {
  pages: readonly { items: readonly I[] }[];
  pageParams: readonly unknown[];
}

/** As `keepReply`, for paged lists: keeps the first pages, and of each item what `part` takes. */
export function keepFirstPages<I>(part: (item: I) => I) {
  return persisting((reply) => {
    // TanStack's types speak of one page, but a paged query's reply is all of them.
    const { pages, pageParams } = reply as Pages<I>;
    const first = pages.slice(0, FIRST_PAGES).map((page) => ({ ...page, items: page.items.map(part) }));
    return { pages: first, pageParams: pageParams.slice(0, FIRST_PAGES) };
  });
}

/**
 * @param part what to keep of a reply
 * @param own shows the kept one where the server refuses, too
 */
function persisting(part: (reply: unknown) => unknown, own = false) {
  return async <T, K extends QueryKey, P = never>(
    ask: QueryFunction<T, K, P>,
    context: QueryFunctionContext<K>,
    query: Query,
  ): Promise<T> => {
    const userId = getSession()?.user.id;
    try {
      // A paged query goes through its pages by itself, whatever the context says of one.
      const data = await ask(context as QueryFunctionContext<K, P>);
      void keepMarked(userId, (store) => store.keep(query.queryHash, part(data), Date.now()));
      return data;
    } catch (error) {
      // What is worth another try is tried again: the kept reply is there before the last failure.
      const again = isWorthRetrying(error);
      if (error instanceof Error && (again || own)) {
        const restored = withStore(userId, (store) => restore(store, query, error));
        if (!again) await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, READ_MS))]);
      }
      throw error;
    }
  };
}

async function restore(store: ReplyStore, query: Query, error: Error): Promise<void> {
  if (query.state.data !== undefined) return;
  const kept = await store.read(query.queryHash);
  if (!kept || query.state.data !== undefined) return;
  query.setState({ data: kept.data, dataUpdatedAt: kept.at, status: 'error', error, isInvalidated: true });
}

/** `data-keeping` on `<html>` says how many replies on the screen are still being written: a reload may not find them yet. */
async function keepMarked(userId: string | undefined, write: (store: ReplyStore) => Promise<void>): Promise<void> {
  const counted = writes;
  counted.running += 1;
  showRunning();
  await withStore(userId, write);
  counted.running -= 1;
  showRunning();
}

function showRunning(): void {
  if (writes.running > 0) document.documentElement.dataset.keeping = String(writes.running);
  else delete document.documentElement.dataset.keeping;
}

/** A browser that keeps nothing shows what it would show without. */
async function withStore(userId: string | undefined, work: (store: ReplyStore) => Promise<void>): Promise<void> {
  if (userId === undefined || userId !== getSession()?.user.id) return;
  try {
    await mayOpen;
    if (open && userId === getSession()?.user.id) await work(await open(userId));
  } catch {
    // The server's word is all there is.
  }
}
