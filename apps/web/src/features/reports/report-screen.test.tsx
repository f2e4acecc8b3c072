import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import 'fake-indexeddb/auto';
import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz, report, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { packRow } from '#lib/testing/rows.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { syncNow } from '#offline/sync-status.ts';

const server = fakeServer();
const PLANETS = quiz({ questions: [question('First?'), question('Second?'), question('Third?')] });
const MIXED: Partial<ReportAnswer>[] = [
  { option: 1, correct: true, shareCorrect: 0.72, timeSpent: 65, explanation: 'Because it is.' },
  { option: 3, correct: false },
  { option: null, correct: false },
];

/** Opens a report with the given changes to the report itself, and to its answers by position. */
async function open(changes: Partial<GradedReport> = {}, answers = MIXED) {
  const base = report(PLANETS, changes);
  const shown = { ...base, answers: base.answers.map((answer, index) => ({ ...answer, ...answers[index] })) };
  server.on({ 'reports.get': () => shown });
  renderApp(`/report/${base.id}`);
  await screen.findByRole('tab', { name: 'All' });
}

beforeEach(() => void signIn());

const questions = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const item = (text: string) =>
  within(screen.getByText(text, { exact: false, selector: 'h2' }).closest('li') ?? document.body);

test('shows score, result, marks, XP and time, and that all is synced only beside the receipt', async () => {
  await open({ score: 2, percentage: 67, xpEarned: 26 });
  expect(screen.getByRole('progressbar', { name: 'Score' }).getAttribute('aria-valuenow')).toBe('67');
  const result = within(screen.getByRole('region', { name: 'Result' }));
  for (const text of ['Passed', '67%', '26 XP', '3:07']) expect(result.getByText(text)).toBeVisible();
  expect(result.getByText(/2 of 3/)).toBeVisible();
  expect(result.queryByText('Synced')).toBeNull();
  expect(screen.getByText('Synced').closest('summary')?.textContent).toContain('Saved and sent');
  expect(screen.getByText('Synced')).toBeVisible();
  expect(document.title).toBe('Report: Planets · Quorbit');
});

test('shows when the result of a submitted attempt comes', async () => {
  const closesAt = '2099-12-03T18:00:00.000Z';
  const base = { ...report(PLANETS), status: 'submitted' as const };
  const nothing = { score: null, totalMarks: null, percentage: null, passed: null, xpEarned: null };
  server.on({ 'reports.get': () => ({ ...base, ...nothing }) });
  const user = signIn();
  const body = packRow(PLANETS, 'a'.repeat(64), { ranked: true, closesAt }).body;
  await openDeviceStore(user.id).database.rows.put({
    scope: 'everyone',
    kind: 'pack',
    id: PLANETS.id,
    version: 1,
    generation: 1,
    body,
  });
  renderApp(`/report/${base.id}`);
  const said = Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  await screen.findByText(said.format(new Date(closesAt)));
  expect(screen.getByText('Submitted').parentElement?.textContent).toContain('Results on 3 Dec');
});

test('shows how many marks a failed attempt lacks', async () => {
  await open({ passed: false, score: 1, percentage: 33 });
  expect(screen.getByText('Not passed')).toBeVisible();
  expect(screen.getByText('1 mark short of a pass')).toBeVisible();
});

test('shows each question’s own and right answers, explanation, time and share of right answers', async () => {
  await open();
  const first = item('First?');
  await userEvent.click(screen.getByRole('heading', { name: /First/ }));
  expect(first.getByText('Your answer, right answer')).toBeVisible();
  expect(first.getByText('Because it is.')).toBeVisible();
  expect(first.getByText('1:05')).toBeVisible();
  expect(first.getByText(/72% of all answers were right/)).toBeVisible();
  const second = item('Second?');
  expect(second.getByText('Your answer').closest('li')?.textContent).toContain('D. Second? four');
  expect(second.getByText('Right answer').closest('li')?.textContent).toContain('B. Second? two');
  expect(second.queryByText(/of all answers were right/)).toBeNull();
  expect(item('Third?').getByText('Skipped')).toBeVisible();
});

test('filters by tabs for wrong and skipped questions, and keeps the quiz’s numbers', async () => {
  await open();
  expect(questions()).toEqual(['1. First?', '2. Second?', '3. Third?']);
  await userEvent.click(screen.getByRole('tab', { name: 'Wrong' }));
  expect(questions()).toEqual(['2. Second?']);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Skipped' }).getAttribute('aria-selected')).toBe('true');
  expect(questions()).toEqual(['3. Third?']);
});

test('shows a friendly text in an empty tab', async () => {
  await open({}, []);
  await userEvent.click(screen.getByRole('tab', { name: 'Wrong' }));
  expect(screen.getByText('Nothing wrong here.')).toBeVisible();
});

test('shows neither right nor wrong while the quiz is sealed', async () => {
  const sealed = { correct: null, correctAnswer: null, explanation: null };
  await open({}, [{ ...sealed }, { ...sealed, option: 2 }, { ...sealed, option: null }]);
  expect(screen.getByText(/Until then the right answers and explanations stay hidden/)).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Wrong' })).toBeNull();
  expect(screen.queryByText(/Right answer/)).toBeNull();
  expect(screen.queryByText('Wrong')).toBeNull();
  expect(item('Third?').getByText('Skipped')).toBeVisible();
});

test('links to another try and back to the quizzes', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(`/user/test/${PLANETS.id}`);
  expect(screen.getByRole('link', { name: 'Back to quizzes' }).getAttribute('href')).toBe('/user/test');
});

test('keeps the sent attempt on the page until the server’s report arrives', async () => {
  let reply: (report: GradedReport) => void = () => {};
  server.on({ 'reports.get': () => new Promise((resolve) => (reply = resolve)) });
  server.down(true);
  const attemptId = newId();
  const draft = createDraft({ attemptId, started: started(PLANETS), timed: true, now: Date.now() });
  const deviceStore = openDeviceStore(signIn().id);
  const { database } = deviceStore;
  const drafts = deviceStore.store(createDraftStore);
  await drafts.begin(draft);
  await drafts.finish(draft, (kept) => kept, 0);
  renderApp(`/report/${attemptId}`);
  await screen.findByText('Provisional');
  server.down(false);
  await syncNow();
  await waitFor(() => expect(server.inputs('reports.get')).toEqual([{ id: attemptId }]));
  await waitFor(async () => expect(await database.outbox.count()).toBe(0));
  await waitFor(async () => expect(await database.rows.where('kind').equals('attempt').count()).toBe(1));
  expect(screen.queryByText('Loading report')).toBeNull();
  expect(questions()).toEqual(['1. First?', '2. Second?', '3. Third?']);
  reply({ ...report(PLANETS), id: attemptId });
  await screen.findByText('Synced');
});

test('shows that a report doesn’t exist, without a retry button', async () => {
  server.on({
    'reports.get': () => {
      throw new Refusal('NOT_FOUND', 'Report not found.');
    },
  });
  renderApp('/report/01890000-0000-7000-8000-000000000000');
  await screen.findByText(/We couldn't find that report/);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
