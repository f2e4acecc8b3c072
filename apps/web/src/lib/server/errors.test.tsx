import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isRetryable,
  LOGIN_REDIRECT_MS,
  NETWORK_TOAST_MS,
  showFailure,
  TOO_MANY_TOAST_MS,
} from '#lib/server/errors.ts';
import { createQueryClient } from '#lib/server/query-client.ts';
import { createClientWithToken, createHttpLinks, trpc } from '#lib/server/trpc.ts';
import { getSession, getSessionEnd } from '#lib/session.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';

const server = setupServer();
// Calls that an earlier test file left running aren't handled here, because failures of unhandled calls would also be
// shown as notifications.
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Returns a handler that refuses the only call of a batch in the server's format. */
function refusal(status: number, message: string, data: Record<string, unknown>) {
  return () =>
    HttpResponse.json([{ error: { message, code: -32000, data: { httpStatus: status, ...data } } }], { status });
}

function answerWith(respond: () => Response): void {
  server.use(http.all(/\/trpc\/accounts\.(updateRole|me)(\?|$)/, respond));
}

/** A button that changes the user's role through a mutation, as a screen would. */
function Switch({ failure, inline }: { failure?: string; inline?: boolean }) {
  const meta = { ...(failure ? { failure } : {}), ...(inline ? { inline } : {}) };
  const { mutate, isError } = trpc.accounts.updateRole.useMutation({ meta });
  const userId = getSession()?.user.id ?? '';
  return (
    <button type="button" onClick={() => mutate({ userId, role: 'premium' })}>
      {isError ? 'failed' : 'switch'}
    </button>
  );
}

async function failACall(props: { failure?: string; inline?: boolean } = {}) {
  const queryClient = createQueryClient();
  render(
    <trpc.Provider client={trpc.createClient({ links: createHttpLinks() })} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Switch {...props} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(screen.getByText('failed')).toBeVisible());
}

beforeEach(() => {
  // The fake clock advances by itself, so that the network works, and tests can also move it.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  signIn();
});

