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
/** Each call's answer is its own name. What is asked again comes in batches as chance has it. */
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

test('what was asked before the app was there is not asked again', async () => {
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

test('what was asked for somebody else is asked anew, in one call', async () => {
  signIn();
  const { utils, fetched } = app();
  window.earlyCall = { address: ADDRESS, token: 'of somebody else', answer: Promise.resolve(answers()) };
  prefetchHome(utils);
  await expect.poll(() => utils.accounts.me.getData()).toBe('accounts.me');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([ADDRESS]);
});

test('an early call that failed is made again', async () => {
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

test('nothing is asked early where nothing was', () => {
  signIn();
  const { utils, fetched } = app();
  prefetchHome(utils);
  expect(fetched).not.toHaveBeenCalled();
});
