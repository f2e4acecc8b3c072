// What other areas may read of accounts.
import { users } from '@quorbit/db/schema/accounts';
import { viewOf } from '@quorbit/db/views';

/** How the server and admins identify somebody. */
export const people = viewOf(users, ['id', 'name', 'role', 'timeZone']);

/** Who is on boards, and who has left or come back since the boards' worker last looked. */
export const listedPeople = viewOf(users, ['id', 'name', 'leaderboardOptOut', 'leaderboardListed', 'suspendedAt']);
