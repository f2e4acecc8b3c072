import { activeDays, dayZones } from '@quorbit/db/schema/streaks';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { pageOfDays, pageOfSeen } from './streaks.repository.ts';

export const streaksPersonal: readonly PersonalTable[] = [
  {
    table: activeDays,
    exported: [
      exportField({
        name: 'activeDays',
        schema: z.array(z.string()),
        async read(db, { id }) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfDays(db, id, after, limit),
            ({ day }) => day,
          );
          return rows.map(({ day }) => day);
        },
      }),
    ],
    erased: 'with the account',
  },
  {
    table: dayZones,
    exported: [
      exportField({
        name: 'dayZones',
        schema: z.array(
          z.object({ day: z.string(), zone: z.string(), firstAt: z.iso.datetime(), lastAt: z.iso.datetime() }),
        ),
        async read(db, { id }) {
          const rows = await allPages(
            (after: { day: string; zone: string } | null, limit) => pageOfSeen(db, id, after, limit),
            ({ day, zone }) => ({ day, zone }),
          );
          return rows.map(({ day, zone, firstAt, lastAt }) => ({
            ...{ day, zone },
            ...{ firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
          }));
        },
      }),
    ],
    erased: 'with the account',
  },
];
