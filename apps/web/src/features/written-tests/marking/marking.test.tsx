import 'fake-indexeddb/auto';
import type { AnswerToMark, LateText, MarkingQueue } from '@quorbit/contracts/written-tests/marking';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { answerToMark, markingQueue, writtenQuestion } from '../testing/managed-tests.ts';

const server = fakeServer();
const RUBRIC = [
  { criterion: 'Reasons', marks: 6 },
  { criterion: 'Style', marks: 4 },
];
const question = {
  ...writtenQuestion({ rubric: RUBRIC, minWords: 50, sampleAnswer: 'Like this.' }),
  answers: 2,
  toMark: 2,
};
const other = { ...writtenQuestion({ prompt: 'How?' }), answers: 1, toMark: 1 };
const mark = (changes: Partial<NonNullable<AnswerToMark['mark']>> = {}) => ({
  revision: 1,
  points: 5,
  rubric: [3, 2],
  comment: '',
  markedBy: 'Grace',
  outdated: false,
  markedAt: '2026-03-09T08:00:00.000Z',
  ...changes,
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  signIn('admin');
});

function serve(queue: MarkingQueue, answers: () => AnswerToMark[]): string {
  server.on({
    'writtenTests.queue': () => queue,
    'writtenTests.answers': ({ questionId }) => ({
      items: questionId === other.id ? [answerToMark({ label: 'Answer 9' })] : answers(),
      nextCursor: null,
    }),
  });
  return `/admin/written-test/marking/${queue.test.id}`;
}

test('keys give points row by row, save the mark and lead to the next unmarked answer', async () => {
  const answers = [
    answerToMark({ mark: mark() }),
    answerToMark({ label: 'Answer 2' }),
    answerToMark({ label: 'Answer 3', mark: mark({ outdated: true }), arrivedLate: true }),
  ];
  const path = serve(markingQueue([question, other]), () => answers);
  server.on({ 'writtenTests.mark': () => mark({ markedBy: 'Ada' }) });
  renderApp(path);
  await screen.findByRole('heading', { name: 'Answer 2 of 3' });
  screen.getByText(/49 under the fewest/);
  await userEvent.keyboard('72');
  // The key 7 had no effect, because the rubric's first row has fewer than 7 marks; the key 2 filled it.
  expect(field('Reasons').value).toBe('2');
  await userEvent.keyboard('{Backspace}5');
  expect(field('Style').value).toBe('');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Points are required.');
  expect(server.inputs('writtenTests.mark')).toEqual([]);
  await userEvent.click(await button('Half a point more: Style'));
  screen.getByText('5.5');
  await userEvent.type(field('Comment'), 'j1');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { name: 'Answer 3 of 3' });
  expect(server.inputs('writtenTests.mark')).toMatchObject([
    { sittingId: answers[1]?.sittingId, rubric: [5, 0.5], comment: 'j1', answerRevision: 1, markRevision: 0 },
  ]);
  expect(document.activeElement?.textContent).toContain('Answer 3');
  screen.getByText('New text arrived after it was marked. Mark it again.');
  screen.getByText(/arrived after the deadline; its device says it was written in time/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Every answer to this question is marked.');
  await userEvent.keyboard('kk');
  await screen.findByRole('heading', { name: 'Answer 1 of 3' });
  await userEvent.click(await button('Next question to mark'));
  await screen.findByRole('heading', { name: /^Answer 9/ });
});

test('a conflict keeps the typed mark beside the newer mark and text, and the next save replaces that mark', async () => {
  const before = answerToMark();
  let answers = [before];
  const path = serve(markingQueue([question]), () => answers);
  server.on({
    'writtenTests.mark': ({ markRevision }) => {
      if (markRevision === 1) return mark({ revision: 2, points: 10, rubric: [6, 4] });
      throw new Refusal('CONFLICT', 'Somebody else marked this answer meanwhile.');
    },
  });
  renderApp(path);
  await userEvent.click(await button('All 6 points: Reasons'));
  await userEvent.click(await button('All 4 points: Style'));
  answers = [{ ...before, text: 'Newer text.', revision: 2, mark: mark({ comment: 'Thin.' }) }];
  await userEvent.click(await button('Save and next'));
  const note = within(await screen.findByRole('alert'));
  await note.findByText(/Grace marked this answer meanwhile/);
  note.getByText(/New text arrived for this answer/);
  screen.getByText('Newer text.');
  expect(field('Reasons').value).toBe('6');
  await userEvent.click(await button('Use their mark'));
  expect([field('Reasons').value, field('Comment').value]).toEqual(['3', 'Thin.']);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(await button('Save and next'));
  await waitFor(() =>
    expect(server.inputs('writtenTests.mark').at(-1)).toMatchObject({ answerRevision: 2, markRevision: 1 }),
  );
});

