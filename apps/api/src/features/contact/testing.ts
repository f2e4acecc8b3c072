import { userScope } from '@quorbit/contracts/sync/scopes';
import { contactMessages } from '@quorbit/db/schema/contact';
import { write } from '@quorbit/db/write';
import { desc, eq } from 'drizzle-orm';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { sendMessage } from './contact.service.ts';

/**
 * Stores a message by calling the service directly, because a suspended person, who may have written earlier, can't
 * call the API.
 */
export async function plantMessage({ deps }: TestServer, { id, user }: Person): Promise<string> {
  const actor = { id, role: user.role, timeZone: 'UTC', sessionId: '' };
  const input = { from_name: user.name, from_email: user.email, message: 'Planted.' };
  await write(deps.database, [userScope(id)], (tx) => sendMessage(tx, actor, input, deps.now(), deps), {
    onLateError: (error) => {
      throw error;
    },
  });
  const [row] = await deps.database.read
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.userId, id))
    .orderBy(desc(contactMessages.id))
    .limit(1);
  return row?.id ?? '';
}
