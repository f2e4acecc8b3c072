import { instant } from '@quorbit/contracts/lib/scalars';
import { mails } from '@quorbit/db/schema/mails';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { deleteMailsTo, pageOfRecipient } from './mails.repository.ts';

export const mailsPersonal: readonly PersonalTable[] = [
  {
    table: mails,
    exportFields: [
      exportList({
        name: 'mails',
        /** The mails to the person, sent or waiting; their text isn't exported. */
        schema: z.array(z.object({ subject: z.string(), createdAt: instant, sentAt: z.nullable(instant) })),
        async *pages(db, { email }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfRecipient(db, email, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ subject, createdAt, sentAt }) => ({
              subject,
              createdAt: createdAt.toISOString(),
              sentAt: sentAt?.toISOString() ?? null,
            }));
        },
      }),
    ],
    erasure: ({ tx, subject }) => deleteMailsTo(tx, subject.email),
  },
];
