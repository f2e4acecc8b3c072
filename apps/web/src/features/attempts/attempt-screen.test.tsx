import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz, report, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { beginDraft } from '#offline/draft.ts';
import { storedPack } from '#offline/packs/stored-pack.ts';
import { openPerson } from '#offline/person.ts';
import type { ExchangeServer, SentInput } from '#offline/testing/exchange-server.ts';

const server = fakeServer();
const PLANETS = quiz({ questions: [question('First?'), question('Second?'), question('Third?')] });
const EMPTY_PAGE = { items: [], nextCursor: null };

let userId: string;

beforeEach(() => {
  const user = signIn();
  userId = user.id;
  server.on({
    'accounts.me': () => user,
    'quizzes.get': () => PLANETS,
    'quizzes.start': () => started(PLANETS),
    'quizzes.list': () => EMPTY_PAGE,
    'quizzes.categories': () => [],
    'reports.get': ({ id }: { id: string }) => report(PLANETS, { id }),
  });
});

const drafts = async () => (await openPerson(userId).drafts.read()).drafts;
const submitted = () => server.sync.argsOf(ATTEMPT_SUBMIT) as AttemptSubmitArgs[];
const waiting = () => openPerson(userId).database.outbox.count();
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const button = (name: string) => screen.getByRole('button', { name });
const open = () => renderApp(`/user/test/${PLANETS.id}`);

async function startPlaying() {
  const router = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('Question 1 of 3');
  return router;
}

/** The clock stands in the test's hand from here on; waiting still works because it also runs by itself. */
function takeClock() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('before the start', () => {
  test('the rules name questions, time, marks and pass mark', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Planets' });
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Questions', '3'],
      ['Time', '10 min'],
      ['Marks', '3'],
      ['Pass mark', '2'],
    ]);
    expect(server.inputs('quizzes.start')).toEqual([]);
  });

  test('without a time limit there is no timer', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'No time limit' }));
    await userEvent.click(button('Start'));
    await screen.findByText('No time limit');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(await drafts()).toMatchObject([{ deadline: null }]);
  });

  test('a ranked quiz has its time limit for everybody', async () => {
    server.on({ 'quizzes.get': () => ({ ...PLANETS, ranked: true }) });
    open();
    await screen.findByText(/only your first attempt counts/);
    expect(screen.queryByRole('checkbox', { name: 'No time limit' })).toBeNull();
  });

  test('a sealed quiz cannot be started and says why', async () => {
    server.on({ 'quizzes.get': () => ({ ...PLANETS, sealed: true }) });
    open();
    await screen.findByText('This quiz is part of a running game. It opens again when the game ends.');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  test('without a network a quiz whose pack is here can be taken all the same', async () => {
    const { pack, packHash } = started(PLANETS);
    await openPerson(userId).database.packs.put(storedPack(packHash, pack));
    server.down(true);
    open();
    await screen.findByRole('heading', { level: 1, name: 'Planets' });
    await userEvent.click(button('Start'));
    await screen.findByText('Question 1 of 3');
    expect(await drafts()).toMatchObject([{ quizId: PLANETS.id, packHash }]);
  });

  test('without a network and without a pack it says so', async () => {
    server.down(true);
    open();
    await screen.findByText('Error fetching Quiz. Try again later.', {}, { timeout: 10_000 });
  });

  test('a quiz that does not exist is told apart from a server that fails', async () => {
    server.on({
      'quizzes.get': () => {
        throw new Refusal('NOT_FOUND', 'Quiz not found.');
      },
    });
    open();
    await screen.findByText(/There is no such quiz/);
    cleanup();
    server.on({
      'quizzes.get': () => {
        throw new Refusal('INVALID', 'No.');
      },
    });
    open();
    await screen.findByText('Error fetching Quiz. Try again later.');
    expect(button('Retry')).toBeTruthy();
  });
});

