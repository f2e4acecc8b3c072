import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { WrittenResult, WrittenResults } from '@quorbit/contracts/written-tests/marking';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { managedTest } from '../testing/managed-tests.ts';
import { formatDistribution } from './format-results.ts';
import { resultsCsv } from './results-csv.ts';

const server = fakeServer();
const TAKEN = managedTest({ title: 'Taken', status: 'closed', started: 3, submitted: 2 });
const RESULTS: WrittenResults = {
  test: { id: TAKEN.id, title: 'Taken', category: 'Science', anonymous: true },
  marks: 10,
  started: 3,
  submitted: 2,
  marked: 1,
  published: 0,
  mean: 70,
  median: 70,
  distribution: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
  questions: [{ id: newId(), prompt: 'Why?', marks: 10, mean: 7, blank: 1, toMark: 1, meanWords: 120 }],
};
const sitting = (changes: Partial<WrittenResult>): WrittenResult => ({
  sittingId: newId(),
  label: 'Sitting 1',
  submittedAt: '2026-03-02T08:00:00.000Z',
  minutes: 47.3,
  points: 7,
  toMark: 0,
  published: false,
  ...changes,
});

test('shows the last test with a submission, and downloads all pages of its learners as a file', async () => {
  signIn('admin');
  const pages = [sitting({}), sitting({ label: 'Sitting 2', points: null, toMark: 1 })];
  server.on({
    'writtenTests.listManaged': () => ({
      items: [managedTest({ title: 'Sketch' }), managedTest({ title: 'Fresh', status: 'open' }), TAKEN],
      nextCursor: null,
    }),
    'writtenTests.results': () => RESULTS,
    'writtenTests.listResults': ({ cursor }) => ({
      items: pages.slice(cursor === undefined ? 0 : 1).slice(0, 1),
      nextCursor: cursor === undefined ? 'next' : null,
    }),
  });
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  renderApp('/admin/written-test/report');
  const question = within(await screen.findByRole('row', { name: /Why\?/ }));
  expect(question.getByText('7 of 10')).toBeVisible();
  expect(screen.getByLabelText<HTMLSelectElement>('Test').value).toBe(TAKEN.id);
  expect(within(screen.getByLabelText('Test')).queryByText('Sketch')).toBeNull();
  expect(within(await screen.findByRole('row', { name: /Sitting 1/ })).getByText('70%')).toBeVisible();
  expect(screen.queryByText('Sitting 2')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [file] = saved.mock.calls.flat();
  expect(file instanceof Blob && (await file.text()).split('\r\n').length).toBe(4);
});

test('a file has a row for each sitting, and escapes text that a spreadsheet would run', () => {
  const csv = resultsCsv(RESULTS, [sitting({ label: '=SUM(A1)' }), sitting({ points: null, toMark: 2 })]);
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    `"Taken","'=SUM(A1)","2026-03-02T08:00:00.000Z",47.3,7,10,70,0,"no"`,
    `"Taken","Sitting 1","2026-03-02T08:00:00.000Z",47.3,,10,,2,"no"`,
  ]);
  expect(formatDistribution(RESULTS.distribution)).toBe('Most are between 70 and 79%: 1 of 1.');
  expect(formatDistribution(RESULTS.distribution.map(() => 0))).toBe('Nothing is marked yet.');
});
