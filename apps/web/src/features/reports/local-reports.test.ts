import type { GradedRow } from '@quorbit/contracts/attempts/graded';
import { newId } from '@quorbit/contracts/lib/ids';
import { describe, expect, test } from 'vitest';
import { filterReports, mergeGradedSince } from './local-reports.ts';

function row(title: string, changes: Partial<GradedRow> = {}): GradedRow {
  return {
    id: newId(),
    quiz: { id: newId(), title, category: 'Science' },
    packHash: 'a'.repeat(64),
    startedAt: '2026-03-01T11:00:00.000Z',
    finishedAt: '2026-03-01T12:00:00.000Z',
    score: 3,
    totalMarks: 3,
    percentage: 100,
    passed: true,
    xpEarned: 34,
    answers: [],
    ...changes,
  };
}

const PLANETS = row('Planets');
const RIVERS = row('Rivers', {
  quiz: { id: newId(), title: 'Rivers', category: 'Geography' },
  passed: false,
  finishedAt: '2026-03-03T03:30:00.000Z',
});

const titles = (filters: Parameters<typeof filterReports>[1], zone = 'UTC') =>
  filterReports([RIVERS, PLANETS], filters, zone).map(({ quiz }) => quiz.title);

test.each([
  [{}, ['Rivers', 'Planets']],
  [{ search: 'PLAN' }, ['Planets']],
  [{ category: 'Geography' }, ['Rivers']],
  [{ result: 'passed' }, ['Planets']],
  [{ result: 'failed' }, ['Rivers']],
  [{ from: '2026-03-02' }, ['Rivers']],
  [{ to: '2026-03-01' }, ['Planets']],
  [{ search: 'plan', result: 'failed' }, []],
] as const)('the filters %j let through %j', (filters, expected) => {
  expect(titles(filters)).toEqual(expected);
});

test('the filters use learner’s days, which end at 04:00', () => {
  expect(titles({ from: '2026-03-03' }, 'Europe/Berlin')).toEqual(['Rivers']);
  expect(titles({ from: '2026-03-03' }, 'UTC')).toEqual([]);
});

test('a report belongs to the day that it names, wherever the learner is now', () => {
  const flown = row('Flown', { finishedAt: '2026-03-03T03:30:00.000Z', day: '2026-03-04' });
  const found = (filters: Parameters<typeof filterReports>[1]) => filterReports([flown], filters, 'UTC').length;
  expect([found({ from: '2026-03-04' }), found({ to: '2026-03-03' })]).toEqual([1, 0]);
});

describe('reports graded since the list was fetched', () => {
  const [rivers, planets] = filterReports([RIVERS, PLANETS], {}, 'UTC');
  const list = (...reports: (typeof rivers)[]) => reports.filter((report) => report !== undefined);
  const of = (listed: (typeof rivers)[], local: (typeof rivers)[], isComplete: boolean) =>
    mergeGradedSince(list(...listed), list(...local), isComplete).map(({ quiz }) => quiz.title);

  test('are merged at their places without duplicates', () => {
    expect(of([planets], [rivers, planets], true)).toEqual(['Rivers', 'Planets']);
    expect(of([rivers], [rivers, planets], true)).toEqual(['Rivers', 'Planets']);
    expect(of([], [planets], true)).toEqual(['Planets']);
  });

  test('are left out if they belong to a page that isn’t fetched yet', () => {
    expect(of([rivers], [rivers, planets], false)).toEqual(['Rivers']);
    expect(of([planets], [rivers, planets], false)).toEqual(['Rivers', 'Planets']);
  });
});
