import { badgeRow } from '@quorbit/contracts/achievements/row';
import { instant } from '@quorbit/contracts/lib/scalars';
import { achievementCounters, achievements, gameBadges } from '@quorbit/db/schema/achievements';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportField, exportList, readPages } from '../../lib/export-fields.ts';
import { listUnlocked, pageOfBadges } from './achievements.repository.ts';

export const achievementsPersonal: readonly PersonalTable[] = [
  {
    table: achievements,
    exportFields: [
      exportField({
        name: 'achievements',
        schema: z.array(z.object({ id: z.string(), unlockedAt: instant })),
        async read(db, { id }) {
          const unlocked = [...(await listUnlocked(db, id))].map(([key, at]) => ({
            id: key,
            unlockedAt: at.toISOString(),
          }));
          return unlocked.sort((a, b) => (a.unlockedAt + a.id < b.unlockedAt + b.id ? -1 : 1));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: gameBadges,
    exportFields: [
      exportList({
        name: 'badges',
        schema: z.array(badgeRow),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfBadges(db, id, after, limit),
            (row) => row.sourceId,
          ))
            yield rows.map(({ title, game, awardedAt }) => ({ title, game, awardedAt: awardedAt.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  { table: achievementCounters, exportFields: { not: 'counts of what is told' }, erasure: 'with the account' },
];
