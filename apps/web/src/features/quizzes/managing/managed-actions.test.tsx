import 'fake-indexeddb/auto';
import { RESTORE_DAYS } from '@quorbit/contracts/quizzes/drafts';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getNotifications } from '#lib/notifications.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { button, MINE, row, serveQuizzes } from '../testing/manage-quizzes.ts';

const server = fakeServer();
const DELETED_AT = '2026-11-20T10:00:00.000Z';

/** Makes the fake server hold the given quizzes, which can be deleted and restored. */
function serve(...quizzes: Quiz[]) {
  const gone: Quiz[] = [];
  serveQuizzes(server, ...quizzes);
  server.on({
    'quizzes.list': ({ status }) => {
      const shown = quizzes.filter(
        (candidate) => !gone.includes(candidate) && (!status || candidate.status === status),
      );
      return {
        items: shown.map((storedQuiz) => ({ ...storedQuiz, attempts: 0, bestPercentage: null })),
        nextCursor: null,
      };
    },
    'quizzes.reach': () => ({ attempts: 30, learners: 12, keepers: 0, cards: 0 }),
    'quizzes.delete': ({ id }) => {
      gone.push(...quizzes.filter((candidate) => candidate.id === id));
      return undefined;
    },
    'quizzes.restore': ({ id }) => {
      const [found = quiz()] = gone.splice(gone.findIndex((candidate) => candidate.id === id));
      return found;
    },
    'quizzes.listDeleted': () =>
      gone.map(({ id, title, questionCount }) => ({
        id,
        title,
        questionCount,
        deletedAt: DELETED_AT,
        goneAt: DELETED_AT,
      })),
    'quizzes.duplicate': ({ id }) =>
      quiz({ ...quizzes.find((candidate) => candidate.id === id), title: 'Copy of Moons', status: 'draft' }),
    'quizzes.setStatus': ({ id, status }) => {
      const at = quizzes.findIndex((candidate) => candidate.id === id);
      const next = quiz({ ...quizzes[at], status });
      quizzes[at] = next;
      return next;
    },
  });
}

/** Presses the action button of the open notification. */
function pressAction(): void {
  act(() =>
    getNotifications()
      .find(({ isOpen }) => isOpen)
      ?.action?.onPress(),
  );
}

async function choose(title: string, item: string) {
  await userEvent.click(within(await row(title)).getByRole('button', { name: `More for ${title}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

test('says how many learners a deletion affects, and can undo it', async () => {
  signIn('premium');
  serve(quiz(MINE));
  renderApp('/premium/quizzes');
  await userEvent.click(within(await row('Moons')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('12 learners took it 30 times.');
  await userEvent.click(button('Delete quiz'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Moons/ })).toBeNull());
  pressAction();
  await row('Moons');
  await waitFor(() => expect(openMessages()).toContain('“Moons” is back.'));
});

test('lists recently deleted quizzes with a button to restore them', async () => {
  signIn('premium');
  serve(quiz(MINE), quiz({ ...MINE, title: 'Comets' }));
  renderApp('/premium/quizzes');
  await userEvent.click(within(await row('Moons')).getByRole('button', { name: 'Delete' }));
  await userEvent.click(button('Delete quiz'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Moons/ })).toBeNull());
  await userEvent.click(button('Recently deleted'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recently deleted' }));
  expect(dialog.getByText(`Deleted quizzes can be restored for ${RESTORE_DAYS} days.`)).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore Moons' }));
  await dialog.findByText("You haven't deleted anything recently.");
  await row('Moons');
});

test('creates a copy as a draft, which the notification opens', async () => {
  signIn('premium');
  serve(quiz(MINE));
  const router = renderApp('/premium/quizzes');
  await choose('Moons', 'Duplicate');
  await waitFor(() => expect(openMessages()).toEqual(['“Copy of Moons” is a draft of yours now.']));
  pressAction();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/premium\/quiz\/[^/]+\/edit$/));
});

test('marks archived quizzes, finds them by status and publishes them again', async () => {
  signIn('premium');
  serve(quiz(MINE), quiz({ ...MINE, title: 'Comets' }));
  renderApp('/premium/quizzes');
  await choose('Moons', 'Archive');
  expect(await within(await row('Moons')).findByText('Archived')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'archived');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Comets/ })).toBeNull());
  await choose('Moons', 'Bring back');
  await screen.findByText('No quiz matches.');
  await userEvent.selectOptions(screen.getByLabelText('Status'), '');
  expect(await within(await row('Moons')).findByText('Published')).toBeVisible();
});

test('opens the admins’ editor page for an admin', async () => {
  signIn('admin');
  const moons = quiz(MINE);
  serve(moons);
  const router = renderApp('/admin/create');
  await choose('Moons', 'Edit');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/quiz/${moons.id}`));
});
