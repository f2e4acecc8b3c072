import { instant } from '@quorbit/contracts/lib/scalars';
import { contactMessages } from '@quorbit/db/schema/contact';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { pageOfUser } from './contact.repository.ts';

const exportedMessage = z.object({ name: z.string(), email: z.string(), message: z.string(), sentAt: instant });

export const contactPersonal: readonly PersonalTable[] = [
  {
    table: contactMessages,
    exported: [
      exportField({
        name: 'contactMessages',
        schema: z.array(exportedMessage),
        async read(db, { id }) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfUser(db, id, after, limit),
            (row) => row.id,
          );
          return rows.map(({ fromName, fromEmail, message, sentAt }) => ({
            ...{ name: fromName, email: fromEmail, message },
            sentAt: sentAt.toISOString(),
          }));
        },
      }),
    ],
    erased: 'with the account',
  },
];
