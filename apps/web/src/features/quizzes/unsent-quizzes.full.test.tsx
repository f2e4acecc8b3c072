import 'fake-indexeddb/auto';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { updateHooks } from '#lib/server/update-hooks.ts';
import { clearSession } from '#lib/session.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { button, field, fillQuestion, MINE, openAddDialog, row, serveQuizzes } from './testing/manage-quizzes.ts';

const server = fakeServer();
const serve = (...quizzes: Quiz[]) => serveQuizzes(server, ...quizzes);

describe('unsent input', () => {
  const mayUpdate = async () => (await Promise.all([...updateHooks].map((hook) => hook()))).every(Boolean);
  /** Reloads the app, as an update to a new version does. */
  const loadAgain = () => {
    cleanup();
    renderApp('/premium/quizzes');
  };

  test('for a question doesn’t prevent an app update, and is restored after it', async () => {
    signIn('premium');
    const moons = quiz({ ...MINE, questions: [] });
    serve(quiz({ title: 'Comets', own: true }), moons);
    renderApp('/premium/quizzes');
    await openAddDialog();
    await fillQuestion();
    expect(await mayUpdate()).toBe(true);
    loadAgain();
    await screen.findByRole('dialog', { name: 'Add question' });
    expect(field('Question').value).toBe('How many moons has Mars?');
    expect(field('Option D').value).toBe('Three');
    await waitFor(() => expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Moons' }).selected).toBe(true));
    await userEvent.click(button('Add question'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputs('quizzes.addQuestion')).toMatchObject([{ quizId: moons.id, correctAnswer: 'C' }]);
    loadAgain();
    await row('Moons');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('for a quiz is restored after a reload until the dialog is closed', async () => {
    signIn('premium');
    serve(quiz(MINE));
    renderApp('/premium/quizzes');
    await row('Moons');
    await userEvent.click(button('Create Premium Quiz'));
    await userEvent.type(field('Title'), 'Comets');
    loadAgain();
    await screen.findByRole('dialog', { name: 'Create Premium Quiz' });
    expect(field('Title').value).toBe('Comets');
    await userEvent.click(button('Cancel'));
    loadAgain();
    await row('Moons');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    { why: 'expired', there: true },
    { why: 'logged-out', there: false },
  ] as const)('is restored for the same user after the session $why: $there', async ({ why, there }) => {
    const ada = signIn('premium');
    serve(quiz(MINE));
    const router = renderApp('/premium/quizzes');
    await row('Moons');
    await userEvent.click(button('Create Premium Quiz'));
    await userEvent.type(field('Title'), 'Comets');
    act(() => clearSession(why));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    cleanup();
    signIn('premium');
    loadAgain();
    await row('Moons');
    expect(screen.queryByRole('dialog')).toBeNull();
    signIn('premium', { id: ada.id });
    loadAgain();
    await row('Moons');
    expect(screen.queryByRole('dialog') !== null).toBe(there);
  });
});
