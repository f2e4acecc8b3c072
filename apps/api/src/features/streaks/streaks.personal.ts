import { activeDays, dayZones } from '@quorbit/db/schema/streaks';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfDays, pageOfZoneDays } from './streaks.repository.ts';

export const streaksPersonal: readonly PersonalTable[] = [
  {
    table: activeDays,
    exportFields: [
      exportList({
        name: 'activeDays',
        schema: z.array(z.string()),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfDays(db, id, after, limit),
            ({ day }) => day,
          ))
            yield rows.map(({ day }) => day);
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: dayZones,
    exportFields: [
      exportList({
        name: 'dayZones',
        schema: z.array(
          z.object({ day: z.string(), zone: z.string(), firstAt: z.iso.datetime(), lastAt: z.iso.datetime() }),
        ),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: { day: string; zone: string } | null, limit) => pageOfZoneDays(db, id, after, limit),
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
    erasure: 'with the account',
  },
];
