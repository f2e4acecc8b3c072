import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { authoringFixture, button, field } from '../testing/authoring-fixture.ts';
import { managedTest, writtenQuestion } from '../testing/managed-tests.ts';

const { server, serve } = authoringFixture();

async function fill(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test('the list links to marking and says why a started test can’t be deleted or withdrawn', async () => {
  const open = managedTest({ title: 'Ajar', status: 'open', started: 3, submitted: 2, toMark: 4 });
  serve([open, managedTest({ title: 'Sketch' })]);
  server.on({ 'writtenTests.publish': () => managedTest(), 'writtenTests.delete': () => null });
  renderApp('/admin/written-tests');
  const row = within(await screen.findByRole('row', { name: /Ajar/ }));
  expect(row.getByRole('link', { name: '4 in Ajar' }).getAttribute('href')).toBe(
    `/admin/written-test/marking/${open.id}`,
  );
  for (const [item, title] of [
    ['Delete', "This test can't be deleted"],
    ['Withdraw', "This test can't be withdrawn"],
  ] as const) {
    await userEvent.click(row.getByRole('button', { name: 'More for Ajar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    dialog.getByText(/3 learners have started “Ajar”/);
    await userEvent.click(dialog.getByText('Close'));
  }
  await userEvent.click(await button('More for Sketch'));
  expect(screen.queryByRole('menuitem', { name: 'Marking' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  await waitFor(() => expect(openMessages()).toContain('Published. Learners see it now.'));
  await userEvent.click(await button('More for Sketch'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await button('Delete test'));
  await waitFor(() => expect(server.inputs('writtenTests.delete')).toHaveLength(1));
});

test('creating a test leads to its questions, and saving its settings sends only the changed ones', async () => {
  const made = managedTest({ title: 'Moons', questions: [], questionCount: 0 });
  serve([]);
  server.on({ 'writtenTests.create': () => made, 'writtenTests.update': () => made });
  const router = renderApp('/admin/written-tests');
  await screen.findByText('No written tests yet');
  await userEvent.click(await button('Create test'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create test' }));
  await userEvent.type(dialog.getByLabelText('Title'), 'Moons');
  await fill('Closes', '2001-01-01T10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Create test' }));
  await dialog.findByText('A test must close after it opens.');
  expect(server.inputs('writtenTests.create')).toEqual([]);
  await fill('Closes', '2099-01-01T10:00');
  serve([made]);
  await userEvent.click(dialog.getByRole('button', { name: 'Create test' }));
  await screen.findByText('No questions yet');
  expect(server.inputs('writtenTests.create')).toMatchObject([
    { title: 'Moons', category: 'General', duration: 60, anonymous: true },
  ]);
  expect(router.state.location.pathname).toBe(`/admin/written-test/question/${made.id}`);
  await userEvent.click(await button('More for Moons'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await fill('Duration (minutes)', '45');
  await userEvent.click(await button('Save settings'));
  await waitFor(() => expect(server.inputs('writtenTests.update')).toEqual([{ testId: made.id, duration: 45 }]));
});

test('saves ordered and copied questions together, and requires a rubric to add up to the marks', async () => {
  const [first, second] = [writtenQuestion({ prompt: 'First' }), writtenQuestion({ prompt: 'Second' })];
  const about = managedTest({ questions: [first, second] });
  serve([about]);
  server.on({
    'writtenTests.saveQuestions': () => about,
    'writtenTests.publish': () => ({ ...about, status: 'scheduled' as const }),
  });
  renderApp(`/admin/written-test/question/${about.id}`);
  await userEvent.click(await button(/Second/));
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await userEvent.click(await button('Move question 2 up'));
  screen.getByText('Not saved yet');
  await userEvent.click(await button('Duplicate question 1'));
  expect(screen.getAllByRole('listitem').filter((element) => element.querySelector('h2'))).toHaveLength(3);
  await fill('Prompt', ' ');
  await userEvent.click(await button('Add criterion'));
  await userEvent.type(field('Criterion 1'), 'Clear');
  await userEvent.type(field('Marks of criterion 1'), '4');
  screen.getByText('The rows add up to 4 of 10 marks.');
  // The error is in another question's form, so that form opens.
  await userEvent.click(await button(/First/));
  await userEvent.click(await button('Save and publish'));
  await screen.findByText('Prompt is required.');
  expect(document.activeElement).toBe(field('Prompt'));
  expect(server.inputs('writtenTests.saveQuestions')).toEqual([]);
  await userEvent.type(field('Prompt'), 'Third');
  await screen.findByText("The rubric's rows must come to the marks of the question.");
  await userEvent.click(await button("Use the rubric's sum"));
  await userEvent.click(await button('Save and publish'));
  await waitFor(() => expect(openMessages()).toContain('Published. Learners see it now.'));
  expect(server.inputs('writtenTests.saveQuestions')).toMatchObject([
    {
      questions: [
        { id: second.id, prompt: 'Second', marks: 10, minWords: null, rubric: [] },
        { prompt: 'Third', marks: 4, rubric: [{ criterion: 'Clear', marks: 4 }] },
        { id: first.id },
      ],
    },
  ]);
});

test('only notes and sample answers can be changed once learners have started', async () => {
  const about = managedTest({ status: 'open', started: 1, questions: [writtenQuestion({ prompt: 'Fixed' })] });
  serve([about]);
  server.on({
    'writtenTests.saveQuestions': () => {
      throw new Refusal('CONFLICT', 'Somebody has started this test.');
    },
  });
  renderApp(`/admin/written-test/question/${about.id}`);
  await screen.findByText(/1 learner has started, so the questions are fixed/);
  await userEvent.click(await button(/Fixed/));
  expect(screen.queryByLabelText('Prompt')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete question 1' })).toBeNull();
  await userEvent.type(field('Notes for markers'), 'Be kind.');
  await userEvent.click(await button('Save'));
  await screen.findByText('Somebody has started this test.');
  expect(server.inputs('writtenTests.saveQuestions')).toMatchObject([
    { questions: [{ prompt: 'Fixed', markerNotes: 'Be kind.' }] },
  ]);
  expect(field('Notes for markers').value).toBe('Be kind.');
});
