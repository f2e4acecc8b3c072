import { activeDays } from '@quorbit/db/schema/streaks';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { pageOfDays } from './streaks.repository.ts';

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
];
