// The friends of the demo accounts. Called only if demo data is on.
import { DEMO_ACCOUNTS } from '@quorbit/contracts/accounts/demo-accounts';
import type { DemoFriends } from '@quorbit/contracts/content/demo';
import { requestCutoff } from '@quorbit/contracts/friends/requests';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { SeedDeps } from '../../kernel/area.ts';
import { readContent } from '../../lib/content.ts';
import { findDemoAccount } from '../accounts/creation/demo-people.service.ts';
import { countFriends } from './friends.repository.ts';
import { countReceived, countSent } from './requests.repository.ts';
import { requestFriend, respondToRequest } from './requests.service.ts';

type Seeding = Pick<SeedDeps, 'database' | 'log' | 'now'>;

const { friends: FRIENDS, requests: REQUESTS } = readContent<DemoFriends>('demo/friends.json');
const DAY_MS = 86_400_000;
/** How many days ago the first request was sent; the others follow at intervals of `STEP_DAYS`. */
const FIRST_DAYS_AGO = 15;
const STEP_DAYS = 2;

/**
 * Creates the demo friendships, unless a demo account has a friend or request already, so that removed friends don't
 * come back.
 */
export async function seedDemoFriends({ database, log, now }: Seeding): Promise<void> {
  const people = await findDemoPeople(database.read);
  const demoIds = DEMO_ACCOUNTS.flatMap(({ email }) => people.get(email)?.id ?? []);
  if (await haveFriendsOrRequests(database.read, demoIds, now())) return;
  const onLateError = (err: unknown) => log.error({ err }, 'work after the seed failed');
  const pairs = [...FRIENDS, ...REQUESTS];
  for (const [index, [from, to]] of pairs.entries()) {
    const [requester, recipient] = [people.get(from), people.get(to)];
    if (!requester || !recipient) continue;
    const at = new Date(now().getTime() - (FIRST_DAYS_AGO - index * STEP_DAYS) * DAY_MS);
    await write(
      database,
      [userScope(requester.id), userScope(recipient.id)],
      async (tx) => {
        const { id, status } = await requestFriend(tx, requester, { recipientId: recipient.id }, at);
        if (status === 'pending' && index < FRIENDS.length)
          await respondToRequest(tx, recipient, { requestId: id, action: 'accept' }, at);
      },
      { onLateError },
    );
  }
}

/** Returns the demo people of the seeded friendships, by e-mail. */
async function findDemoPeople(db: Executor): Promise<Map<string, Actor>> {
  const people = new Map<string, Actor>();
  for (const email of new Set([...FRIENDS, ...REQUESTS].flat())) {
    const person = await findDemoAccount(db, email);
    if (person) people.set(email, person);
  }
  return people;
}

async function haveFriendsOrRequests(db: Executor, userIds: readonly string[], now: Date): Promise<boolean> {
  if ((await countFriends(db, userIds)).size > 0) return true;
  const since = requestCutoff(now);
  for (const id of userIds) {
    if ((await countSent(db, id, since)) > 0 || (await countReceived(db, id, since)) > 0) return true;
  }
  return false;
}
