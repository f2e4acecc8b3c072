import { day, id } from '@quorbit/contracts/lib/scalars';
import { cheers } from '@quorbit/db/schema/public-profiles';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfCheers } from './cheers.repository.ts';

export const publicProfilesPersonal: readonly PersonalTable[] = [
  {
    table: cheers,
    exportFields: [
      exportList({
        name: 'cheers',
        /** The friends that the person cheered, with the day of the last cheer. */
        schema: z.array(z.object({ friendId: id, day })),
        pages: (db, subject) =>
          readPages(
            (after: string | null, limit) => pageOfCheers(db, subject.id, after, limit),
            ({ friendId }) => friendId,
          ),
      }),
    ],
    erasure: 'with the account',
  },
];
