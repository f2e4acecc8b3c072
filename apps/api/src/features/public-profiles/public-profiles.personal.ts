import { day, id } from '@quorbit/contracts/lib/scalars';
import { cheers } from '@quorbit/db/schema/public-profiles';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportList } from '../../lib/personal.ts';
import { pageOfCheers } from './cheers.repository.ts';

export const publicProfilesPersonal: readonly PersonalTable[] = [
  {
    table: cheers,
    exported: [
      exportList({
        name: 'cheers',
        /** Whom the person cheered, and when last. */
        schema: z.array(z.object({ friendId: id, day })),
        pages: (db, subject) =>
          eachPage(
            (after: string | null, limit) => pageOfCheers(db, subject.id, after, limit),
            ({ friendId }) => friendId,
          ),
      }),
    ],
    erased: 'with the account',
  },
];
