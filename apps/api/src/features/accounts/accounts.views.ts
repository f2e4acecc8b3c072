// What other areas may read of accounts.
import { sessions, users } from '@quorbit/db/schema/accounts';
import { viewOf } from '@quorbit/db/views';

/** How the server and admins identify somebody. */
export const people = viewOf(users, ['id', 'name', 'role', 'timeZone']);

/** What admins see of an account, and look for it by. */
export const managedAccounts = viewOf(users, [
  'id',
  'name',
  'email',
  'role',
  'timeZone',
  'createdAt',
  'suspendedAt',
  'isDemo',
]);

/** When somebody was seen last in each of their sessions. */
export const seenSessions = viewOf(sessions, ['userId', 'lastSeenAt', 'expiresAt']);

/** Who is on boards, and who has left or come back since the boards' worker last looked. */
export const listedPeople = viewOf(users, ['id', 'name', 'leaderboardOptOut', 'leaderboardListed', 'suspendedAt']);
