import { instant } from '@quorbit/contracts/lib/scalars';
import { mails } from '@quorbit/db/schema/mails';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { deleteMailsTo, pageTo } from './mails.repository.ts';

export const mailsPersonal: readonly PersonalTable[] = [
  {
    table: mails,
    exported: [
      exportField({
        name: 'mails',
        /** Sent or waiting; the text is not kept. */
        schema: z.array(z.object({ subject: z.string(), createdAt: instant, sentAt: z.nullable(instant) })),
        async read(db, { email }) {
          const rows = await allPages(
            (after: string | null, limit) => pageTo(db, email, after, limit),
            (row) => row.id,
          );
          return rows.map(({ subject, createdAt, sentAt }) => ({
            subject,
            createdAt: createdAt.toISOString(),
            sentAt: sentAt?.toISOString() ?? null,
          }));
        },
      }),
    ],
    erased: ({ tx, subject }) => deleteMailsTo(tx, subject.email),
  },
];