describe('failures that concern every screen', () => {
  test('a 429 is shown in red for three seconds', async () => {
    answerWith(refusal(429, 'slow down', { appCode: 'TOO_MANY', retryAfter: 7 }));
    await failACall({ failure: 'Failed to update role.' });
    expect(openNotifications()).toMatchObject([
      { message: 'Too many requests. Please wait a moment and try again.', type: 'error' },
    ]);
    act(() => void vi.advanceTimersByTime(TOO_MANY_TOAST_MS));
    expect(openNotifications()).toEqual([]);
    expect(TOO_MANY_TOAST_MS).toBe(3000);
  });

  test('a 429 from a proxy in front of the server shows the same message', async () => {
    answerWith(() => HttpResponse.text('limit reached', { status: 429 }));
    await failACall();
    expect(openNotifications()).toMatchObject([{ message: 'Too many requests. Please wait a moment and try again.' }]);
  });

  test.each([
    ['a missing reply', () => HttpResponse.error()],
    ['an HTML page instead of a reply', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ])('%s is shown in orange for five seconds', async (_what, respond) => {
    answerWith(respond);
    await failACall({ failure: 'Failed to update role.' });
    expect(openNotifications()).toMatchObject([
      { message: 'Connection issue detected. Please refresh the page.', type: 'warning' },
    ]);
    act(() => void vi.advanceTimersByTime(NETWORK_TOAST_MS - 500));
    expect(openNotifications()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(500));
    expect(openNotifications()).toEqual([]);
    expect(NETWORK_TOAST_MS).toBe(5000);
  });

  test('a failed query shows no message while the browser reports that it’s offline', async () => {
    answerWith(() => HttpResponse.error());
    const queryClient = createQueryClient();
    const read = () =>
      queryClient.fetchQuery({
        queryKey: ['x'],
        retry: false,
        queryFn: () => createClientWithToken('t').accounts.me.query(),
      });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(read()).rejects.toThrow();
    expect(openNotifications()).toEqual([]);
    onLine.mockReturnValue(true);
    await expect(read()).rejects.toThrow();
    expect(openNotifications()).toMatchObject([{ message: 'Connection issue detected. Please refresh the page.' }]);
  });

  test('an expired session is reported, and this device is signed out two seconds later', async () => {
    answerWith(refusal(401, 'no session', { appCode: 'UNAUTHENTICATED' }));
    await failACall({ inline: true });
    expect(openNotifications()).toMatchObject([{ message: 'Please login first. Redirecting...' }]);
    expect(getSession()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(LOGIN_REDIRECT_MS));
    expect(getSession()).toBeNull();
    expect(getSessionEnd()).toBe('expired');
    expect(LOGIN_REDIRECT_MS).toBe(2000);
  });

  test('a user who signed in again in the meantime stays signed in', async () => {
    answerWith(refusal(401, 'no session', { appCode: 'UNAUTHENTICATED' }));
    await failACall();
    const again = signIn('premium');
    act(() => void vi.advanceTimersByTime(LOGIN_REDIRECT_MS));
    expect(getSession()?.user.id).toBe(again.id);
  });

  test('a session that ends while an earlier one is still ending ends as well', async () => {
    answerWith(refusal(401, 'no session', { appCode: 'UNAUTHENTICATED' }));
    await failACall();
    act(() => void vi.advanceTimersByTime(1000));
    cleanup();
    signIn('premium');
    await failACall();
    act(() => void vi.advanceTimersByTime(LOGIN_REDIRECT_MS));
    expect(getSession()).toBeNull();
  });
});

describe('refusals', () => {
  test('a missing role shows the server’s message and signs nobody out', async () => {
    answerWith(refusal(403, 'Premium feature. Upgrade to use it.', { appCode: 'PREMIUM_REQUIRED' }));
    await failACall({ failure: 'Failed to update role.' });
    expect(openNotifications()).toMatchObject([{ message: 'Premium feature. Upgrade to use it.', type: 'error' }]);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(getSession()).not.toBeNull();
  });

  test('the screen’s message takes precedence over the server’s', async () => {
    answerWith(refusal(500, 'Something went wrong on our side. Please try again.', { appCode: 'INTERNAL' }));
    await failACall({ failure: 'Failed to update role.' });
    expect(openNotifications()).toMatchObject([{ message: 'Failed to update role.', type: 'error' }]);
  });

  test('the server’s message is shown if the screen has none', async () => {
    answerWith(refusal(409, 'This title is taken.', { appCode: 'CONFLICT' }));
    await failACall();
    expect(openNotifications()).toMatchObject([{ message: 'This title is taken.', type: 'error' }]);
  });

  test.each([
    [422, 'Your school has closed this quiz.', false],
    [500, 'The archive is being moved.', true],
  ])('a code that only newer servers know, with %i, shows the server’s words', async (status, message, again) => {
    answerWith(refusal(status, message, { appCode: 'MADE_UP_LATER' }));
    await failACall();
    expect(openNotifications()).toMatchObject([{ message, type: 'error' }]);
    const error = await createClientWithToken('t')
      .accounts.me.query()
      .catch((reason: unknown) => reason);
    expect(isRetryable(error)).toBe(again);
  });

  test('a form that shows refusals itself gets no toast for them', async () => {
    answerWith(refusal(401, 'E-mail or password is wrong.', { appCode: 'WRONG_CREDENTIALS' }));
    await failACall({ inline: true });
    expect(openNotifications()).toEqual([]);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(getSession()).not.toBeNull();
  });
});

test('a failure that is reported twice is shown once, and a defect is reported as uncaught', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const defect = new TypeError('undefined is not a function');
  showFailure(defect);
  showFailure(defect);
  expect(openNotifications()).toMatchObject([{ message: 'Something went wrong on our side. Please try again.' }]);
  expect(reported).toEqual([defect]);
});