describe('answering', () => {
  test('the question is the legend of its options, and each option is named by its letter', async () => {
    await startPlaying();
    const group = screen.getByRole('group', { name: 'First?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
    expect(radio('A. First? one').checked).toBe(false);
    await userEvent.click(radio('D. First? four'));
    expect(radio('D. First? four').checked).toBe(true);
  });

  test('keys 1 to 4 and A to D choose', async () => {
    await startPlaying();
    press('2');
    expect(radio('B. First? two').checked).toBe(true);
    press('d');
    expect(radio('D. First? four').checked).toBe(true);
    press('A');
    expect(radio('A. First? one').checked).toBe(true);
    press('5');
    expect(radio('A. First? one').checked).toBe(true);
  });

  test('left and right move between questions and never change an answer', async () => {
    await startPlaying();
    await userEvent.click(radio('B. First? two'));
    press('ArrowRight');
    await screen.findByText('Question 2 of 3');
    press('ArrowLeft');
    await screen.findByText('Question 1 of 3');
    press('ArrowLeft');
    expect(screen.getByText('Question 1 of 3')).toBeTruthy();
    expect(radio('B. First? two').checked).toBe(true);
  });

  test('Previous and Next end at the first and the last question', async () => {
    await startPlaying();
    expect(button('Previous').matches(':disabled')).toBe(true);
    await userEvent.click(button('Next'));
    await userEvent.click(button('Next'));
    expect(screen.getByText('Question 3 of 3')).toBeTruthy();
    expect(button('Next').matches(':disabled')).toBe(true);
    await userEvent.click(button('Previous'));
    expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  });

  test('the focus goes to the new question when its place is gone, and stays on a button that stands', async () => {
    await startPlaying();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'First?' })));
    await userEvent.click(radio('A. First? one'));
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Second?' }));
    await userEvent.click(button('Previous'));
    await userEvent.click(button('Next'));
    expect(document.activeElement).toBe(button('Next'));
  });

  test('F and the button flag, and the navigator names what each question is', async () => {
    await startPlaying();
    press('a');
    press('f');
    expect(button('Flag').getAttribute('aria-pressed')).toBe('true');
    expect(button('Question 1, answered, flagged').getAttribute('aria-current')).toBe('step');
    await userEvent.click(button('Question 3'));
    expect(screen.getByText('Question 3 of 3')).toBeTruthy();
    expect(button('Flag').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button('Flag'));
    expect(button('Question 3, flagged')).toBeTruthy();
    await userEvent.click(button('Flag'));
    expect(button('Question 3')).toBeTruthy();
    expect(button('Question 2')).toBeTruthy();
  });

  test('single keys can be switched off, and stay off', async () => {
    await startPlaying();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use keys', hidden: true }));
    press('b');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    cleanup();
    open();
    await screen.findByText('Question 1 of 3');
    press('b');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('an answer is told to be saved once it is on the disk', async () => {
    await startPlaying();
    expect(screen.queryByText('Saved on this device')).toBeNull();
    fireEvent.click(radio('B. First? two'));
    expect(screen.queryByText('Saved on this device')).toBeNull();
    await screen.findByText('Saved on this device');
    expect((await drafts())[0]?.answers).toEqual({ [PLANETS.questions[0]?.id ?? '']: 1 });
    press('ArrowRight');
    await screen.findByText('Question 2 of 3');
    expect(screen.queryByText('Saved on this device')).toBeNull();
  });

  test('a full disk is told while answering', async () => {
    await startPlaying();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    press('b');
    await screen.findByText(/This browser could not save your answers/);
    expect(radio('B. First? two').checked).toBe(true);
  });
});

