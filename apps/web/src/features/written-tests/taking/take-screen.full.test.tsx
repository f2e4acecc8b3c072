import { SITTINGS } from '../sittings.mirror.ts';
import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { SITTING_ANSWER, type SittingAnswerArgs } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT } from '@quorbit/contracts/sync/ops/sitting-submit';
import { MAX_ANSWER } from '@quorbit/contracts/written-tests/limits';
import type { SittingAnswer, WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { startedTest, writtenTest } from '#lib/testing/written-tests.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { syncNow } from '#offline/sync-status.ts';
import type { StartedTest } from '../sittings.mirror.ts';

const server = fakeServer();
let userId = newId();
/** The test as the fake server returns it. */
let serverTest: WrittenTestDetail | StartedTest;

beforeEach(() => {
  const user = signIn();
  userId = user.id;
  serverTest = { ...writtenTest(), sitting: null };
  server.on({
    'accounts.me': () => user,
    'writtenTests.get': () => withNow(serverTest),
    'writtenTests.start': ({ testId, sittingId }) => {
      serverTest = startedTest({ id: sittingId }, { id: testId });
      return serverTest;
    },
  });
});

function withNow(test: WrittenTestDetail): WrittenTestDetail {
  return test.sitting ? { ...test, sitting: { ...test.sitting, now: new Date().toISOString() } } : test;
}

const button = (name: string) => screen.getByRole('button', { name });
const answer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ });
const openTest = () => renderApp(`/take-written-test/${serverTest.id}`);
const write = (value: string) => fireEvent.change(answer(), { target: { value } });
const listQueuedOps = () => openDeviceStore(userId).database.outbox.toArray();

async function startWriting() {
  openTest();
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('Question 1 of 2');
}

function setOffline(offline: boolean) {
  server.down(offline);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
}

test('shows the rules first, starts one sitting for two presses of Start, and counts words against the limits', async () => {
  openTest();
  const start = await screen.findByRole('button', { name: 'Start' });
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Questions', '2'],
    ['Time', '30 min'],
    ['Marks', '20'],
    ['Open until', expect.stringMatching(/\d\d:\d\d$/)],
  ]);
  act(() => {
    start.click();
    start.click();
  });
  await screen.findByText('Question 1 of 2');
  expect(server.inputs('writtenTests.start')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: 'What is evidence?' })).toBeVisible();
  expect(screen.getByText('10 marks · 3–5 words')).toBeVisible();
  expect(screen.getByRole('timer').textContent).toMatch(/^2[89]:\d\d$/);
  for (const [text, words] of [
    ['one two', '2 words, 1 to go'],
    ['one two three', '3 words'],
    ['1 2 3 4 5 6', '6 words, 1 over'],
  ] as const) {
    write(text);
    expect(answer().value).toBe(text);
    expect(screen.getByText(words)).toBeVisible();
  }
});

test('sends the text when the learner leaves the question, and shows it after a reload without the server', async () => {
  await startWriting();
  write('Things we can check.');
  await userEvent.click(button('Next'));
  await screen.findByText('Question 2 of 2');
  await waitFor(() => expect(server.sync.argsOf(SITTING_ANSWER)).toMatchObject([{ text: 'Things we can check.' }]));
  await screen.findByText('Saved on the server');
  setOffline(true);
  write('When it is repeated.');
  await screen.findByText('Saved on this device. Waiting for the network');
  expect(await listQueuedOps()).toEqual([]);
  cleanup();
  openTest();
  await screen.findByText('Question 1 of 2');
  expect(answer().value).toBe('Things we can check.');
  await userEvent.click(button('Question 2, answered'));
  expect(answer().value).toBe('When it is repeated.');
});

test('Submit replaces Next at the last question, which takes the focus', async () => {
  await startWriting();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await userEvent.click(button('Next'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'When is it enough?' }));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(button('Submit')).toBeVisible();
});

