import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import { type Notice, notify } from '../../features/notification-queue/notification-queue.service.ts';
import { writeQueued } from '../../features/notifications/notification-writing.service.ts';
import type { Person, TestServer } from '../test-server.ts';

/** Notifies a person through the notification services. */
export async function plantNotification(
  { deps }: TestServer,
  { id: userId }: Pick<Person, 'id'>,
  notice: Omit<Notice, 'userId'>,
): Promise<void> {
  const onLateError = (error: unknown) => {
    throw error;
  };
  await write(
    deps.database,
    [userScope(userId)],
    async (tx) => {
      await notify(tx, [{ userId, ...notice }], deps.now());
      await writeQueued(tx, userId, deps.now());
    },
    { onLateError },
  );
}
