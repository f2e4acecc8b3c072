import { randomBytes } from 'node:crypto';
import { insertInvitation } from '../../features/invitations/invitations.repository.ts';
import type { Person, TestServer } from '../test-server.ts';

/** An invitation to be friends, written straight into the table: suspended people have made some too. @returns the code */
export async function plantInvitation(
  { deps }: TestServer,
  inviter: Person,
  { createdAt = deps.now() }: { createdAt?: Date } = {},
): Promise<string> {
  const code = randomBytes(10).toString('base64url');
  await deps.database.transaction((tx) => insertInvitation(tx, { code, inviterId: inviter.id, createdAt }));
  return code;
}
