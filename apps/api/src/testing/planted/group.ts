import { newId } from '@quorbit/contracts/lib/ids';
import { createGroupInput, type GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { joinGroup } from '../../features/study-groups/members.service.ts';
import { shareQuiz } from '../../features/study-groups/shares.service.ts';
import { createGroup } from '../../features/study-groups/study-groups.service.ts';
import type { Person, TestServer } from '../test-server.ts';
import { writeAs } from '../write-as.ts';
import { plantPerson } from './person.ts';
import { plantQuiz } from './quiz.ts';

interface GroupSpec {
  name?: string;
  isPrivate?: boolean;
  maxMembers?: number;
  /** The people who join after the founder, in this order. */
  members?: readonly Person[];
  /** The ids of quizzes that the founder shares with the group. */
  quizIds?: readonly string[];
}

/**
 * Creates a group through the services, with the founder as its admin. Calls aren't used, because suspended people are
 * in groups too.
 */
export async function plantGroup(server: TestServer, founder: Person, spec: GroupSpec = {}): Promise<GroupDetails> {
  const { name = `Group ${newId()}`, members = [], quizIds = [], ...settings } = spec;
  const input = createGroupInput.parse({ name, ...settings });
  const group = await writeAs(server, founder, (tx, actor) => createGroup(tx, actor, input, server.deps.now()));
  const { id, inviteCode } = group;
  for (const member of members)
    await writeAs(server, member, (tx, actor) =>
      joinGroup(tx, actor, { id, inviteCode: inviteCode ?? undefined }, server.deps.now()),
    );
  for (const quizId of quizIds)
    await writeAs(server, founder, (tx, actor) => shareQuiz(tx, actor, { id, quizId }, server.deps.now()));
  return group;
}

/**
 * Creates a teacher with a group, one member, and a quiz of the app's own, which the teacher shares with the group if
 * `shared`.
 */
export async function plantClass(server: TestServer, { questions = 3, shared = false } = {}) {
  const [teacher, member] = [await plantPerson(server), await plantPerson(server)];
  const quiz = await plantQuiz(server, { ownerId: null, questions });
  const { id } = await plantGroup(server, teacher, { members: [member], quizIds: shared ? [quiz.id] : [] });
  return { teacher, member, quiz, id };
}
