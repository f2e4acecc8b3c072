import { expect, test } from 'vitest';
import { pickAchievements } from './achievements-to-show.ts';
import type { HomeAchievement } from './home-data.ts';

const fact = (id: string, progress: number, unlockedAt: string | null = null): HomeAchievement => ({
  id,
  title: `🚀 ${id}`,
  description: '',
  rarity: 'common',
  progress,
  unlockedAt,
});

test('lists unsynced achievements first, then the newest unlocked ones, then the nearest locked ones', () => {
  const all = [
    fact('near', 80),
    fact('old', 100, '2026-01-01T00:00:00.000Z'),
    fact('far', 10),
    fact('waiting', 100),
    fact('new', 100, '2026-02-01T00:00:00.000Z'),
  ];
  expect(pickAchievements(all, 4).map(({ id }) => id)).toEqual(['waiting', 'new', 'old', 'near']);
});
