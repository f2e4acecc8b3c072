import { createTRPCQueryUtils } from '@trpc/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/server/query-client.ts';
import { createHttpLinks, trpc } from '#lib/server/trpc.ts';
import { getSession } from '#lib/session.ts';
import { signIn } from '#lib/testing/people.ts';
import { buildBatchAddress } from '../../../build/batch-address.ts';
import { HOME_CALLS } from './home-calls.ts';
import { prefetchHome } from './prefetch-home.ts';

const ADDRESS = buildBatchAddress(HOME_CALLS);
/**
 * Replies to each call with the call's own name. Repeated calls may be batched in any way, so the names are taken from
 * the address.
 */
const answers = (address = ADDRESS) => {
  const names = new URL(address, location.origin).pathname.replace('/trpc/', '').split(',');
  return Response.json(names.map((name) => ({ result: { data: name } })));
};

function app() {
  const queryClient = createQueryClient();
  const utils = createTRPCQueryUtils({ queryClient, client: trpc.createClient({ links: createHttpLinks() }) });
  const fetched = vi.fn(async (address: string, _init?: RequestInit) => answers(address));
  vi.stubGlobal('fetch', fetched);
  return { utils, fetched };
}

afterEach(() => {
  delete window.earlyCall;
});

test('uses the reply to the early call instead of requesting it again', async () => {
  signIn();
  const token = getSession()?.token ?? '';
  const { utils, fetched } = app();
  window.earlyCall = { address: ADDRESS, token, answer: Promise.resolve(answers()) };
  prefetchHome(utils);
  await expect.poll(() => utils.achievements.list.getData({})).toBe('achievements.list');
  expect(utils.accounts.me.getData()).toBe('accounts.me');
  expect(fetched).not.toHaveBeenCalled();
  expect(window.earlyCall).toBeUndefined();
});

test('repeats an early call made with another user’s token, in one request', async () => {
  signIn();
  const { utils, fetched } = app();
  window.earlyCall = { address: ADDRESS, token: 'of somebody else', answer: Promise.resolve(answers()) };
  prefetchHome(utils);
  await expect.poll(() => utils.accounts.me.getData()).toBe('accounts.me');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([ADDRESS]);
});

test('repeats an early call that failed', async () => {
  signIn();
  const token = getSession()?.token ?? '';
  const { utils, fetched } = app();
  const answer = Promise.reject(new TypeError('Failed to fetch'));
  answer.catch(() => {});
  window.earlyCall = { address: ADDRESS, token, answer };
  prefetchHome(utils);
  await expect.poll(() => utils.accounts.me.getData()).toBe('accounts.me');
  expect(fetched).toHaveBeenCalled();
});

test('prefetches nothing without an early call', () => {
  signIn();
  const { utils, fetched } = app();
  prefetchHome(utils);
  expect(fetched).not.toHaveBeenCalled();
});
