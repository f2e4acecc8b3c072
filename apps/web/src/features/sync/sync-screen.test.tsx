import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { beginDraft } from '#offline/draft.ts';
import { noteEviction } from '#offline/evictions.ts';
import { openPerson } from '#offline/person.ts';

const server = fakeServer();
const PLANETS = quiz({ title: 'Planets' });

let userId: string;

beforeEach(() => {
  userId = signIn().id;
});

/** A finished attempt with one answer, and a rating. */
async function work() {
  const { drafts, writer } = openPerson(userId);
  const attemptId = newId();
  const draft = beginDraft({ attemptId, started: started(PLANETS), timed: false, now: Date.now() });
  const answers = { [PLANETS.questions[0]?.id ?? '']: 1 };
  await drafts.begin(draft);
  await drafts.finish({ ...draft, answers }, (kept) => ({ ...kept, answers }), Date.now());
  await writer.enqueue({ type: REVIEW_RATE, args: { quizId: PLANETS.id, questionId: newId(), quality: 5 } });
  return attemptId;
}

const region = (name: string | RegExp) => screen.findByRole('region', { name });
const rowsOf = async (name: string | RegExp) =>
  within(await region(name))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('what waits', () => {
  test('is listed with its name, its time and its state, and leaves when it was sent', async () => {
    server.down(true);
    const attemptId = await work();
    renderApp('/settings/sync');
    expect(await rowsOf('Waiting (2)')).toEqual([
      expect.stringMatching(/^Review rating: PlanetsDone just nowWaiting$/),
      expect.stringMatching(/^Quiz: Planets, 1 answerDone just nowWaiting$/),
    ]);
    expect(screen.getByRole('link', { name: 'Quiz: Planets, 1 answer' }).getAttribute('href')).toBe(
      `/report/${attemptId}`,
    );
    await screen.findByText('The server cannot be reached');
    await screen.findByText(/This device has not synced yet/);
    server.sync.rowOf = ({ opId }) => ({ id: opId, kind: 'achievement', body: { unlockedAt: null, progress: 1 } });
    server.down(false);
    await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
    await screen.findByText('Nothing waits. Everything you did is on the server.');
    await screen.findByText('Connected, everything synced');
    expect(screen.getByText(/Last synced/)).toBeTruthy();
    expect(server.sync.state.applied.size).toBe(2);
  });

  test('is told as not saved where the disk refuses', async () => {
    server.down(true);
    renderApp('/settings/sync');
    await screen.findByText('The server cannot be reached');
    const { person } = await import('#offline/person.ts');
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await person(userId).writer.enqueue({
      type: REVIEW_RATE,
      args: { quizId: newId(), questionId: newId(), quality: 1 },
    });
    await within(await region('Waiting (1)')).findByText('Waiting, not saved');
    expect(screen.getAllByText('Not saved').length).toBeGreaterThan(0);
    add.mockRestore();
  });
});

test('refused work is told with the reason, can be tried again, and is deleted only after asking', async () => {
  server.sync.refuse = () => ({ code: 'NOT_FOUND', message: 'Quiz not found.' });
  await work();
  renderApp('/settings/sync');
  const refused = within(await region('Not accepted (2)'));
  expect(refused.getAllByText('Quiz not found.')).toHaveLength(2);
  await userEvent.click(refused.getByRole('button', { name: 'Delete: Review rating: Planets' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await openPerson(userId).database.rejected.count()).toBe(2);
  await userEvent.click(refused.getByRole('button', { name: 'Delete: Review rating: Planets' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  const left = within(await region('Not accepted (1)'));
  server.sync.refuse = () => null;
  await userEvent.click(left.getByRole('button', { name: 'Try again: Quiz: Planets, 1 answer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Not accepted/ })).toBeNull());
  await waitFor(() => expect(server.sync.state.applied.size).toBe(1));
});

test('what the server looks at first is told so', async () => {
  const body = { opId: newId(), type: ATTEMPT_SUBMIT, at: new Date().toISOString() };
  server.sync.put({ id: body.opId, kind: 'held', body });
  renderApp('/settings/sync');
  const parked = within(await region(/^Kept on the server, being looked at/));
  expect(parked.getByText('Finished quiz')).toBeTruthy();
  expect(parked.getByText('Being looked at')).toBeTruthy();
});

describe('the device', () => {
  test('says how much it holds and whether the browser keeps it, and asks it to', async () => {
    const persist = vi.fn(async () => false);
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      userAgent: 'test',
      storage: { estimate: async () => ({ usage: 4_200_000, quota: 2e9 }), persisted: async () => false, persist },
    });
    renderApp('/settings/sync');
    await screen.findByText('Quorbit uses 4.2 MB of the 2 GB that this browser allows.');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my data' }));
    expect(openMessages().join()).toContain('The browser did not agree');
    persist.mockResolvedValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my data' }));
    await screen.findByText('This browser keeps your data until you clear it yourself.');
  });

  test('over plain HTTP says what offline start needs', async () => {
    vi.stubGlobal('isSecureContext', false);
    renderApp('/settings/sync');
    await screen.findByText(/Offline start needs HTTPS\./);
  });

  test('that lost its data tells so until it was read', async () => {
    noteEviction(userId, Date.UTC(2026, 9, 1, 14, 32));
    renderApp('/settings/sync');
    const note = within(await region('Lost data'));
    expect(note.getByText(/The server has everything up to 1 October 2026/)).toBeTruthy();
    await userEvent.click(note.getByRole('button', { name: 'I have read this' }));
    expect(screen.queryByRole('region', { name: 'Lost data' })).toBeNull();
  });
});

describe('work as a file', () => {
  async function exported(): Promise<string> {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Save unsent work' }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    return (await blobs[0]?.text()) ?? '';
  }

  function takeIn(text: string): void {
    const file = new File([text], 'work.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('File of unsent work'), { target: { files: [file] } });
  }

  test('can be saved, and taken in any number of times', async () => {
    server.down(true);
    await work();
    renderApp('/settings/sync');
    await region('Waiting (2)');
    const text = await exported();
    expect(JSON.parse(text)).toMatchObject({ app: 'quorbit', userId, ops: [{ type: ATTEMPT_SUBMIT }, {}] });
    await openPerson(userId).database.outbox.clear();
    await screen.findByText(/^Nothing waits/);
    takeIn(text);
    await region('Waiting (2)');
    expect(openMessages().join()).toContain('2 pieces of work taken in.');
    takeIn(text);
    await waitFor(() => expect(openMessages().join()).toContain('All of it was here already.'));
  });

  test('of another account is refused, like what is no such file', async () => {
    server.down(true);
    renderApp('/settings/sync');
    await screen.findByRole('button', { name: 'Take in a file' });
    takeIn(JSON.stringify({ app: 'quorbit', format: 1, userId: newId(), ops: [] }));
    expect((await screen.findByRole('alert')).textContent).toContain('belongs to another account');
    takeIn('cheese');
    await screen.findByText('This is not a file of unsent work, or it is damaged.');
  });
});
