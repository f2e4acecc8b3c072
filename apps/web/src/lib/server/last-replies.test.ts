import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { resetModules } from '#lib/resettable.ts';
import { createFirstPagesPersister, persistReply, type ReplyStore, setReplyStore } from '#lib/server/last-replies.ts';
import { clearSession } from '#lib/session.ts';
import { signIn } from '#lib/testing/people.ts';

const OUT_OF_REACH = new TRPCClientError('fetch failed');
const EARLIER = { data: ['kept'], at: 1000 };

/** Makes the page store replies in memory, by user and key. Returns the content of that store. */
function memoryStore() {
  const kept = new Map<string, unknown>();
  const open = async (userId: string): Promise<ReplyStore> => ({
    read: async (key) => (kept.has(`${userId} ${key}`) ? EARLIER : null),
    save: async (key, data) => void kept.set(`${userId} ${key}`, data),
    delete: async () => kept.clear(),
  });
  setReplyStore(open);
  return kept;
}

/**
 * Makes the page store replies with writes that wait. Returns the functions that finish these writes, one for each
 * reply.
 */
function slowStore() {
  const writes: (() => void)[] = [];
  setReplyStore(async () => ({
    read: async () => null,
    save: () => new Promise((resolve) => void writes.push(resolve)),
    delete: async () => undefined,
  }));
  return writes;
}

/** Returns how many replies are still being written, as the page reports in `data-keeping`. */
const keeping = () => Number(document.documentElement.dataset.keeping ?? 0);

/** Runs a query as a screen does; its data are the result of `ask`, which stands for the server. */
function show(ask: () => Promise<string[]>, retry: number | false = false) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry, retryDelay: 1 } } });
  const observer = new QueryObserver(client, { queryKey: ['sessions'], queryFn: ask, persister: persistReply });
  onTestFinished(observer.subscribe(() => undefined));
  return { client, result: () => observer.getCurrentResult() };
}

const KEY = '["sessions"]';
let userId: string;

beforeEach(() => {
  userId = signIn().id;
});

test('a reply is stored for the user who requested it', async () => {
  const kept = memoryStore();
  const { result } = show(async () => ['now']);
  await waitFor(() => expect(kept.get(`${userId} ${KEY}`)).toEqual(['now']));
  expect(result()).toMatchObject({ data: ['now'], isError: false });
});

test('the page reports replies as being stored from when they’re shown until they’re written or refused', async () => {
  const writes = slowStore();
  const shown = [show(async () => ['now']), show(async () => ['now too'])];
  await waitFor(() => expect(shown.map(({ result }) => result().data)).toEqual([['now'], ['now too']]));
  expect(keeping()).toBe(2);
  await waitFor(() => expect(writes).toHaveLength(2));
  writes[0]?.();
  await waitFor(() => expect(keeping()).toBe(1));
  writes[1]?.();
  await waitFor(() => expect(keeping()).toBe(0));

  setReplyStore(() => Promise.reject(new Error('The disk is full.')));
  const unkept = show(async () => ['now']);
  await waitFor(() => expect(unkept.result().data).toEqual(['now']));
  await waitFor(() => expect(keeping()).toBe(0));
});

test('writes that still run when modules are reset don’t count afterwards', async () => {
  const writes = slowStore();
  show(async () => ['now']);
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(keeping()).toBe(1);
  resetModules();
  expect(keeping()).toBe(0);

  const later = slowStore();
  userId = signIn().id;
  show(async () => ['later']);
  await waitFor(() => expect(later).toHaveLength(1));
  writes[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(keeping()).toBe(1);
  later[0]?.();
  await waitFor(() => expect(keeping()).toBe(0));
});

test('while the server is out of reach the last reply is shown, with its time and as not refreshed', async () => {
  memoryStore().set(`${userId} ${KEY}`, ['kept']);
  const { result } = show(() => Promise.reject(OUT_OF_REACH), 1);
  await waitFor(() => expect(result().data).toEqual(['kept']));
  expect(result()).toMatchObject({ isError: true, dataUpdatedAt: 1000 });
  await waitFor(() => expect(result().fetchStatus).toBe('idle'));
  expect(result()).toMatchObject({ data: ['kept'], isError: true, isStale: true });
});

test('a new reply of the server replaces the stored one', async () => {
  memoryStore().set(`${userId} ${KEY}`, ['kept']);
  const ask = vi.fn(() => Promise.resolve(['now']));
  ask.mockRejectedValueOnce(OUT_OF_REACH);
  const { result } = show(ask, 1);
  await waitFor(() => expect(result()).toMatchObject({ data: ['now'], isError: false }));
});

test('data that this page has fetched itself stays on screen', async () => {
  const kept = memoryStore();
  const ask = vi.fn(() => Promise.resolve(['now']));
  const { client, result } = show(ask);
  await waitFor(() => expect(kept.size).toBe(1));
  ask.mockRejectedValueOnce(OUT_OF_REACH);
  await client.invalidateQueries();
  expect(result()).toMatchObject({ data: ['now'], isError: true });
});

test('a refusal isn’t replaced by an older reply', async () => {
  memoryStore().set(`${userId} ${KEY}`, ['kept']);
  const refusal = { message: 'No.', code: -32000, data: { appCode: 'FORBIDDEN', httpStatus: 403 } };
  const { result } = show(() => Promise.reject(new TRPCClientError('No.', { result: { error: refusal } })));
  await waitFor(() => expect(result().isError).toBe(true));
  expect(result().data).toBeUndefined();
});

test('no reply is stored for or shown to another user who signs in meanwhile', async () => {
  const kept = memoryStore();
  kept.set(`${userId} ${KEY}`, ['kept']);
  let reply = (_: string[]) => {};
  const asked = new Promise<string[]>((resolve) => {
    reply = resolve;
  });
  const first = show(() => asked);
  clearSession();
  signIn();
  reply(['of the first']);
  await waitFor(() => expect(first.result().data).toEqual(['of the first']));
  expect([...kept]).toEqual([[`${userId} ${KEY}`, ['kept']]]);
  const second = show(() => Promise.reject(OUT_OF_REACH));
  await waitFor(() => expect(second.result().isError).toBe(true));
  expect(second.result().data).toBeUndefined();
});

test('queries work as usual if nothing can be stored', async () => {
  setReplyStore(() => Promise.reject(new Error('The code could not be fetched.')));
  const good = show(async () => ['now']);
  await waitFor(() => expect(good.result().data).toEqual(['now']));
  const bad = show(() => Promise.reject(OUT_OF_REACH));
  await waitFor(() => expect(bad.result().isError).toBe(true));
});

test('the first pages of a paged list are stored, with the selected part of each item', async () => {
  const kept = memoryStore();
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['sessions'],
    queryFn: async ({ pageParam }) => ({ items: [{ page: pageParam, key: 'B' }], next: pageParam + 1 }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    persister: createFirstPagesPersister(({ page }: { page: number; key?: string }) => ({ page })),
  });
  onTestFinished(observer.subscribe(() => undefined));
  await waitFor(() => expect(kept.size).toBe(1));
  for (const pages of [2, 3]) {
    await observer.fetchNextPage();
    expect(observer.getCurrentResult().data?.pages).toHaveLength(pages);
  }
  const page = (number: number) => ({ items: [{ page: number }], next: number + 1 });
  expect(kept.get(`${userId} ${KEY}`)).toEqual({ pages: [page(1), page(2)], pageParams: [1, 2] });
  expect(observer.getCurrentResult().data?.pages[0]?.items).toEqual([{ page: 1, key: 'B' }]);
});
