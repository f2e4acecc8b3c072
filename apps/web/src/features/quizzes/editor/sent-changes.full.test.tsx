import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { questionsOfEveryKind, quizEdit, SETTINGS } from './testing/content.ts';
import { editorPathOf, serveEditor, waitForEditor } from './testing/serve-editor.ts';

const server = fakeServer();
const idsOnly = (questions: readonly { id: string }[]) => questions.map(({ id }) => ({ id }));
/** Returns the ids of the questions that the last call sent by id alone. */
function listSentIdsOnly(name: 'quizzes.saveDraft' | 'quizzes.publish'): string[] {
  const { content } = server.inputs(name).at(-1) as { content: { questions: { id: string }[] } };
  return content.questions.filter((question) => Object.keys(question).length === 1).map(({ id }) => id);
}

async function openEditor(state: ReturnType<typeof serveEditor>): Promise<void> {
  signIn('premium');
  renderApp(editorPathOf(state));
  await waitForEditor();
}

async function write(question: RegExp, text: string): Promise<void> {
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Questions' })).getByRole('button', { name: question }),
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Question');
  // Changes the text in one step, so that autosave doesn't run in between.
  fireEvent.change(field, { target: { value: field.value + text } });
}

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
const sentTo = (name: 'quizzes.saveDraft' | 'quizzes.publish') => server.inputs(name).at(-1);
const saved = (revision: number, state: ReturnType<typeof serveEditor>) =>
  waitFor(() => expect(state.edit.draft?.revision).toBe(revision));

test('sends only the changed question in full, and the others as ids', async () => {
  const state = serveEditor(server);
  const [first, ...others] = state.edit.questions;
  await openEditor(state);
  await write(/Which/, ' Once');
  const content = { questions: [{ id: first?.id, question: 'Which? Once', kind: 'single' }, ...idsOnly(others)] };
  await saved(1, state);
  expect(sentTo('quizzes.saveDraft')).toMatchObject({ versionId: state.edit.versionId, content });
  await publish();
  await waitFor(() => expect(openMessages()).toEqual(['Changes published.']));
  expect(sentTo('quizzes.publish')).toMatchObject({ content });
  for (const name of ['quizzes.saveDraft', 'quizzes.publish'] as const)
    expect(listSentIdsOnly(name)).toEqual(others.map(({ id }) => id));
  expect(state.edit.questions.map(({ question }) => question)).toEqual([
    'Which? Once',
    ...others.map(({ question }) => question),
  ]);
  // The second change belongs to the version that publishing just created.
  await write(/Name/, ' Twice');
  await saved(1, state);
  const ids = idsOnly(state.edit.questions);
  const name = { ...ids[3], question: 'Name? Twice' };
  expect(sentTo('quizzes.saveDraft')).toMatchObject({ versionId: state.edit.versionId });
  expect(sentTo('quizzes.saveDraft')).toMatchObject({
    content: { questions: [...ids.slice(0, 3), name, ...ids.slice(4)] },
  });
});

test('sends a draft that began from an older version as changes to that version', async () => {
  const questions = questionsOfEveryKind();
  const draft = {
    versionId: newId(),
    revision: 4,
    savedAt: '2026-11-23T11:00:00Z',
    content: { settings: SETTINGS, questions },
    unchanged: questions.slice(1).map(({ id }) => id),
  };
  const state = serveEditor(server, { draft, questions: questionsOfEveryKind() });
  state.versions.set(draft.versionId, questions);
  await openEditor(state);
  await write(/Which/, ' More');
  await saved(5, state);
  expect(sentTo('quizzes.saveDraft')).toMatchObject({
    versionId: draft.versionId,
    content: { questions: [{ question: 'Which? More' }, ...idsOnly(questions.slice(1))] },
  });
  expect(listSentIdsOnly('quizzes.saveDraft')).toEqual(draft.unchanged);
});

test('sends all questions in full if the server no longer has the version', async () => {
  const state = serveEditor(server);
  const texts = state.edit.questions.slice(1).map(({ question }) => ({ question }));
  await openEditor(state);
  state.versions.clear();
  await write(/Which/, ' Once');
  await saved(1, state);
  expect(server.inputs('quizzes.saveDraft')).toHaveLength(2);
  expect(sentTo('quizzes.saveDraft')).toMatchObject({
    content: { questions: [{ question: 'Which? Once' }, ...texts] },
  });
});

test('sends my version as changes to the version that someone else published', async () => {
  const state = serveEditor(server);
  const [first, second, ...others] = state.edit.questions;
  await openEditor(state);
  const theirs = state.edit.questions.map((question, index) =>
    index === 1 ? { ...question, question: 'Theirs?' } : question,
  );
  state.edit = quizEdit({ ...state.edit, versionId: newId(), questions: theirs, publishedBy: 'Grace' });
  await write(/Which/, ' Mine');
  await publish();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(openMessages()).toEqual(['Changes published.']));
  expect(sentTo('quizzes.publish')).toMatchObject({
    content: {
      questions: [{ id: first?.id, question: 'Which? Mine' }, { question: second?.question }, ...idsOnly(others)],
    },
  });
  expect(state.edit.questions[1]?.question).toBe('True?');
});