describe('resuming', () => {
  test('a reload goes on with answers, flags, place and the same deadline', async () => {
    await startPlaying();
    press('b');
    press('f');
    press('ArrowRight');
    press('c');
    await waitFor(async () => expect(await drafts()).toMatchObject([{ current: 1 }]));
    const [before] = await drafts();
    cleanup();
    open();
    await screen.findByText('Question 2 of 3');
    expect(radio('C. Second? three').checked).toBe(true);
    expect(button('Question 1, answered, flagged')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(server.inputs('quizzes.start')).toHaveLength(1);
    expect(await drafts()).toMatchObject([{ attemptId: before?.attemptId, deadline: before?.deadline }]);
  });

  test('a draft that is found after its deadline is submitted as of the deadline', async () => {
    const attemptId = newId();
    const startedAt = Date.now() - 3_600_000;
    const begun = { attemptId, started: started(PLANETS, new Date(startedAt)), timed: true, now: startedAt };
    await openPerson(userId).drafts.begin(beginDraft(begun));
    const router = open();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/report/${attemptId}`));
    await waitFor(() => expect(submitted()).toHaveLength(1), { timeout: 3000 });
    expect(submitted()).toMatchObject([{ finishedAt: new Date(startedAt + 600_000).toISOString() }]);
  });

  test('what another person began on this device is not there', async () => {
    await startPlaying();
    press('b');
    cleanup();
    signIn();
    open();
    await screen.findByRole('button', { name: 'Start' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('the list of quizzes offers to continue', async () => {
    await startPlaying();
    press('b');
    await waitFor(async () => expect(await drafts()).toMatchObject([{ answers: expect.anything() }]));
    cleanup();
    renderApp('/user/test');
    const link = await screen.findByRole('link', { name: 'Continue Planets' });
    expect(link.getAttribute('href')).toBe(`/user/test/${PLANETS.id}`);
    expect(screen.getByText(/1 of 3 answered/)).toBeTruthy();
  });
});

describe('the clock', () => {
  beforeEach(takeClock);

  test('the timer counts minutes and seconds and survives a reload', async () => {
    await startPlaying();
    expect(screen.getByRole('timer').textContent).toBe('10:00');
    await passSeconds(61);
    expect(screen.getByRole('timer').textContent).toBe('8:59');
    cleanup();
    await passSeconds(60);
    open();
    await screen.findByText('Question 1 of 3');
    expect(screen.getByRole('timer').textContent).toMatch(/^7:5[89]$/);
  });

  test('60, 30 and 10 seconds before the end are announced', async () => {
    await startPlaying();
    await passSeconds(538);
    expect(screen.queryByText('1 minute left')).toBeNull();
    await passSeconds(2);
    expect(screen.getByText('1 minute left').getAttribute('role')).toBe('status');
    await passSeconds(30);
    expect(screen.getByText('30 seconds left')).toBeTruthy();
    await passSeconds(20);
    expect(screen.getByText('10 seconds left')).toBeTruthy();
  });

  test('when the time is over the answers are submitted as of the deadline', async () => {
    const router = await startPlaying();
    press('b');
    const [draft] = await drafts();
    await passSeconds(601);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/report/${draft?.attemptId}`));
    await screen.findByRole('tab', { name: 'All' });
    const [sent] = submitted();
    expect(sent).toMatchObject({
      attemptId: draft?.attemptId,
      answers: [{ option: 1 }, { option: null }, { option: null }],
    });
    const { startedAt = '', finishedAt = '' } = sent ?? {};
    expect(Date.parse(finishedAt) - Date.parse(startedAt)).toBe(600_000);
    expect(await drafts()).toEqual([]);
  });

  test('the time spent on each question is measured, without the time the page was hidden', async () => {
    await startPlaying();
    await passSeconds(5);
    press('ArrowRight');
    await passSeconds(10);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passSeconds(100);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passSeconds(2);
    press('ArrowLeft');
    const [draft] = await drafts();
    const [first, second, third] = PLANETS.questions.map(({ id }) => draft?.timings[id]);
    expect(first).toBeCloseTo(5, 0);
    expect(second).toBeCloseTo(12, 0);
    expect(third).toBeUndefined();
  });
});