test('an unsaved mark is restored after a reload', async () => {
  const answers = [answerToMark(), answerToMark({ label: 'Answer 2' })];
  const path = serve(markingQueue([question]), () => answers);
  const router = renderApp(path);
  await screen.findByRole('heading', { name: 'Answer 1 of 2' });
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: 'Answer 2 of 2' });
  await userEvent.keyboard('4');
  const { href } = router.state.location;
  document.body.innerHTML = '';
  renderApp(href);
  await screen.findByRole('heading', { name: 'Answer 2 of 2' });
  expect(field('Reasons').value).toBe('4');
});

test('marks are published together, after a confirmation, once the test is closed and fully marked', async () => {
  const open = markingQueue([question]);
  const path = serve({ ...open, test: { ...open.test, closesAt: '2099-03-08T08:00:00.000Z' } }, () => [answerToMark()]);
  renderApp(path);
  await screen.findByText(/You can publish marks once it has closed/);
  document.body.innerHTML = '';
  const ready = markingQueue([{ ...question, toMark: 0 }]);
  const marked = [answerToMark({ mark: mark() })];
  server.on({ 'writtenTests.publishMarks': () => ({ published: 2 }) });
  renderApp(serve(ready, () => marked));
  await userEvent.click(await button('Publish marks'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the marks?' }));
  dialog.getByText(/2 learners are notified/);
  serve({ ...ready, published: 2 }, () => marked);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish marks' }));
  await waitFor(() => expect(openMessages()).toContain('Marks published for 2 learners.'));
  await screen.findByText("The marks of this test are published and can't change any more.");
  expect(screen.queryByLabelText('Reasons')).toBeNull();
  screen.getByText('5 of 10');
});

const lateText = (changes: Partial<LateText> = {}): LateText => ({
  text: 'Because of chance.',
  words: 3,
  writtenAt: '2026-03-08T07:50:00.000Z',
  minutesLate: 26,
  version: 'v1',
  arrivedAt: '2026-03-08T08:26:00.000Z',
  standing: 'unchosen',
  ...changes,
});

test('a late text counts once a marker chooses it, and the text in time can be chosen again', async () => {
  let answers = [answerToMark({ late: lateText() })];
  const path = serve(markingQueue([question]), () => answers);
  server.on({ 'writtenTests.chooseLate': () => ({ chosen: 1, left: 0, version: 'v2' }) });
  renderApp(path);
  const late = within(
    await screen.findByRole('region', {
      name: /arrived 26 minutes late; its device says it was written in time/,
    }),
  );
  late.getByText('Because of chance.');
  screen.getByText('Because.');
  const inTime = { text: 'Because.', words: 1, writtenAt: '2026-03-02T08:00:00.000Z' };
  answers = answers.map((answer) => ({
    ...answer,
    text: 'Because of chance.',
    words: 3,
    revision: 2,
    inTime,
    late: lateText({ standing: 'late', version: 'v2' }),
  }));
  await userEvent.click(late.getByRole('button', { name: 'Count the late text' }));
  await userEvent.click(await button('Count the one in time'));
  await waitFor(() =>
    expect(server.inputs('writtenTests.chooseLate')).toMatchObject([
      { sittingId: answers[0]?.sittingId, questionId: question.id, choice: 'late', version: 'v1' },
      { choice: 'deadline', version: 'v2' },
    ]),
  );
});

test('a test’s late texts are chosen in batches of a hundred, and publishing says how many have no choice', async () => {
  const late = { unchosen: 130, version: 'v1' };
  const path = serve(markingQueue([{ ...question, toMark: 0 }], { late }), () => [answerToMark({ mark: mark() })]);
  let left = 130;
  server.on({
    'writtenTests.chooseLate': () => {
      const chosen = Math.min(100, left);
      left -= chosen;
      return { chosen, left, version: `v${left}` };
    },
  });
  renderApp(path);
  await userEvent.click(await button('Publish marks'));
  const publishing = within(await screen.findByRole('dialog', { name: 'Publish the marks?' }));
  publishing.getByText(/Nobody has decided on 130 late texts/);
  await userEvent.click(publishing.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await button('Count all late texts'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Count all late texts?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Count all late texts' }));
  await waitFor(() => expect(openMessages()).toContain('130 late texts count now.'));
  expect(server.inputs('writtenTests.chooseLate')).toMatchObject([{ version: 'v1' }, { version: 'v30' }]);
});
