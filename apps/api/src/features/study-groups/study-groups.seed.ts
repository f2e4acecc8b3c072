// Creates the study groups of the demo accounts. Called only if demo data is on, once the accounts exist.
import type { DemoGroup } from '@quorbit/contracts/content/demo';
import type { OwnedQuiz } from '@quorbit/contracts/content/quizzes';
import { MAX_GROUPS } from '@quorbit/contracts/study-groups/limits';
import { createGroupInput } from '@quorbit/contracts/study-groups/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { SeedDeps } from '../../kernel/area.ts';
import { readContent } from '../../lib/content.ts';
import { findDemoAccount } from '../accounts/creation/demo-people.service.ts';
import { catalogue } from '../quizzes/catalogue.ts';
import { listQuizzes } from '../quizzes/quizzes.service.ts';
import { joinGroup } from './members.service.ts';
import { shareQuiz } from './shares.service.ts';
import { countOwnGroups, listOwnGroups } from './study-groups.repository.ts';
import { createGroup } from './study-groups.service.ts';

type GroupSeedDeps = Pick<SeedDeps, 'database' | 'log' | 'now' | 'attemptQueries'>;

const GROUPS = readContent<DemoGroup[]>('demo/groups.json');
/** The titles of the quizzes that groups share, by their ids in the content. */
const TITLES = new Map(
  [...catalogue, ...readContent<OwnedQuiz[]>('quizzes/demo-accounts.json')].map(({ id, title }) => [id, title]),
);
const HOUR_MS = 3_600_000;
/** Hours since the first demo group was founded, and hours between the later activities. */
const FOUNDED_HOURS_AGO = 60;
const STEP_HOURS = 7;

/** Creates the demo groups, unless a demo account is in a group already; so members who left aren't added again. */
export async function seedDemoGroups({ database, log, now, attemptQueries }: GroupSeedDeps): Promise<void> {
  const people = await findDemoActors(database.read);
  for (const person of people.values()) if ((await countOwnGroups(database.read, person.id)) > 0) return;
  const onLateError = (err: unknown) => log.error({ err }, 'work after the seed failed');
  for (const group of GROUPS) {
    const members = group.members.flatMap((email) => people.get(email) ?? []);
    const scopes = members.map(({ id }) => userScope(id));
    await write(database, scopes, (tx) => createDemoGroup(tx, group, { people, members, attemptQueries }, now()), {
      onLateError,
    });
  }
}

/** Returns the demo accounts that are members of demo groups, by e-mail. */
async function findDemoActors(db: Executor): Promise<Map<string, Actor>> {
  const people = new Map<string, Actor>();
  for (const email of new Set(GROUPS.flatMap(({ members }) => members))) {
    const person = await findDemoAccount(db, email);
    if (person) people.set(email, person);
  }
  return people;
}

interface DemoMembers extends Pick<SeedDeps, 'attemptQueries'> {
  people: ReadonlyMap<string, Actor>;
  /** The members of the demo group, the founder first. */
  members: readonly Actor[];
}

async function createDemoGroup(
  tx: Tx,
  group: DemoGroup,
  { people, members, attemptQueries }: DemoMembers,
  now: Date,
): Promise<void> {
  const [founder, ...others] = members;
  if (!founder) return;
  // Another process that is starting may have created the group already.
  const ownGroups = await listOwnGroups(tx, founder.id, {
    terms: null,
    category: null,
    before: null,
    limit: MAX_GROUPS,
  });
  if (ownGroups.some(({ name }) => name === group.name)) return;
  let step = 0;
  const nextTime = () => {
    step += 1;
    return new Date(now.getTime() - (FOUNDED_HOURS_AGO - step * STEP_HOURS) * HOUR_MS);
  };
  const { id, inviteCode } = await createGroup(tx, founder, createGroupInput.parse(group), nextTime());
  for (const person of others) await joinGroup(tx, person, { id, inviteCode: inviteCode ?? undefined }, nextTime());
  for (const { by, quiz } of group.shares) {
    const sharer = people.get(by);
    const quizId = sharer && (await findQuizId(tx, sharer, TITLES.get(quiz) ?? '', now, { attemptQueries }));
    if (quizId) await shareQuiz(tx, sharer, { id, quizId }, nextTime());
  }
}

/** Returns the id of a quiz with this title that the person may see; undefined if this server's admins removed it. */
async function findQuizId(
  tx: Tx,
  actor: Actor,
  title: string,
  now: Date,
  deps: Pick<SeedDeps, 'attemptQueries'>,
): Promise<string | undefined> {
  const { items } = await listQuizzes(tx, actor, { search: title, limit: 10 }, now, deps);
  return items.find((quiz) => quiz.title === title)?.id;
}
