import { CHOOSE_PASSWORD } from '@quorbit/contracts/accounts/password-rules';
import { WRONG_CREDENTIALS } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { clearSession, getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { createProfile, signIn } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';

const server = fakeServer();

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const logIn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });

async function openLogin(path = '/login') {
  const router = renderApp(path);
  await screen.findByRole('heading', { name: 'Log in' });
  return router;
}

async function fillIn(email = 'ada@example.org', password = 'correct horse battery') {
  await userEvent.type(field('E-mail'), email);
  await userEvent.type(field('Password'), password);
}

beforeEach(() => {
  server.on({
    'accounts.options': () => ({ google: false, demo: false }),
    'accounts.me': () => createProfile(getSession()?.user),
    'reports.list': () => ({ items: [], nextCursor: null }),
    'quizzes.list': () => ({ items: [], nextCursor: null }),
  });
});

describe('signing in', () => {
  test('stores the session and goes to the start page', async () => {
    const user = createProfile();
    server.on({ 'accounts.login': () => ({ user, token: 'the-token' }) });
    const router = await openLogin();
    await fillIn(' Ada@Example.org ');
    await userEvent.click(logIn());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(getSession()).toEqual({ user, token: 'the-token' });
  });

  test('sends admins to their own start page', async () => {
    server.on({ 'accounts.login': () => ({ user: createProfile({ role: 'admin' }), token: 't' }) });
    const router = await openLogin();
    await fillIn();
    await userEvent.click(logIn());
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  });

  test('asks users who follow a link into a live quiz to log in, then leads to that quiz', async () => {
    server.on({ 'accounts.login': () => ({ user: createProfile(), token: 't' }), 'rooms.mine': () => null });
    const router = renderApp('/real-time-quiz?room=QRBT42');
    expect(await screen.findByText('Please login to play multiplayer quizzes')).toBeVisible();
    await fillIn();
    await userEvent.click(logIn());
    await waitFor(() => expect(router.state.location.pathname).toBe('/real-time-quiz'));
    expect(router.state.location.search).toMatchObject({ room: 'QRBT42' });
  });

  test('continues to the page that required signing in', async () => {
    server.on({ 'accounts.login': () => ({ user: createProfile(), token: 't' }) });
    const router = await openLogin('/login?next=%2Fupgrade');
    await fillIn();
    await userEvent.click(logIn());
    await waitFor(() => expect(router.state.location.pathname).toBe('/upgrade'));
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    async (next) => {
      server.on({ 'accounts.login': () => ({ user: createProfile(), token: 't' }) });
      const router = await openLogin(`/login?next=${encodeURIComponent(next)}`);
      await fillIn();
      await userEvent.click(logIn());
      await waitFor(() => expect(router.state.location.href).toBe('/'));
    },
  );

  test('redirects users who are signed in already to their start page', async () => {
    signIn();
    const router = renderApp('/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('leads to the start page when another tab signs in', async () => {
    const router = await openLogin();
    act(() => void signIn());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('shows and hides the password on request', async () => {
    await openLogin();
    expect(field('Password').type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
  });
});

describe('logging in with a one-time password', () => {
  test('asks for a new password, which is sent together with the one-time password', async () => {
    const user = createProfile();
    server.on({
      'accounts.login': ({ newPassword }) => {
        if (newPassword) return { user, token: 't' };
        throw new Refusal('INVALID', CHOOSE_PASSWORD, [{ path: 'newPassword', message: CHOOSE_PASSWORD }]);
      },
    });
    const router = await openLogin();
    await fillIn('ada@example.org', 'kfm4-7xqp-w3hd');
    await userEvent.click(logIn());
    expect(await screen.findByText(CHOOSE_PASSWORD)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toBe(field('New password')));
    await userEvent.type(field('New password'), 'short');
    await userEvent.click(logIn());
    expect(await screen.findByText('New password must have at least 10 characters.')).toBeVisible();
    await userEvent.type(field('New password'), ' words of mine');
    await userEvent.click(logIn());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(server.inputs('accounts.login').at(-1)).toEqual({
      email: 'ada@example.org',
      password: 'kfm4-7xqp-w3hd',
      newPassword: 'short words of mine',
    });
  });
});

describe('a failed login', () => {
  test('marks empty fields, focuses the first and sends nothing', async () => {
    await openLogin();
    await userEvent.click(logIn());
    expect(await screen.findByText('Password is required.')).toBeVisible();
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(server.inputs('accounts.login')).toEqual([]);
  });

  test('shows that e-mail or password is wrong and keeps what was typed', async () => {
    server.on({
      'accounts.login': () => {
        throw new Refusal('WRONG_CREDENTIALS', WRONG_CREDENTIALS);
      },
    });
    await openLogin();
    await fillIn();
    await userEvent.click(logIn());
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG_CREDENTIALS);
    expect(field('Password').value).toBe('correct horse battery');
    expect(getSession()).toBeNull();
  });

  test('shows an alert when the server cannot be reached', async () => {
    await openLogin();
    await fillIn();
    server.down(true);
    await userEvent.click(logIn());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field('E-mail').value).toBe('ada@example.org');
    expect(logIn().disabled).toBe(false);
  });

  test('counts a lockout down and lets another e-mail try meanwhile', async () => {
    server.on({
      'accounts.login': () => {
        throw new Refusal('TOO_MANY', 'Too many failed tries. Try again in 2 minutes.', [], 95);
      },
    });
    await openLogin();
    await fillIn();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    logIn().click();
    const clock = await screen.findByRole('timer');
    // Time goes on between the server's reply and this check.
    expect(clock.textContent).toMatch(/^1:3[345]$/);
    expect(logIn().disabled).toBe(true);

    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(clock.textContent).toMatch(/^1:0[345]$/);

    const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await typing.type(field('E-mail'), 'x');
    expect(logIn().disabled).toBe(false);
    await typing.type(field('E-mail'), '{Backspace}');
    expect(logIn().disabled).toBe(true);

    await act(() => vi.advanceTimersByTimeAsync(70_000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('You can try again now.')).toBeVisible();
    expect(logIn().disabled).toBe(false);
  });
});

describe('the login page', () => {
  test('shows no Google button when the server doesn’t offer it', async () => {
    await openLogin();
    await waitFor(() => expect(server.inputs('accounts.options')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
  });

  test('links to Google’s sign-in when the server offers it', async () => {
    server.on({ 'accounts.options': () => ({ google: true, demo: false }) });
    await openLogin();
    const link = await screen.findByRole('link', { name: 'Continue with Google' });
    expect(link.getAttribute('href')).toBe('/api/auth/google');
  });

  test('offers demo accounts that fill in the form', async () => {
    server.on({ 'accounts.options': () => ({ google: false, demo: true }) });
    await openLogin();
    await userEvent.click(await screen.findByRole('button', { name: 'Premium' }));
    expect(field('E-mail').value).toBe('premium@demo.test');
    expect(field('Password').value).not.toBe('');
  });

  test('shows the contact address, if the server has one, for people who cannot log in', async () => {
    server.on({ 'accounts.options': () => ({ google: false, demo: false, contactEmail: 'team@example.org' }) });
    await openLogin();
    const link = await screen.findByRole('link', { name: 'team@example.org' });
    expect(link.parentElement?.textContent).toBe("Can't log in? Write to team@example.org");
    expect(link.getAttribute('href')).toBe('mailto:team@example.org');
  });

  test('links to registration, which keeps the next page, and to the forgotten-password page', async () => {
    await openLogin('/login?next=%2Fupgrade');
    const register = screen.getByRole('link', { name: 'Create account' });
    expect(register.getAttribute('href')).toBe('/register?next=%2Fupgrade');
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
  });
});

describe('notes on the login page', () => {
  test('say when offline that saved quizzes stay available', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openLogin();
    expect(await screen.findByText(/The quizzes you saved stay on this device/)).toBeVisible();
    expect(server.inputs('accounts.options')).toEqual([]);
  });

  test('say after a session expired that it ended and how much work waits on this device', async () => {
    const { id } = signIn();
    const deviceStore = openDeviceStore(id);
    const { writer } = deviceStore;
    const drafts = deviceStore.store(createDraftStore);
    for (const finished of [true, true, false]) {
      const draft = createDraft({ attemptId: newId(), started: started(quiz()), timed: false, now: 0 });
      await drafts.begin(draft);
      if (finished) await drafts.finish(draft, (kept) => kept, 1);
    }
    await writer.enqueue({ type: 'review.rate', args: {} });
    clearSession('expired');
    await openLogin();
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(await screen.findByText(/2 finished quizzes and 1 other answer wait on this device/)).toBeVisible();
  });

  test('are absent when nobody was signed in before', async () => {
    await openLogin();
    await waitFor(() => expect(server.inputs('accounts.options')).toHaveLength(1));
    expect(screen.queryByText(/wait/)).toBeNull();
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });
});