describe('submitting', () => {
  test('asks first and lists the unanswered numbers; Escape goes back', async () => {
    await startPlaying();
    press('ArrowRight');
    press('b');
    await userEvent.click(button('Submit'));
    const dialog = await screen.findByRole('dialog', { name: 'Submit your answers?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1', '3']);
    fireEvent.keyDown(dialog, { key: 'b' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(submitted()).toEqual([]);
  });

  test('keys do nothing behind the dialog, and a number leads to its question', async () => {
    await startPlaying();
    await userEvent.click(button('Submit'));
    const dialog = await screen.findByRole('dialog');
    press('b');
    press('ArrowRight');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go to question 3' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Question 3 of 3')).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('ends with the report, and the device forgets the attempt', async () => {
    const router = await startPlaying();
    press('b');
    press('ArrowRight');
    press('a');
    await userEvent.click(button('Submit'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
    await screen.findByRole('tab', { name: 'All' }, { timeout: 3000 });
    expect(submitted()).toMatchObject([
      { quizId: PLANETS.id, packHash: 'a'.repeat(64), answers: [{ option: 1 }, { option: 0 }, { option: null }] },
    ]);
    expect(router.state.location.pathname).toMatch(/^\/report\//);
    expect(await drafts()).toEqual([]);
  });

  async function submit() {
    await userEvent.click(button('Submit'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
  }

  const waits = (_text: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === 'Saved on this device. Waiting to send';

  test('without a network the attempt waits on the device with a provisional result, and goes out by itself', async () => {
    await startPlaying();
    press('b');
    server.down(true);
    await submit();
    await screen.findByText(waits, {}, { timeout: 4000 });
    expect(await drafts()).toEqual([]);
    expect(await waiting()).toBe(1);
    const result = within(screen.getByRole('region', { name: 'Result' }));
    for (const text of ['Provisional', 'Waiting', '33 %', '8 XP pending', 'Not passed']) {
      expect(result.getByText(text)).toBeTruthy();
    }
    server.down(false);
    await userEvent.click(button('Send now'));
    await screen.findByText('Synced', {}, { timeout: 4000 });
    expect(screen.queryByText('Provisional')).toBeNull();
    expect(await waiting()).toBe(0);
  });

  test('without keys on the device the answers wait for the server’s grade', async () => {
    const open = PLANETS.questions.map(({ correctAnswer: _key, explanation: _explanation, ...rest }) => rest);
    server.on({ 'quizzes.start': () => started({ ...PLANETS, ranked: true, questions: open }) });
    await startPlaying();
    press('b');
    server.down(true);
    await submit();
    await screen.findByText(waits, {}, { timeout: 4000 });
    expect(screen.getByText(/Sealed, graded when you reconnect/)).toBeTruthy();
    expect(screen.getByText('B. First? two')).toBeTruthy();
    expect(screen.queryByText('Provisional')).toBeNull();
  });

  test('a refusal is shown with the answers, and can be tried again', async () => {
    server.sync.refuse = () => ({ code: 'NOT_FOUND', message: 'There is no such quiz.' });
    await startPlaying();
    press('d');
    await submit();
    await screen.findByText(/There is no such quiz/, {}, { timeout: 3000 });
    expect(screen.getByText('D. First? four')).toBeTruthy();
    server.sync.refuse = () => null;
    await userEvent.click(button('Try again'));
    await screen.findByRole('tab', { name: 'All' });
    expect(submitted()).toHaveLength(2);
    expect(submitted()[1]).toEqual(submitted()[0]);
  });

  test('an attempt that the server looks at first is told so', async () => {
    server.on({ 'sync.exchange': parking(server.sync) });
    await startPlaying();
    await submit();
    await screen.findByText('Kept on the server, being looked at', {}, { timeout: 4000 });
    expect(await waiting()).toBe(0);
  });
});

/** Acknowledges everything and applies nothing. */
function parking(sync: ExchangeServer) {
  let ackSeq = 0;
  return (input: SentInput) => {
    ackSeq = input.ops.at(-1)?.seq ?? ackSeq;
    const answer = sync.exchange({ ...input, ops: [] });
    return { ...answer, ackSeq, parked: input.ops.map(({ seq, opId }) => ({ seq, opId })) };
  };
}
