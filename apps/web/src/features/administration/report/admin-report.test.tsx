import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { question as asked, quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const LEARNER = { id: newId(), name: 'Grace' };
const [quizId, questionId] = [newId(), newId()];
const ATTEMPT = {
  id: newId(),
  quiz: { id: quizId, title: 'Planets', category: 'Science' },
  status: 'graded' as const,
  score: 3,
  totalMarks: 4,
  percentage: 75,
  passed: true,
  xpEarned: 20,
  learner: LEARNER,
  startedAt: '2026-03-01T12:00:00.000Z',
  finishedAt: '2026-03-01T12:02:05.000Z',
};

beforeEach(() => {
  signIn('admin');
  server.on({
    'quizzes.categories': () => [{ category: 'Science', quizzes: 1 }],
    'reports.list': () => ({ items: [ATTEMPT], nextCursor: null }),
  });
});

test("the report lists everybody's attempts of the last thirty days, each with its learner", async () => {
  renderApp('/admin/report');
  const row = within(await screen.findByRole('row', { name: /Planets/ }));
  expect(row.getByText('Grace')).toBeVisible();
  expect(row.getByText('75%')).toBeVisible();
  const [asked] = server.inputs('reports.list') as { userId: string; from: string }[];
  expect(asked?.userId).toBe('all');
  expect((Date.now() - Date.parse(asked?.from ?? '')) / 86_400_000).toBeGreaterThan(29);
});

test('the report can be narrowed to one learner and an earlier day, and widened again', async () => {
  renderApp(`/admin/report?learner=${LEARNER.id}&from=2026-01-01`);
  await screen.findByRole('row', { name: /Planets/ });
  expect(server.inputs('reports.list').at(-1)).toMatchObject({ userId: LEARNER.id, from: '2026-01-01' });
  await userEvent.click(screen.getByRole('button', { name: 'Only one learner' }));
  await waitFor(() =>
    expect(server.inputs('reports.list').at(-1)).toMatchObject({ userId: 'all', from: '2026-01-01' }),
  );
});

test('the report shows which quizzes are taken most', async () => {
  server.on({
    'administration.quizzes': () => ({
      items: [
        {
          id: quizId,
          title: 'Planets',
          category: 'Science',
          author: null,
          questionCount: 4,
          attempts: 1234,
          average: 71.6,
        },
      ],
      nextCursor: null,
    }),
  });
  renderApp('/admin/report?tab=quizzes');
  const row = within(await screen.findByRole('row', { name: /Planets/ }));
  expect(row.getByText('72%')).toBeVisible();
  expect(row.getByRole('link', { name: 'Planets' }).getAttribute('href')).toBe(`/admin/quiz/${quizId}`);
});

test('the report shows the hardest questions, and the figures of one of them', async () => {
  const question = 'Which planet is the largest?';
  server.on({
    'administration.questions': () => ({
      items: [{ quizId, quizTitle: 'Planets', questionId, question, answered: 40, facility: 0.1, time: 12 }],
      nextCursor: null,
    }),
    'quizzes.figures': () => ({
      attempts: 40,
      asOf: '2026-03-01T12:00:00.000Z',
      questions: [
        {
          questionId,
          answered: 40,
          facility: 0.1,
          discrimination: -0.25,
          skipped: 0,
          time: 12,
          distribution: [0.1, 0.7, 0.2, 0],
        },
      ],
    }),
    'quizzes.get': () => quiz({ id: quizId, questions: [asked(question, { id: questionId })] }),
  });
  renderApp('/admin/report?tab=questions');
  const row = within(await screen.findByRole('row', { name: /largest/ }));
  expect(row.getByText('10%')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /Figures/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Figures' }));
  expect(await dialog.findByText('-0.25')).toBeVisible();
  expect(dialog.getByText('70%')).toBeVisible();
});

test('the report leads from a learner to their attempts', async () => {
  server.on({
    'administration.people': () => ({
      items: [
        {
          ...LEARNER,
          email: 'grace@example.org',
          role: 'user',
          level: 3,
          xp: 320,
          work: 12,
          lastDay: null,
          createdAt: '2026-03-01T12:00:00.000Z',
          lastSeenAt: null,
          suspendedAt: null,
          demo: false,
        },
      ],
      nextCursor: null,
    }),
  });
  renderApp('/admin/report?tab=learners');
  await userEvent.click(await screen.findByRole('link', { name: 'Attempts of Grace' }));
  await waitFor(() => expect(server.inputs('reports.list').at(-1)).toMatchObject({ userId: LEARNER.id }));
});
