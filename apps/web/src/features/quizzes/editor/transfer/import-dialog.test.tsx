import 'fake-indexeddb/auto';
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getNotifications } from '#lib/notifications.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { question } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { UNREADABLE } from '#lib/workbook/workbook-messages.ts';
import { button, field, questionNames } from '../testing/editor-parts.ts';
import { editorPathOf, serveEditor, waitForEditor } from '../testing/serve-editor.ts';

const server = fakeServer();
const dialog = () => screen.getByRole('dialog', { name: 'Import questions' });
const found = () => within(dialog()).getByRole('list', { name: 'Questions found' });
const ticks = () =>
  within(found())
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked }) => checked);

/** Opens the import dialog in the editor of a quiz whose first question is 'Which?'. */
async function openDialog(count = 1) {
  signIn('premium');
  const questions = Array.from({ length: count }, (_, place) => question(place === 0 ? 'Which?' : `Number ${place}?`));
  const state = serveEditor(server, { questions });
  renderApp(editorPathOf(state));
  await waitForEditor();
  await userEvent.click(button('Import'));
}

const paste = async (text: string) => {
  await userEvent.click(field('Or paste them here'));
  await userEvent.paste(text);
};

test('previews the questions of a file, adds the chosen ones, saves them and can undo that', async () => {
  await openDialog();
  const file = new File(
    [
      'question,option A,option B,option C,option D,correct\nNew?,a,b,c,d,B\nwhich?,a,b,c,d,A\nBare?,,,,,\nHalf?,a,b,c,d,\n',
    ],
    'questions.csv',
  );
  await userEvent.upload(screen.getByLabelText('File with questions'), file);
  expect(await screen.findByText("3 questions found. 1 part can't be read.")).toBeVisible();
  expect(within(dialog()).getByText('This row has no answer.')).toBeVisible();
  expect(within(found()).getByText('This quiz has it already.')).toBeVisible();
  expect(within(found()).getByText('Choose which option is right.')).toBeVisible();
  expect(ticks()).toEqual([true, false, true]);
  await userEvent.click(within(found()).getByRole('checkbox', { name: /which\?/ }));
  expect(button('Add 3 questions')).toBeVisible();
  await userEvent.click(within(found()).getByRole('checkbox', { name: /which\?/ }));
  await userEvent.click(button('Add 2 questions'));
  expect(questionNames()).toEqual(['1.Which?, Single choice', '2.New?, Single choice', '3.Half?, Single choice']);
  expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toBe(document.activeElement);
  await waitFor(() => expect(server.inputs('quizzes.saveDraft')).toHaveLength(1));
  const added = [
    { kind: 'single', question: 'New?', options: ['a', 'b', 'c', 'd'], correctAnswer: 'B' },
    { kind: 'single', question: 'Half?', correctAnswer: '' },
  ];
  expect(server.inputs('quizzes.saveDraft')[0]).toMatchObject({ content: { questions: [{}, ...added] } });
  expect(openMessages()).toEqual(['2 questions added.']);
  act(() => getNotifications()[0]?.action?.onPress());
  expect(questionNames()).toEqual(['1.Which?, Single choice']);
});

test('reads pasted text at once, and leaves out questions that it contains twice', async () => {
  await openDialog();
  expect(button('Add questions')).toHaveProperty('disabled', true);
  await paste('New? {=a ~b ~c ~d}\n\nNew? {T}\n\nOnly words');
  expect(await screen.findByText("2 questions found. 1 part can't be read.")).toBeVisible();
  expect(within(found()).getByText("It's in the file twice.")).toBeVisible();
  expect(ticks()).toEqual([true, false]);
  expect(button('Add 1 question')).toBeVisible();
  await userEvent.clear(field('Or paste them here'));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Questions found' })).toBeNull());
});

test('says how many questions don’t fit before they are added', async () => {
  await openDialog(MAX_QUESTIONS - 1);
  const rows = Array.from({ length: MAX_QUESTIONS + 2 }, (_, place) => `Another ${place}? {T}`);
  await paste(rows.join('\n\n'));
  expect(await screen.findByText('202 questions found.')).toBeVisible();
  expect(within(dialog()).getByText(/^2 questions more are left out/)).toBeVisible();
  expect(screen.getByRole('alert').textContent).toBe(
    'A quiz has at most 200 questions. This one has room for 1: choose fewer.',
  );
  expect(button('Add 200 questions')).toHaveProperty('disabled', true);
});

test('explains how to fix a file that isn’t text or is too large', async () => {
  await openDialog();
  await userEvent.upload(
    screen.getByLabelText('File with questions'),
    new File([new Uint8Array([80, 75, 0, 3])], 'a.csv'),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(UNREADABLE);
  const large = new File(['x'.repeat(1_000_001)], 'b.csv');
  await userEvent.upload(screen.getByLabelText('File with questions'), large);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('larger than 1 MB'));
});

test.each([
  ['Download as CSV', 'Moons.csv', '"single","Which?"'],
  ['Download as GIFT', 'Moons.gift', 'Which? {'],
])('%s downloads the questions as they are in the editor', async (action, name, content) => {
  const offered = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await openDialog();
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('More actions'));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
  expect(clicked.mock.contexts[0]).toHaveProperty('download', name);
  const [[blob] = []] = offered.mock.calls;
  expect(await (blob as Blob).text()).toContain(content);
});
