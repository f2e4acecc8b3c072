import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearSession, getSession } from '#lib/session.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { quietSocket } from '#lib/testing/quiet-socket.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = setupServer(quietSocket);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void answer({}));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The server's default replies by procedure, for pages whose test gives no reply of its own. */
const DEFAULTS: Record<string, unknown> = {
  'accounts.options': { google: false, demo: false },
  'notifications.list': { items: [], readUpTo: 0 },
  'assignments.mine': [],
};
const EMPTY_PAGE = { items: [], nextCursor: null };

/**
 * Replies to each call of a batch with the procedure's entry in `results`, and returns the list of procedures called so
 * far.
 */
function answer(results: Record<string, unknown>): string[] {
  const asked: string[] = [];
  server.use(
    http.all('*/trpc/:names', ({ params }) => {
      const names = String(params.names).split(',');
      asked.push(...names);
      return HttpResponse.json(names.map((name) => ({ result: { data: results[name] ?? DEFAULTS[name] ?? null } })));
    }),
  );
  return asked;
}

function answerHome() {
  const me = getSession()?.user;
  return answer({ 'accounts.me': me, 'quizzes.list': EMPTY_PAGE, 'reports.list': EMPTY_PAGE, 'accounts.logout': null });
}

describe('the protected layout', () => {
  test('without a stored user opens the sign-in page, which remembers the address', async () => {
    const router = renderApp('/upgrade?from=menu');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.searchStr).get('next')).toBe('/upgrade?from=menu');
  });

  test('an admin who opens the start page is redirected to /admin', async () => {
    signIn('admin');
    answerHome();
    const router = renderApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Admin' });
    expect(router.state.location.pathname).toBe('/admin');
    expect(screen.getAllByRole('link', { name: 'Quorbit' })[0]?.getAttribute('href')).toBe('/admin');
  });

  test('a learner who opens /admin is refused and stays signed in', async () => {
    signIn('user');
    renderApp('/admin');
    await screen.findByText('Admins only.');
    expect(getSession()).not.toBeNull();
  });

  test('the menu consists of links inside nav, and the current page is marked', async () => {
    signIn('user');
    answerHome();
    renderApp('/');
    await screen.findByRole('heading', { level: 1, name: /Ada Lovelace/ });
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect(within(menu).getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
  });

  test('logging out in another tab leads to the sign-in page', async () => {
    signIn('user');
    answerHome();
    const router = renderApp('/');
    await screen.findByRole('heading', { level: 1, name: /Ada Lovelace/ });
    act(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
  });

  test('an expired session leads to the sign-in page with the address to return to', async () => {
    signIn('user');
    const router = renderApp('/upgrade');
    await screen.findByRole('heading', { level: 1, name: 'Premium' });
    act(() => clearSession('expired'));
    await waitFor(() => expect(router.state.location.href).toBe('/login?next=%2Fupgrade'));
  });
});

describe('the account menu', () => {
  test('Log out ends the session on the server and here', async () => {
    signIn('user');
    const asked = answerHome();
    const router = renderApp('/');
    await userEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
    expect(asked).toContain('accounts.logout');
    expect(getSession()).toBeNull();
  });

  test('Go Premium stores the new user and token and shows a message', async () => {
    const user = signIn('user');
    answer({
      'accounts.me': user,
      'quizzes.list': EMPTY_PAGE,
      'reports.list': EMPTY_PAGE,
      'accounts.updateRole': { user: { ...user, role: 'premium' }, token: 'new-token' },
    });
    renderApp('/');
    await userEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Go Premium' }));
    await screen.findByRole('button', { name: 'Go Simple User' });
    expect(getSession()).toMatchObject({ token: 'new-token', user: { role: 'premium' } });
    expect(openNotifications()).toMatchObject([{ message: 'Role updated successfully', type: 'success' }]);
  });

  test('shows a user’s title beside the name, and none for a user without one', async () => {
    signIn('user', { title: 'Champion' });
    answerHome();
    renderApp('/');
    const opener = await screen.findByRole('button', { name: /Account menu: Ada Lovelace Champion Level 1/ });
    expect(opener.textContent).toContain('Champion');
    act(() => void signIn('user'));
    await screen.findByRole('button', { name: /Account menu: Ada Lovelace Level 1/ });
  });

  test('Escape closes it and returns the focus to its button', async () => {
    signIn('user');
    answerHome();
    renderApp('/');
    const opener = await screen.findByRole('button', { name: /Account menu/ });
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
  });
});

describe('navigation', () => {
  test('moves the focus to the heading and changes the document title', async () => {
    signIn('user');
    answerHome();
    const router = renderApp('/');
    await screen.findByRole('heading', { level: 1, name: /Ada Lovelace/ });
    expect(document.title).toBe('Dashboard · Quorbit');
    await act(() => router.navigate({ to: '/upgrade' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Premium' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Premium · Quorbit');
  });

  test('the heading takes the focus after a celebration, even if the page replaces it just then', async () => {
    signIn('user');
    answerHome();
    renderApp('/');
    const heading = await screen.findByRole('heading', { level: 1, name: /Ada Lovelace/ });
    const next = document.body.appendChild(document.createElement('button'));
    next.dataset.next = '';
    next.focus();
    await userEvent.keyboard('{Escape}');
    next.remove();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const copy = heading.cloneNode(true) as HTMLElement;
    heading.replaceWith(copy);
    await waitFor(() => expect(document.activeElement).toBe(copy));
    copy.replaceWith(heading);
  });

  test('a replaced heading keeps the focus until the user presses a key', async () => {
    signIn('user');
    answerHome();
    const router = renderApp('/');
    await screen.findByRole('heading', { level: 1, name: /Ada Lovelace/ });
    await act(() => router.navigate({ to: '/upgrade' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Premium' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const replace = () => {
      const present = document.querySelector('h1');
      const next = present?.cloneNode(true) as HTMLElement;
      present?.replaceWith(next);
      return next;
    };
    const second = replace();
    await waitFor(() => expect(document.activeElement).toBe(second));
    await userEvent.keyboard('x');
    replace();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).toBe(document.body);
  });

  test('a user who opens a menu before the page has loaded keeps the focus in it', async () => {
    signIn('user');
    answerHome();
    const router = renderApp('/');
    const opener = await screen.findByRole('button', { name: /Account menu/ });
    const unsubscribe = router.subscribe('onBeforeRouteMount', () => fireEvent.pointerDown(opener));
    opener.focus();
    await act(() => router.navigate({ to: '/upgrade' }));
    await screen.findByRole('heading', { level: 1, name: 'Premium' });
    unsubscribe();
    expect(document.activeElement).toBe(opener);
  });

  test('an unknown address says so and offers signed-out visitors a log-in link', async () => {
    renderApp('/no/such/page');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(document.title).toBe('Page not found · Quorbit');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  test('an unknown address shows a signed-in user the menu, and logging out works there', async () => {
    signIn('user');
    answerHome();
    const router = renderApp('/no/such/page');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(document.querySelectorAll('main')).toHaveLength(1);
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect(within(menu).getByRole('link', { name: 'Quizzes' }).getAttribute('href')).toBe('/user/test');
    act(() => clearSession());
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
  });

  test.each(['/privacy-policy', '/terms-and-conditions', '/refund-policy', '/shipping-policy'])(
    '%s can be read without signing in',
    async (path) => {
      const router = renderApp(path);
      await screen.findByRole('heading', { level: 1, name: /Policy|Terms/ });
      expect(router.state.location.pathname).toBe(path);
    },
  );
});