test('submitting names the empty questions, works without a network, and says when the server has the answers', async () => {
  await startWriting();
  setOffline(true);
  await userEvent.click(button('Next'));
  write('Only this.');
  await userEvent.click(button('Submit'));
  const dialog = screen.getByRole('dialog', { name: 'Submit your answers?' });
  expect(within(dialog).getByText("1 question is empty. It'll get no marks:")).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go to question 1' }));
  await screen.findByText('Question 1 of 2');
  await userEvent.click(button('Next'));
  await userEvent.click(button('Submit'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { level: 1, name: 'Submitted' });
  await screen.findByText('Waiting');
  expect((await listQueuedOps()).map(({ type }) => type)).toEqual([SITTING_ANSWER, SITTING_SUBMIT]);
  const { sitting } = serverTest;
  if (sitting)
    serverTest = { ...serverTest, sitting: { ...sitting, state: 'submitted', submittedAt: sitting.startedAt } };
  setOffline(false);
  await screen.findByText('Synced');
  await screen.findByText(/Your teacher marks them/);
  await waitFor(async () => expect(await openDeviceStore(userId).database.tableOf(SITTINGS).count()).toBe(0));
});

test('a browser that stores nothing says so until the server has the answers', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'InvalidStateError');
  });
  await startWriting();
  write('Only this.');
  await screen.findByText(/This browser couldn't save your answers/);
  setOffline(true);
  await userEvent.click(button('Next'));
  await userEvent.click(button('Submit'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
  await screen.findByText(/Keep this page open until your answers are sent/);
  screen.getByText('Waiting');
  const { sitting } = serverTest;
  if (sitting)
    serverTest = { ...serverTest, sitting: { ...sitting, state: 'submitted', submittedAt: sitting.startedAt } };
  setOffline(false);
  await screen.findByText('Synced');
});

test('submits the answers when the time is up, and says so', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
  serverTest = startedTest({ deadline: new Date(Date.now() + 400_000).toISOString() });
  openTest();
  await screen.findByText('Question 1 of 2');
  write('Almost done');
  await act(() => vi.advanceTimersByTimeAsync(102_000));
  screen.getByText('5 minutes left');
  await act(() => vi.advanceTimersByTimeAsync(298_000));
  await screen.findByText('Time was up, so we submitted what you wrote.');
  await waitFor(() => expect(server.sync.argsOf(SITTING_SUBMIT)).toHaveLength(1));
  expect(server.sync.argsOf(SITTING_ANSWER)).toMatchObject([{ text: 'Almost done' }]);
});

test('shows an answer that the server refuses with its reason and text', async () => {
  await startWriting();
  server.sync.refuse = ({ type }) =>
    type === SITTING_ANSWER ? { code: 'CONFLICT', message: 'The marks of this test are published.' } : null;
  write('A late thought');
  await userEvent.click(button('Next'));
  await screen.findByText('Question 1: The marks of this test are published.');
  await userEvent.click(screen.getByText('Show the text'));
  expect(screen.getByText('A late thought')).toBeVisible();
});

const OTHER = { textId: newId(), text: 'From the phone.', device: 'phone' } as const;

const listSentAnswers = () => server.sync.argsOf(SITTING_ANSWER) as SittingAnswerArgs[];

/** Makes the server receive a text from the phone that was written without knowing this page's text. */
function receiveOtherText(): void {
  const own = listSentAnswers().at(-1);
  if (!serverTest.sitting || !own) throw new Error('Nothing was sent.');
  const { id: sittingId, questions } = serverTest.sitting;
  const answer: SittingAnswer = {
    questionId: questions[0]?.id ?? '',
    text: own.text,
    textId: own.textId,
    device: 'computer',
    writtenAt: own.writtenAt,
    others: [{ ...OTHER, writtenAt: new Date().toISOString() }],
  };
  serverTest = { ...serverTest, sitting: { ...serverTest.sitting, answers: [answer] } };
  server.sync.put({ id: sittingId, kind: 'sitting', body: { sittingId, testId: serverTest.id, revision: 2 } });
  syncNow();
}

