import { instant } from '@quorbit/contracts/lib/scalars';
import { contactMessages } from '@quorbit/db/schema/contact';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfUser } from './contact.repository.ts';

/** The number of messages in one page of the export; it's small because each message may be long. */
const MESSAGES_AT_ONCE = 25;
const exportedMessage = z.object({ name: z.string(), email: z.string(), message: z.string(), sentAt: instant });

export const contactPersonal: readonly PersonalTable[] = [
  {
    table: contactMessages,
    exportFields: [
      exportList({
        name: 'contactMessages',
        schema: z.array(exportedMessage),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfUser(db, id, after, limit),
            (row) => row.id,
            MESSAGES_AT_ONCE,
          ))
            yield rows.map(({ fromName, fromEmail, message, sentAt }) => ({
              name: fromName,
              email: fromEmail,
              message,
              sentAt: sentAt.toISOString(),
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
];
