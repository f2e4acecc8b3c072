import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import 'fake-indexeddb/auto';
import { REPORTS_CSV_PATH } from '@quorbit/contracts/attempts/reports-csv';
import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, report, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { attemptRow, packRow } from '#lib/testing/rows.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import type { SentInput } from '#offline/testing/exchange-server.ts';

const server = fakeServer();
const PLANETS = quiz({ title: 'Planets' });

function card(changes: Partial<ReportCard> = {}): ReportCard {
  const { answers: _answers, passingMarks: _passingMarks, ...rest } = report(PLANETS);
  return { ...rest, learner: null, ...changes };
}

let userId: string;

beforeEach(() => {
  userId = signIn().id;
  server.on({
    'reports.list': () => ({ items: [card()], nextCursor: null }),
    'quizzes.categories': () => [{ category: 'Science', quizzes: 1 }],
  });
});

const lastRequest = () => server.inputs('reports.list').at(-1);

test('the table shows quiz, score, marks, result and time, and nothing about sync', async () => {
  renderApp('/user/report');
  const row = (await screen.findByRole('rowheader', { name: 'Planets' })).closest('tr');
  const cells = within(row ?? document.body).getAllByRole('cell');
  const [score, result, , ...rest] = cells.map((cell) => cell.textContent);
  expect([score, result, ...rest]).toEqual(['100%', 'Passed', '3 of 3', '3:07']);
  expect(screen.queryByText('Synced')).toBeNull();
  expect(row?.querySelector('time')?.dateTime).toBe('2026-11-01T10:03:07.000Z');
});

test('writes every filter into the address and sends it to the server', async () => {
  const router = renderApp('/user/report');
  await screen.findByRole('rowheader', { name: 'Planets' });
  await screen.findByRole('option', { name: 'Science' });
  await userEvent.type(screen.getByLabelText('Search'), 'plan');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Science');
  await userEvent.selectOptions(screen.getByLabelText('Result'), 'failed');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-10-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-31' } });
  const filters = { search: 'plan', category: 'Science', result: 'failed', from: '2026-10-01', to: '2026-10-31' };
  await waitFor(() => expect(lastRequest()).toMatchObject(filters));
  expect(router.state.location.search).toEqual(filters);
});

test('a half-typed day doesn’t filter yet', async () => {
  const router = renderApp('/user/report');
  await screen.findByRole('rowheader', { name: 'Planets' });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0002-10-01' } });
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('0002-10-01');
  expect(router.state.location.search).toEqual({});
});

test('applies the filters in the address and leaves out invalid ones', async () => {
  renderApp('/user/report?result=won&from=2026-02-30&to=2026-03-01&category=Science');
  await screen.findByRole('rowheader', { name: 'Planets' });
  expect(lastRequest()).toEqual({ limit: 25, category: 'Science', to: '2026-03-01', direction: 'forward' });
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-03-01');
});

test('shows older reports when the button is pressed', async () => {
  const rivers = card({ quiz: { id: newId(), title: 'Rivers', category: 'Geography' } });
  server.on({
    'reports.list': ({ cursor }) =>
      cursor === 'older' ? { items: [rivers], nextCursor: null } : { items: [card()], nextCursor: 'older' },
  });
  renderApp('/user/report');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more reports' }));
  await screen.findByRole('rowheader', { name: 'Rivers' });
});

test('shows different texts for no reports at all and for no matching reports', async () => {
  server.on({ 'reports.list': () => ({ items: [], nextCursor: null }) });
  const router = renderApp('/user/report?result=passed');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Your results will appear here after your first quiz.');
  expect(router.state.location.search).toEqual({});
});