test('shows another device’s version beside the own text, and drops neither before a decision', async () => {
  await startWriting();
  write('From here.');
  await userEvent.click(button('Next'));
  await waitFor(() => expect(listSentAnswers()).toHaveLength(1));
  await userEvent.click(button('Previous'));
  receiveOtherText();
  const otherVersion = await screen.findByRole('region', { name: /^Another version, \d\d:\d\d, from your phone/ });
  within(otherVersion).getByText('From the phone.');
  expect(answer().value).toBe('From here.');
  await userEvent.click(within(otherVersion).getByRole('button', { name: 'Put it below' }));
  expect(answer().value).toBe('From here.\n\nFrom the phone.');
  expect(document.activeElement).toBe(answer());
  expect(screen.queryByRole('region', { name: /^Another version/ })).toBeNull();
  const [first] = listSentAnswers();
  await waitFor(() =>
    expect(listSentAnswers().at(-1)).toMatchObject({
      text: 'From here.\n\nFrom the phone.',
      continues: first?.textId,
      settles: [OTHER.textId],
    }),
  );
});

test('a banner leads to another device’s version, from other questions too', async () => {
  await startWriting();
  write('From here.');
  await userEvent.click(button('Next'));
  await waitFor(() => expect(listSentAnswers()).toHaveLength(1));
  receiveOtherText();
  await userEvent.click(await screen.findByRole('button', { name: 'See question 1 and its other version' }));
  expect(answer().value).toBe('From here.');
  await userEvent.click(button('Another version of this answer'));
  const versions = screen.getByRole('region', { name: 'Other versions' });
  expect(document.activeElement).toBe(versions);
  await userEvent.click(within(versions).getByRole('button', { name: 'Keep the one above' }));
  expect(screen.queryByRole('button', { name: /^Another version|other version$/ })).toBeNull();
  await waitFor(() => expect(listSentAnswers().at(-1)).toMatchObject({ text: 'From here.', settles: [OTHER.textId] }));
});

test('two versions that are too long together both stay, and the page says by how much', async () => {
  await startWriting();
  write('x'.repeat(MAX_ANSWER - 10));
  await userEvent.click(button('Next'));
  await waitFor(() => expect(listSentAnswers()).toHaveLength(1));
  await userEvent.click(button('Previous'));
  receiveOtherText();
  const other = within(await screen.findByRole('region', { name: /^Another version/ }));
  other.getByText(/^Together they're 7 characters too long for one answer/);
  expect(other.getByRole<HTMLButtonElement>('button', { name: 'Put it below' }).disabled).toBe(true);
  await userEvent.click(other.getByRole('button', { name: 'Take the other' }));
  expect(answer().value).toBe('From the phone.');
});

test('earlier versions can be read and restored, and restoring can be undone', async () => {
  await startWriting();
  server.on({
    'writtenTests.earlierTexts': () => ({
      versions: [{ ...OTHER, writtenAt: '2026-03-09T08:00:00.000Z', words: 3, why: 'shortened' }],
    }),
  });
  write('Shorter.');
  await userEvent.click(screen.getByRole('button', { name: /^Earlier versions/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Earlier versions' }));
  await dialog.findByText('From the phone.');
  dialog.getByText(/before a large cut/);
  await userEvent.click(dialog.getByRole('button', { name: /^Use this version/ }));
  expect(answer().value).toBe('From the phone.');
  act(() => openNotifications()[0]?.action?.onPress());
  expect(answer().value).toBe('Shorter.');
});

test('after submitting, the page says which answers reached the server after the deadline', async () => {
  const late = { ...OTHER, writtenAt: new Date().toISOString() };
  const inTime = { text: 'In time.', textId: newId(), writtenAt: late.writtenAt };
  const { sitting, ...test } = startedTest();
  const answers = sitting.questions.map(({ id: questionId }) => ({ ...inTime, questionId, late }));
  serverTest = { ...test, sitting: { ...sitting, state: 'submitted', submittedAt: sitting.deadline, answers } };
  openTest();
  await screen.findByText(/^2 answers reached us after the deadline/);
});
