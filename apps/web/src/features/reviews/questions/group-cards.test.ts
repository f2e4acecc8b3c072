import { expect, test } from 'vitest';
import { type GroupName, groupCards } from './group-cards.ts';

const DAY = { today: '2026-11-20', zone: 'UTC', planned: new Set<string>(), newPerDay: 2 };
const card = (questionId: string, day: string, changes: { sealed?: boolean; suspended?: boolean } = {}) => ({
  questionId,
  due: `${day}T10:00:00.000Z`,
  state: 'review' as const,
  sealed: false,
  ...changes,
});
const newCard = (questionId: string) => ({ ...card(questionId, '2026-11-01'), state: 'new' as const });
const group = (
  cards: Parameters<typeof groupCards>[0],
  changes: Partial<typeof DAY> = {},
  held: ReadonlyMap<string, GroupName> = new Map(),
) =>
  groupCards(cards, { ...DAY, ...changes }, held).map(({ name, cards: grouped }) => [
    name,
    ...grouped.map(({ questionId }) => questionId),
  ]);

test('groups cards by the day on which they come, without empty groups', () => {
  const cards = [
    card('old', '2026-11-18'),
    card('now', '2026-11-20'),
    card('next', '2026-11-21'),
    card('soon', '2026-11-22'),
    card('sixth', '2026-11-26'),
    card('far', '2026-11-27'),
  ];
  expect(group(cards, { planned: new Set(['old', 'now']) })).toEqual([
    ['Overdue', 'old'],
    ['Today', 'now'],
    ['Tomorrow', 'next'],
    ['This week', 'soon', 'sixth'],
    ['Later', 'far'],
  ]);
});

test('an overdue card that a break spread over the next days is overdue still', () => {
  expect(group([card('old', '2026-11-18')])).toEqual([['Overdue', 'old']]);
});

test('a day ends at four in the morning in the learner’s time zone', () => {
  const early = { ...card('early', ''), due: '2026-11-21T01:30:00.000Z' };
  expect(group([early])).toEqual([['Today', 'early']]);
  expect(group([early], { zone: 'Asia/Tokyo' })).toEqual([['Tomorrow', 'early']]);
});

test('new cards come today if they are planned, and the others over the next days', () => {
  const ids = Array.from({ length: 16 }, (_, index) => `n${index}`);
  const planned = new Set(['n0', 'n1']);
  expect(group(ids.map(newCard), { planned })).toEqual([
    ['Today', 'n0', 'n1'],
    ['Tomorrow', 'n2', 'n3'],
    ['This week', ...ids.slice(4, 14)],
    ['Later', 'n14', 'n15'],
  ]);
  expect(group(['n0'].map(newCard), { newPerDay: 0 })).toEqual([['Later', 'n0']]);
});

test('paused cards and cards of a running game have groups of their own at the end', () => {
  const cards = [
    card('game', '2026-11-18', { sealed: true }),
    card('both', '2026-11-18', { sealed: true, suspended: true }),
    card('far', '2027-11-18'),
  ];
  expect(group(cards)).toEqual([
    ['Later', 'far'],
    ['After a running game', 'game'],
    ['Paused', 'both'],
  ]);
});

test('a held card stays in its group, and postpones no other card', () => {
  const held = new Map([
    ['n0', 'Today' as const],
    ['far', 'Later' as const],
  ]);
  const paused = card('far', '2027-11-18', { suspended: true });
  expect(group([...['n0', 'n1', 'n2', 'n3'].map(newCard), paused], {}, held)).toEqual([
    ['Today', 'n0'],
    ['Tomorrow', 'n1', 'n2'],
    ['This week', 'n3'],
    ['Later', 'far'],
  ]);
});
