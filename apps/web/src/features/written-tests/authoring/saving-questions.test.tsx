import 'fake-indexeddb/auto';
import type { ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { Refusal } from '#lib/testing/fake-server.ts';
import { openMessages, openNotifications } from '#lib/testing/notifications.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { authoringFixture, button, field } from '../testing/authoring-fixture.ts';
import { managedTest, writtenQuestion } from '../testing/managed-tests.ts';

const { server, serve } = authoringFixture();

test('keeps unsaved changes over a reload, asks before leaving and restores a deleted question', async () => {
  const about = managedTest({ questions: [writtenQuestion({ prompt: 'First' })] });
  serve([about]);
  const router = renderApp(`/admin/written-test/question/${about.id}`);
  await userEvent.click(await button(/First/));
  await userEvent.type(field('Prompt'), ' and last');
  void router.navigate({ to: '/admin/written-tests' });
  const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(asked.getByText('Cancel'));
  expect(router.state.location.pathname).toContain(about.id);
  document.body.innerHTML = '';
  renderApp(`/admin/written-test/question/${about.id}`);
  await userEvent.click(await button(/First and last/));
  await userEvent.click(await button('Delete question 1'));
  expect(screen.queryByText('First and last')).toBeNull();
  act(() => openNotifications()[0]?.action?.onPress());
  await userEvent.click(await button('Discard changes'));
  await button(/First(?! and)/);
  expect(sessionStorage).toHaveLength(0);
});

test('asks before it saves over questions that were changed elsewhere', async () => {
  const first = managedTest({ questions: [writtenQuestion({ prompt: 'First' })] });
  let kept: ManagedWrittenTestDetail = first;
  const changeElsewhere = (prompt: string, questionsVersion: string) => {
    kept = { ...first, questions: [writtenQuestion({ prompt })], questionsVersion };
  };
  server.on({
    'writtenTests.getManaged': () => kept,
    'writtenTests.saveQuestions': ({ version, questions: [question] }) => {
      if (version !== kept.questionsVersion) throw new Refusal('CONFLICT', 'These questions were changed.');
      changeElsewhere(question?.prompt ?? '', 'v9');
      return kept;
    },
  });
  renderApp(`/admin/written-test/question/${first.id}`);
  const type = async (opened: RegExp) => {
    await userEvent.click(await button(opened));
    await userEvent.type(field('Prompt'), ' and more');
  };
  await type(/First/);
  changeElsewhere('Second', 'v2');
  await userEvent.click(await button('Save'));
  await screen.findByText(/changed elsewhere while you were editing/);
  expect(field('Prompt').value).toBe('First and more');
  await userEvent.click(await button('Show the other version'));
  expect(sessionStorage).toHaveLength(0);
  await type(/Second/);
  changeElsewhere('Third', 'v3');
  await userEvent.click(await button('Save'));
  await userEvent.click(await button('Keep mine'));
  expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(openMessages()).toContain('Questions saved.'));
  expect(kept.questions).toMatchObject([{ prompt: 'Second and more' }]);
});

test('a save whose reply got lost doesn’t count as a change by others', async () => {
  const first = managedTest({ questions: [writtenQuestion({ prompt: 'First' })] });
  let kept: ManagedWrittenTestDetail = first;
  const keep = (prompt: string, questionsVersion: string) => {
    kept = { ...kept, questions: kept.questions.map((question) => ({ ...question, prompt })), questionsVersion };
  };
  server.on({
    'writtenTests.getManaged': () => kept,
    'writtenTests.saveQuestions': ({ version, questions: [question] }) => {
      if (version !== kept.questionsVersion) throw new Refusal('CONFLICT', 'These questions were changed.');
      keep(question?.prompt ?? '', 'v3');
      return kept;
    },
  });
  renderApp(`/admin/written-test/question/${first.id}`);
  await userEvent.click(await button(/First/));
  await userEvent.type(field('Prompt'), ', sent ');
  server.use(
    http.post(
      '*/trpc/writtenTests.saveQuestions',
      () => {
        keep('First, sent', 'v2');
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await userEvent.click(await button('Save'));
  await screen.findByRole('alert');
  expect(openMessages()).not.toContain('Questions saved.');
  await userEvent.type(field('Prompt'), 'and more');
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(openMessages()).toContain('Questions saved.'));
  expect(kept.questions).toMatchObject([{ prompt: 'First, sent and more' }]);
  expect(screen.queryByText(/changed elsewhere/)).toBeNull();

  // Questions that somebody else saved meanwhile do count as a change by others.
  await userEvent.type(field('Prompt'), ' and more');
  keep('Second', 'v4');
  await userEvent.click(await button('Save'));
  await screen.findByText(/changed elsewhere/);
});

test('a save that ends after the editor was closed leaves no draft behind', async () => {
  const first = managedTest({ questions: [writtenQuestion({ prompt: 'First' })] });
  let kept: ManagedWrittenTestDetail = first;
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  server.on({
    'writtenTests.listManaged': () => ({ items: [kept], nextCursor: null }),
    'writtenTests.getManaged': () => kept,
    'writtenTests.saveQuestions': async ({ questions: [question] }) => {
      await replied;
      const saved = writtenQuestion({ ...first.questions[0], rubric: question?.rubric ?? [] });
      kept = { ...first, questions: [saved], questionsVersion: 'v2' };
      return kept;
    },
  });
  const router = renderApp(`/admin/written-test/question/${first.id}`);
  await userEvent.click(await button(/First/));
  await userEvent.click(await button('Add criterion'));
  await userEvent.type(field('Criterion 1'), 'Clear');
  await userEvent.type(field('Marks of criterion 1'), '10');
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(server.inputs('writtenTests.saveQuestions')).toHaveLength(1));
  void router.navigate({ to: '/admin/written-tests' });
  await userEvent.click(await button('Leave'));
  await screen.findByRole('button', { name: 'Create test' });
  reply();
  await waitFor(() => expect(openMessages()).toContain('Questions saved.'));
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes(first.id))).toEqual([]));
  void router.navigate({ to: `/admin/written-test/question/${first.id}` });
  await button(/First/);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(screen.queryByText(/changed elsewhere/)).toBeNull();
});

test('a question that is restored after a save can be saved again', async () => {
  const first = managedTest({ questions: ['First', 'Second'].map((prompt) => writtenQuestion({ prompt })) });
  let kept: ManagedWrittenTestDetail = first;
  server.on({
    'writtenTests.getManaged': () => kept,
    'writtenTests.saveQuestions': ({ version, questions }) => {
      if (version !== kept.questionsVersion) throw new Refusal('CONFLICT', 'These questions were changed.');
      const saved = first.questions.filter(({ id }) => questions.some((question) => question.id === id));
      kept = { ...first, questions: saved, questionsVersion: `v${saved.length}` };
      return kept;
    },
  });
  renderApp(`/admin/written-test/question/${first.id}`);
  await userEvent.click(await button(/Second/));
  await userEvent.click(await button('Delete question 2'));
  const undo = openNotifications()[0]?.action?.onPress;
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(openMessages()).toContain('Questions saved.'));
  act(() => undo?.());
  await button(/Second/);
  expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(kept.questions).toHaveLength(2));
});
