import { activeDays, dayZones } from '@quorbit/db/schema/streaks';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportList } from '../../lib/personal.ts';
import { pageOfDays, pageOfSeen } from './streaks.repository.ts';

export const streaksPersonal: readonly PersonalTable[] = [
  {
    table: activeDays,
    exported: [
      exportList({
        name: 'activeDays',
        schema: z.array(z.string()),
        async *pages(db, { id }) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfDays(db, id, after, limit),
            ({ day }) => day,
          ))
            yield rows.map(({ day }) => day);
        },
      }),
    ],
    erased: 'with the account',
  },
  {
    table: dayZones,
    exported: [
      exportList({
        name: 'dayZones',
        schema: z.array(
          z.object({ day: z.string(), zone: z.string(), firstAt: z.iso.datetime(), lastAt: z.iso.datetime() }),
        ),
        async *pages(db, { id }) {
          for await (const rows of eachPage(
            (after: { day: string; zone: string } | null, limit) => pageOfSeen(db, id, after, limit),
            ({ day, zone }) => ({ day, zone }),
          ))
            yield rows.map(({ day, zone, firstAt, lastAt }) => ({
              day,
              zone,
              firstAt: firstAt.toISOString(),
              lastAt: lastAt.toISOString(),
            }));
        },
      }),
    ],
    erased: 'with the account',
  },
];
