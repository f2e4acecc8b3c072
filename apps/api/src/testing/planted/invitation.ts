import { randomBytes } from 'node:crypto';
import { insertInvitation } from '../../features/invitations/invitations.repository.ts';
import type { Person, TestServer } from '../test-server.ts';

/**
 * Writes an invitation to be friends straight into the table, so that the inviter may be suspended.
 * @returns the invitation's code.
 */
export async function plantInvitation(
  { deps }: TestServer,
  inviter: Person,
  { createdAt = deps.now() }: { createdAt?: Date } = {},
): Promise<string> {
  const code = randomBytes(10).toString('base64url');
  await deps.database.transaction((tx) => insertInvitation(tx, { code, inviterId: inviter.id, createdAt }));
  return code;
}
