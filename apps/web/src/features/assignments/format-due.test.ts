import { expect, test } from 'vitest';
import { formatDue } from './format-due.ts';

test.each([
  ['2026-03-15', 'Due today'],
  ['2026-03-16', 'Due tomorrow'],
  ['2026-03-17', 'Due 17 Mar'],
  ['2027-01-01', 'Due 1 Jan'],
  ['2026-03-14', 'Was due 14 Mar'],
])('an assignment due on %s is shown as: %s', (dueOn, words) => {
  expect(formatDue(dueOn, '2026-03-15')).toBe(words);
});