test('shows an error if the server fails, and Retry loads the reports', async () => {
  server.on({
    'reports.list': () => {
      throw new Refusal('INVALID', 'No.');
    },
  });
  renderApp('/user/report');
  await screen.findByText("We couldn't load your reports.");
  server.on({ 'reports.list': () => ({ items: [card()], nextCursor: null }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('rowheader', { name: 'Planets' });
});

describe('a finished attempt that the server hasn’t graded', () => {
  async function finish() {
    const attemptId = newId();
    const draft = createDraft({ attemptId, started: started(PLANETS), timed: true, now: Date.now() });
    const drafts = openDeviceStore(userId).store(createDraftStore);
    await drafts.begin(draft);
    await drafts.finish(draft, (kept) => kept, 0);
    return attemptId;
  }

  test('is listed as waiting, with a provisional result if the device can grade it', async () => {
    server.down(true);
    const attemptId = await finish();
    renderApp('/user/report');
    const list = within(await screen.findByRole('region', { name: 'On this device' }));
    expect(list.getByText('Waiting')).toBeVisible();
    expect(list.getByText('Provisional')).toBeVisible();
    expect(list.getByText(/0% so far/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Planets' }).getAttribute('href')).toBe(`/report/${attemptId}`);
  });

  test('is listed as not accepted if the server refused it', async () => {
    server.sync.refuse = () => ({ code: 'NOT_FOUND', message: 'Quiz not found.' });
    await finish();
    renderApp('/user/report');
    const list = within(await screen.findByRole('region', { name: 'On this device' }));
    await list.findByText('Not accepted');
  });

  test('is shown exactly once at every moment until it is in the server’s list', async () => {
    // The first reply confirms the attempt; its row comes only with the next one, and the refetched server list never
    // arrives.
    let letRowThrough = () => {};
    const row = new Promise<void>((resolve) => {
      letRowThrough = resolve;
    });
    const exchange = async (input: SentInput) => {
      if (input.ops.length === 0 && server.sync.argsOf(attemptSubmit.type).length > 0) await row;
      return server.sync.exchange(input);
    };
    server.on({
      'sync.exchange': exchange,
      'reports.list': () =>
        server.inputs('reports.list').length > 1
          ? new Promise<never>(() => undefined)
          : { items: [card({ quiz: { id: newId(), title: 'Rivers', category: 'Science' } })], nextCursor: null },
    });
    server.sync.pageSize = 1;
    server.sync.put(packRow(quiz(), 'b'.repeat(64)));
    renderApp('/user/report');
    await screen.findByRole('rowheader', { name: 'Rivers' });
    const attemptId = await finish();
    server.sync.rowOf = () => ({
      id: attemptId,
      kind: 'attempt',
      body: attemptRow(PLANETS, attemptId, 'a'.repeat(64)),
    });
    const links = () => document.querySelectorAll(`a[href="/report/${attemptId}"]`).length;
    await waitFor(() => expect(links()).toBe(1));
    const seen = new Set<number>();
    const observer = new MutationObserver(() => seen.add(links()));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await screen.findByText('Sent');
    letRowThrough();
    await screen.findByRole('rowheader', { name: 'Planets' });
    expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull();
    observer.disconnect();
    expect([...seen]).toEqual([1]);
  });

  test('is shown only in the server’s list if the reply to this device was lost', async () => {
    const attemptId = await finish();
    server.on({
      'sync.exchange': () => Promise.reject(new Error('Lost.')),
      'reports.list': () => ({ items: [card({ id: attemptId })], nextCursor: null }),
    });
    renderApp('/user/report');
    await screen.findByRole('rowheader', { name: 'Planets' });
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Planets' })).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull();
  });

  test('leaves the device’s list once the server has it, and the server’s list is fetched again', async () => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const exchange = async (input: SentInput) => {
      await held;
      return server.sync.exchange(input);
    };
    server.on({ 'sync.exchange': exchange });
    await finish();
    renderApp('/user/report');
    await screen.findByRole('region', { name: 'On this device' });
    letThrough();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull());
    await waitFor(() => expect(server.inputs('reports.list').length).toBeGreaterThan(1));
  });
});

test('shows the reports on this device without a network, and they can be opened', async () => {
  const { pack, packHash } = started(PLANETS);
  const { answers, passingMarks: _passingMarks, ...graded } = report(PLANETS);
  const given = answers.map(({ questionId, option, timeSpent }) => ({ questionId, option, timeSpent }));
  const body = { ...graded, packHash, answers: given };
  const { database } = openDeviceStore(userId);
  await database.rows.put({ scope: 'me', kind: 'attempt', id: body.id, version: 1, generation: 1, body });
  await database.packs.put(toStoredPack(packHash, pack));
  server.down(true);
  renderApp('/user/report');
  await screen.findByText(/These are the reports on this device/);
  await userEvent.click(screen.getByRole('link', { name: 'Planets' }));
  await screen.findByRole('tab', { name: 'All' });
  expect(screen.getByText('Synced')).toBeVisible();
  expect(screen.getByText('34 XP')).toBeVisible();
});

describe('the CSV download', () => {
  async function csvOf(download: () => Promise<void>): Promise<string> {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await download();
    await waitFor(() => expect(blobs).toHaveLength(1));
    return (await blobs[0]?.text()) ?? '';
  }

  test('saves the file that the server sends for these filters', async () => {
    const asked: [string, string | null][] = [];
    server.use(
      http.get(`*${REPORTS_CSV_PATH}`, ({ request }) => {
        asked.push([new URL(request.url).search, request.headers.get('authorization')]);
        return new HttpResponse('"Quiz"\r\n"Planets"\r\n', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    renderApp('/user/report?category=Science');
    await screen.findByRole('rowheader');
    const csv = await csvOf(() => userEvent.click(screen.getByRole('button', { name: 'Download CSV' })));
    expect(csv).toBe('"Quiz"\r\n"Planets"\r\n');
    expect(asked).toEqual([['?category=Science', `Bearer token-of-${userId}`]]);
  });

  test('shows its progress and can be cancelled', async () => {
    server.use(http.get(`*${REPORTS_CSV_PATH}`, () => new Promise<never>(() => {})));
    renderApp('/user/report');
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(screen.getByText('0 kB so far')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel download' }));
    await screen.findByRole('button', { name: 'Download CSV' });
    expect(openMessages()).toEqual([]);
  });

  test('shows the server’s reason if it is refused, and saves nothing if it breaks off', async () => {
    const offered = vi.spyOn(URL, 'createObjectURL');
    offered.mockClear();
    server.use(
      http.get(`*${REPORTS_CSV_PATH}`, () =>
        HttpResponse.json({ message: 'Say from which day on.', code: 'INVALID' }, { status: 400 }),
      ),
    );
    renderApp('/user/report');
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(openMessages()).toEqual(['Say from which day on.']));
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('"Quiz"\r\n'));
        controller.error(new Error('broken off'));
      },
    });
    server.use(http.get(`*${REPORTS_CSV_PATH}`, () => new HttpResponse(broken)));
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() =>
      expect(openMessages()).toContain('The download stopped halfway, so nothing was saved. Try again.'),
    );
    expect(offered).not.toHaveBeenCalled();
  });
});
