import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave, SAVE_AFTER_MS } from './autosave.ts';
import { StaleRevisionError } from './versions/draft-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const AT = '2026-11-23T12:03:00.000Z';

function refusal(appCode: string, httpStatus: number) {
  return new TRPCClientError('No.', { result: { error: { message: 'No.', code: 1, data: { appCode, httpStatus } } } });
}

/** Creates an autosave with a fake server that stores one draft. */
function createAutosave(revision = 0) {
  const server = { revision, content: '', fails: null as unknown };
  const kept: ({ revision: number; content: string } | null)[] = [];
  const save = vi.fn(async (base: number, content: string) => {
    if (server.fails) throw server.fails;
    if (base !== server.revision) throw new StaleRevisionError();
    Object.assign(server, { revision: base + 1, content });
    return { revision: base + 1, savedAt: AT };
  });
  const autosave = new Autosave({ save, storeUnsaved: (unsaved) => kept.push(unsaved) }, revision, null);
  return { server, kept, save, autosave, last: () => kept.at(-1) };
}

test('saves once, a moment after the last change', async () => {
  const { autosave, save, server, last } = createAutosave();
  autosave.update('a');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
  autosave.update('ab');
  expect(autosave.state).toEqual({ kind: 'saving' });
  expect(last()).toEqual({ revision: 0, content: 'ab' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(save).toHaveBeenCalledOnce();
  expect(server.content).toBe('ab');
  expect(autosave.state).toEqual({ kind: 'saved', at: AT });
  expect(last()).toBeNull();
});

test('saves a change made during a save afterwards, over the new revision', async () => {
  const { autosave, save, server, last } = createAutosave(4);
  autosave.update('a');
  save.mockImplementationOnce(async () => {
    autosave.update('ab');
    server.revision = 5;
    return { revision: 5, savedAt: AT };
  });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(autosave.state).toEqual({ kind: 'saving' });
  expect(last()).toEqual({ revision: 5, content: 'ab' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(server).toMatchObject({ revision: 6, content: 'ab' });
});

test('retries while the server is unreachable, and saves at once when the network is back', async () => {
  const { autosave, save, server, last } = createAutosave();
  server.fails = new TRPCClientError('fetch failed');
  autosave.update('a');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(autosave.state).toMatchObject({ kind: 'failing', retrying: true });
  expect(last()).toEqual({ revision: 0, content: 'a' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledTimes(2);
  server.fails = null;
  autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.state).toEqual({ kind: 'saved', at: AT });
});

test('shows a refusal and doesn’t retry before the next change', async () => {
  const { autosave, save, server } = createAutosave();
  server.fails = refusal('TOO_LARGE', 413);
  autosave.update('a');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(save).toHaveBeenCalledOnce();
  expect(autosave.state).toEqual({ kind: 'failing', message: 'No.', retrying: false });
});

test('saves nothing after another tab saved, until the user chooses a version', async () => {
  const { autosave, save, server, last } = createAutosave(1);
  server.revision = 3;
  autosave.update('mine');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(autosave.state).toEqual({ kind: 'behind' });
  autosave.update('mine too');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(save).toHaveBeenCalledOnce();
  expect(last()).toEqual({ revision: 1, content: 'mine too' });
  autosave.restart(3, AT, 'save');
  await vi.advanceTimersByTimeAsync(0);
  expect(server).toMatchObject({ revision: 4, content: 'mine too' });
});

test('saves nothing while paused for publishing, and drops unsaved changes on restart', async () => {
  const { autosave, save, last } = createAutosave();
  autosave.update('a');
  await autosave.pause();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(save).not.toHaveBeenCalled();
  autosave.resume();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(save).toHaveBeenCalledOnce();
  autosave.update('b');
  await autosave.pause();
  autosave.restart(0, null);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(save).toHaveBeenCalledOnce();
  expect(last()).toBeNull();
});

test('saves at once when it is closed, and doesn’t retry afterwards', async () => {
  const { autosave, save, server, last } = createAutosave();
  autosave.update('a');
  await autosave.close();
  expect(server.content).toBe('a');
  expect(last()).toBeNull();
  autosave.open();
  server.fails = new TRPCClientError('fetch failed');
  autosave.update('ab');
  await autosave.close();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(last()).toEqual({ revision: 1, content: 'ab' });
});
