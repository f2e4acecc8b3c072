import type { GradedRow } from '@quorbit/contracts/attempts/graded';
import { newId } from '@quorbit/contracts/lib/ids';
import { describe, expect, test } from 'vitest';
import { filterReports, mergeGradedSince } from './local-reports.ts';
import type { ReportFilters } from './report-filters.ts';

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

/** An attempt at the welcome quiz, which shows no verdict. */
const WELCOME = row('Welcome', {
  quiz: { id: newId(), title: 'Welcome', category: 'General' },
  passed: false,
  finishedAt: '2026-02-01T12:00:00.000Z',
});

const local = (rows: GradedRow[], zone = 'UTC') => ({ rows, welcomeQuizId: WELCOME.quiz.id, zone });
const titles = (filters: ReportFilters, zone = 'UTC') =>
  filterReports(local([RIVERS, PLANETS, WELCOME], zone), filters).map(({ quiz }) => quiz.title);

test.each([
  [{}, ['Rivers', 'Planets', 'Welcome']],
  [{ search: 'PLAN' }, ['Planets']],
  [{ category: 'Geography' }, ['Rivers']],
  [{ result: 'passed' }, ['Planets']],
  [{ result: 'failed' }, ['Rivers']],
  [{ from: '2026-03-02' }, ['Rivers']],
  [{ to: '2026-03-01' }, ['Planets', 'Welcome']],
  [{ search: 'plan', result: 'failed' }, []],
] as const)('the filters %j let through %j', (filters, expected) => {
  expect(titles(filters)).toEqual(expected);
});

test('attempts at the welcome quiz are marked, and are neither passed nor failed', () => {
  expect(filterReports(local([WELCOME]), {})).toMatchObject([{ quiz: { welcome: true } }]);
  expect(titles({ result: 'failed' })).not.toContain('Welcome');
});

test('the filters use learner’s days, which end at 04:00', () => {
  expect(titles({ from: '2026-03-03' }, 'Europe/Berlin')).toEqual(['Rivers']);
  expect(titles({ from: '2026-03-03' }, 'UTC')).toEqual([]);
});

test('a report belongs to the day that it names, wherever the learner is now', () => {
  const flown = row('Flown', { finishedAt: '2026-03-03T03:30:00.000Z', day: '2026-03-04' });
  const found = (filters: ReportFilters) => filterReports(local([flown]), filters).length;
  expect([found({ from: '2026-03-04' }), found({ to: '2026-03-03' })]).toEqual([1, 0]);
});

describe('reports graded since the list was fetched', () => {
  const [rivers, planets] = filterReports(local([RIVERS, PLANETS]), {});
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
