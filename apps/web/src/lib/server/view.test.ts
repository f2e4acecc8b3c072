import { TRPCClientError } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import {
  fallBackToDevice,
  mergeWithDevice,
  type QueryResult,
  viewOf,
  viewOfPages,
  viewOfReading,
} from '#lib/server/view.ts';

const refetch = vi.fn();
const PENDING: QueryResult<string | undefined> = {
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  failureCount: 0,
  dataUpdatedAt: 0,
  refetch,
};
const ANSWERED = { ...PENDING, data: 'quizzes', isPending: false, isFetching: false, dataUpdatedAt: 1000 };
const failed = (error: unknown) => ({ ...PENDING, isPending: false, isFetching: false, error, failureCount: 1 });

/** Creates a refusal of the server, as the client throws it. */
function refusal(appCode: string, httpStatus: number, issues: object[] = []) {
  return new TRPCClientError('No.', {
    result: { error: { message: 'No.', code: -32000, data: { appCode, httpStatus, issues } } },
  });
}

const OUT_OF_REACH = new TRPCClientError('fetch failed');
const FAILING = { state: 'failing', missing: false, retry: expect.any(Function), retrying: false };

test('a query is loading, shown or failing', () => {
  expect(viewOf(PENDING)).toEqual({ state: 'loading' });
  expect(viewOf(ANSWERED)).toEqual({ state: 'shown', data: 'quizzes', note: null });
  expect(viewOf(failed(OUT_OF_REACH))).toEqual(FAILING);
  expect(viewOf(failed(refusal('NOT_FOUND', 404)))).toEqual({ ...FAILING, missing: true });
});

test('an incomplete id counts as not found; other wrong input is a failure', () => {
  const wrong = (path: string) => refusal('INVALID', 400, [{ path, message: 'Must be an id (UUID).' }]);
  expect(viewOf(failed(wrong('id')))).toEqual({ ...FAILING, missing: true });
  expect(viewOf(failed(wrong('limit')))).toEqual(FAILING);
});

test('retrying queries the server again', () => {
  const view = viewOf(failed(OUT_OF_REACH));
  if (view.state === 'failing') view.retry?.();
  expect(refetch).toHaveBeenCalledOnce();
});

test('a reply that could not be refreshed has its time', () => {
  const stale = { ...ANSWERED, error: OUT_OF_REACH };
  expect(viewOf(stale)).toEqual({ state: 'shown', data: 'quizzes', note: { from: 'earlier', at: 1000 } });
  expect(viewOf(stale, 'kept')).toMatchObject({ note: { from: 'kept', at: 1000 } });
});

test('pages become one list, with a function that loads the next page', () => {
  const fetchNextPage = vi.fn();
  const result = {
    ...ANSWERED,
    data: { pages: [{ items: [1, 2] }, { items: [3] }] },
    fetchNextPage,
    isPlaceholderData: false,
    hasNextPage: true,
    isFetchingNextPage: false,
  };
  const view = viewOfPages(result);
  expect(view).toMatchObject({ state: 'shown', data: [1, 2, 3], outdated: false, more: { loading: false } });
  if (view.state === 'shown') view.more?.load();
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(viewOfPages({ ...result, hasNextPage: false })).toMatchObject({ more: null });
  expect(viewOfPages({ ...result, isPlaceholderData: true })).toMatchObject({ outdated: true });
  expect(viewOfPages({ ...result, data: undefined, isPending: true })).toEqual({ state: 'loading' });
});

test('data read from this device is loading, shown, or failing without a retry', () => {
  expect(viewOfReading(undefined)).toEqual({ state: 'loading' });
  expect(viewOfReading(null)).toEqual({ ...FAILING, retry: null });
  expect(viewOfReading(['card'])).toEqual({ state: 'shown', data: ['card'], note: null });
});

const HERE = { state: 'shown', data: 'here', note: { from: 'device' } };
const orHere = (result: QueryResult<string | undefined>, reading: string | null | undefined, atOnce = false) =>
  fallBackToDevice(result, viewOf(result), reading, atOnce);

test('this device’s data is shown from the first failure on, while retries are running', () => {
  expect(orHere(PENDING, 'here')).toEqual({ state: 'loading' });
  expect(orHere({ ...PENDING, failureCount: 1 }, 'here')).toEqual(HERE);
  expect(orHere(failed(OUT_OF_REACH), 'here')).toEqual(HERE);
});

test('this device’s data is shown at once if the caller asks for it', () => {
  expect(orHere(PENDING, 'here', true)).toEqual(HERE);
  expect(orHere(ANSWERED, 'here', true)).toMatchObject({ data: 'quizzes' });
});

test('this device’s data replaces an overloaded server too, but not a refusal', () => {
  expect(orHere(failed(refusal('TOO_MANY_REQUESTS', 429)), 'here')).toEqual(HERE);
  expect(orHere(failed(refusal('INTERNAL', 500)), 'here')).toEqual(HERE);
  expect(orHere(failed(refusal('INVALID', 400)), 'here')).toEqual(FAILING);
  expect(orHere(failed(refusal('NOT_FOUND', 404)), 'here')).toEqual({ ...FAILING, missing: true });
});

test('shows loading while this device is being read, and the failure if it has no data', () => {
  expect(orHere(failed(OUT_OF_REACH), undefined)).toEqual({ state: 'loading' });
  expect(orHere(failed(OUT_OF_REACH), null)).toEqual(FAILING);
});

test('data of earlier filters doesn’t count as a reply', () => {
  const other = { state: 'shown', data: ['other'], note: null, outdated: true } as const;
  expect(fallBackToDevice({ ...PENDING, failureCount: 1 }, other, ['here'])).toMatchObject({ data: ['here'] });
  expect(fallBackToDevice(PENDING, other, ['here'])).toEqual(other);
});

const joined = (result: QueryResult<string | undefined>, reading: string | null | undefined) =>
  mergeWithDevice(result, viewOf(result, 'kept'), reading, (here, listed) => `${here} and ${listed}`);

test('the server’s earlier list follows this device’s data, with its time', () => {
  const note = { from: 'kept', at: 1000 };
  const stale = { ...ANSWERED, error: OUT_OF_REACH };
  expect(joined(stale, 'here')).toEqual({ state: 'shown', data: 'here and quizzes', note });
  expect(joined(stale, null)).toEqual({ state: 'shown', data: 'null and quizzes', note });
  expect(joined(stale, undefined)).toEqual({ state: 'loading' });
  expect(joined(failed(OUT_OF_REACH), 'here')).toEqual(HERE);
});

test('the lists aren’t joined if the server replies or refuses, nor during a retry', () => {
  expect(joined(ANSWERED, 'here')).toMatchObject({ data: 'quizzes', note: null });
  expect(joined({ ...ANSWERED, failureCount: 1 }, 'here')).toMatchObject({ data: 'quizzes', note: null });
  expect(joined({ ...ANSWERED, error: refusal('INVALID', 400) }, 'here')).toMatchObject({ data: 'quizzes' });
});
