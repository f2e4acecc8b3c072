import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listRecentPicks } from '#lib/recent-picks.ts';
import { signIn } from '#lib/testing/people.ts';
import { quietSocket } from '#lib/testing/quiet-socket.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const FOUND = {
  id: '0190a000-0000-7000-8000-000000000001',
  title: 'Atoms, Bonds and Reactions',
  category: 'Chemistry',
};

const server = setupServer(quietSocket);
let searched: unknown[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  searched = [];
  server.use(
    http.all('*/trpc/:names', ({ params, request }) => {
      const inputs = JSON.parse(new URL(request.url).searchParams.get('input') ?? '{}');
      const results = String(params.names)
        .split(',')
        .map((name, index) => {
          if (name === 'notifications.list') return { items: [], readUpTo: 0 };
          if (name !== 'quizzes.list') return null;
          const { search } = inputs[index];
          if (search) searched.push(search);
          return { items: search && 'atoms chemistry'.includes(search) ? [FOUND] : [], nextCursor: null };
        });
      return HttpResponse.json(results.map((data) => ({ result: { data } })));
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  delete document.documentElement.dataset.theme;
});
afterAll(() => server.close());

/** Opens the command palette on a page that loads no data. */
async function open() {
  const router = renderApp('/upgrade');
  await screen.findByRole('heading', { level: 1, name: 'Premium' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return { router, field: await theField() };
}

async function theField(): Promise<HTMLElement> {
  const field = await screen.findByRole('combobox', { name: /Search/ });
  // A browser's dialog focuses the field itself; the test environment's dialog doesn't.
  field.focus();
  return field;
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
/** Returns the option that the field names as the active one. */
const chosen = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

describe('the command palette', () => {
  test('opens with Ctrl-K, lists the pages and actions of the role, and closes with Escape', async () => {
    signIn('user');
    const { field } = await open();
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(options()).toEqual(expect.arrayContaining(['ReportsPage', 'Start reviewsAction', 'Log outAction']));
    expect(options()).not.toContain('Sync HealthPage');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('opens from the menu as well', async () => {
    signIn('premium');
    renderApp('/upgrade');
    await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
    await screen.findByRole('combobox', { name: /Search/ });
  });

  test('the arrow keys wrap around, Enter opens the option, and next time it is listed first', async () => {
    const { id } = signIn('user');
    const { router, field } = await open();
    await userEvent.type(field, 're');
    const first = chosen(field);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen(field)).toBe(screen.getAllByRole('option').at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen(field)).toBe(first);
    await userEvent.clear(field);
    await userEvent.type(field, 'offl');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/sync'));
    expect(listRecentPicks(id)).toEqual(['page:/settings/sync']);
    await userEvent.keyboard('{Control>}k{/Control}');
    await theField();
    expect(options()[0]).toBe('Offline and syncPage');
  });

  test('finds quizzes through the server, also by words that are not in their title', async () => {
    signIn('user');
    const { router, field } = await open();
    await userEvent.type(field, 'chemistry');
    await userEvent.click(await screen.findByRole('option', { name: /Atoms, Bonds/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/user/test/${FOUND.id}`));
    expect(searched).toEqual(['chemistry']);
  });

  test('suggests browsing all quizzes when nothing is found', async () => {
    signIn('user');
    const { router, field } = await open();
    await userEvent.type(field, 'zzzz');
    await screen.findByText('Nothing found for “zzzz”.');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Browse all quizzes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/test'));
  });

  test('sends no search while offline and says so', async () => {
    signIn('user');
    const { field } = await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await userEvent.type(field, 'zzzz');
    await screen.findByText(/You're offline/);
    expect(searched).toEqual([]);
  });

  test('switches the default theme to dark on this device, and back to the system', async () => {
    signIn('user');
    const { field } = await open();
    await userEvent.type(field, 'dark{Enter}');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.keyboard('{Control>}k{/Control}');
    const again = await theField();
    expect(options()).toContain('Switch to lightAction');
    await userEvent.type(again, 'system{Enter}');
    expect(document.documentElement.dataset.theme).toBe('default');
  });

  test('logs out', async () => {
    signIn('user');
    const { router, field } = await open();
    await userEvent.type(field, 'log out{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
  });

  test('closes with a second Ctrl-K, and does not open while another dialog is open', async () => {
    signIn('user');
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.setAttribute('open', '');
    await userEvent.keyboard('{Control>}k{/Control}');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(within(document.body).queryByRole('combobox')).toBeNull();
    dialog.remove();
  });
});
