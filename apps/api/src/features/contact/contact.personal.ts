import { instant } from '@quorbit/contracts/lib/scalars';
import { contactMessages } from '@quorbit/db/schema/contact';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportList } from '../../lib/personal.ts';
import { pageOfUser } from './contact.repository.ts';

/** Messages in one page of the export: each may be long. */
const MESSAGES_AT_ONCE = 25;
const exportedMessage = z.object({ name: z.string(), email: z.string(), message: z.string(), sentAt: instant });

export const contactPersonal: readonly PersonalTable[] = [
  {
    table: contactMessages,
    exported: [
      exportList({
        name: 'contactMessages',
        schema: z.array(exportedMessage),
        async *pages(db, { id }) {
          for await (const rows of eachPage(
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
    erased: 'with the account',
  },
];
