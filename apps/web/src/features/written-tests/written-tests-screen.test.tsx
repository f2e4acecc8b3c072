import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { SITTING_SUBMIT } from '@quorbit/contracts/sync/ops/sitting-submit';
import type { WrittenReport, WrittenTest } from '@quorbit/contracts/written-tests/schema';
import type { SittingState } from '@quorbit/contracts/written-tests/types';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { writtenTest } from '#lib/testing/written-tests.ts';
import { openDeviceStore } from '#offline/device-store.ts';

const server = fakeServer();

function sitting(state: SittingState, left = 1_800_000): NonNullable<WrittenTest['sitting']> {
  const at = new Date().toISOString();
  const deadline = new Date(Date.now() + left).toISOString();
  return { id: newId(), state, startedAt: at, deadline, submittedAt: state === 'in_progress' ? null : at };
}

const page = <T,>(items: T[]) => ({ items, nextCursor: null });

test('each test offers the one possible action, even after a restart without the server', async () => {
  const user = signIn();
  const sent = sitting('in_progress');
  const tests = [
    writtenTest({ title: 'Later', phase: 'upcoming' }),
    writtenTest({ title: 'Open' }),
    writtenTest({ title: 'Begun', sitting: sitting('in_progress') }),
    writtenTest({ title: 'Over', sitting: sitting('in_progress', -1000) }),
    writtenTest({ title: 'Sent', sitting: sent }),
    writtenTest({ title: 'Submitted', phase: 'closed', sitting: sitting('submitted') }),
    writtenTest({ title: 'Marked', phase: 'closed', sitting: sitting('published') }),
    writtenTest({ title: 'Missed', phase: 'closed' }),
  ];
  server.on({ 'accounts.me': () => user, 'writtenTests.list': () => page(tests) });
  server.sync.parks = ({ type }) => type === SITTING_SUBMIT;
  await openDeviceStore(user.id).writer.enqueue({
    type: SITTING_SUBMIT,
    args: { sittingId: sent.id, submittedAt: new Date().toISOString() },
  });
  const offers = [
    ['Later', 'See the rules Later', ''],
    ['Open', 'Start Open', ''],
    ['Begun', 'Continue Begun', '30 min left'],
    ['Over', 'Continue Over', "Time's up"],
    ['Sent', null, 'Submitted, waiting'],
    ['Submitted', 'Your answers Submitted', 'Waiting for marks'],
    ['Marked', 'See your marks Marked', ''],
    ['Missed', null, "You didn't take this test."],
  ] as const;
  async function see() {
    renderApp('/written-tests');
    for (const [title, link, words] of offers) {
      const card = within(await screen.findByRole('article', { name: title }));
      if (words) await card.findByText(words);
      if (link === null) expect(card.queryByRole('link')).toBeNull();
      else expect(card.getByRole('link').textContent).toBe(link.replace(` ${title}`, title));
    }
  }
  await see();
  await waitFor(() => expect(document.documentElement.dataset.keeping).toBeUndefined());
  cleanup();
  server.down(true);
  await see();
  await screen.findByText(/^Last updated/);
});

test('reports show their state, and their marks once they are published', async () => {
  const user = signIn();
  const at = '2026-03-01T10:00:00.000Z';
  const report = (title: string, changes: Partial<WrittenReport>): WrittenReport => ({
    id: newId(),
    test: { id: newId(), title, category: 'Science' },
    state: 'submitted',
    startedAt: at,
    submittedAt: at,
    publishedAt: null,
    points: null,
    marks: 20,
    percentage: null,
    ...changes,
  });
  const reports = [
    report('Begun', { state: 'in_progress', submittedAt: null }),
    report('Read now', { state: 'being_marked' }),
    report('Done', { state: 'published', publishedAt: at, points: 12.5, percentage: 63 }),
  ];
  server.on({ 'accounts.me': () => user, 'writtenTests.reports': () => page(reports) });
  renderApp('/user/written-reports');
  const rows = await screen.findAllByRole('article');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    `/take-written-test/${reports[0]?.test.id}`,
    `/user/written-test-report/${reports[1]?.id}`,
    `/user/written-test-report/${reports[2]?.id}`,
  ]);
  expect(rows[2]?.textContent).toContain('12.5 of 20 marks');
  expect(
    within(rows[2] ?? document.body)
      .getByRole('progressbar')
      .getAttribute('aria-valuetext'),
  ).toBe('63%');
  expect(rows[1]?.textContent).toContain('Being marked');
});
