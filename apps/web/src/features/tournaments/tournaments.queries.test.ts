import { expect, test } from 'vitest';
import { tournament } from './testing/tournaments.ts';
import { computeRefetchDelay } from './tournaments.queries.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
const running = tournament({
  status: 'in_progress',
  currentRound: 1,
  registrationStart: at(-900),
  registrationEnd: at(-600),
  tournamentStart: at(-60),
  tournamentEnd: at(3_600),
});

test('refetches every half minute, just after a date that changes something, and after a second before round 1', () => {
  expect(computeRefetchDelay([], NOW)).toBe(30_000);
  expect(computeRefetchDelay([running], NOW)).toBe(30_000);
  expect(computeRefetchDelay([running, { ...running, tournamentEnd: at(7) }], NOW)).toBe(8_000);
  expect(computeRefetchDelay([{ ...running, currentRound: 0 }], NOW)).toBe(1_000);
});
