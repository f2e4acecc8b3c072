import { type Case, endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';

/**
 * The expected refusals for people who aren't members of an open group, in calls that only its admins or members may
 * make.
 */
const OTHERS_FORBIDDEN = { userStranger: 'FORBIDDEN', premiumStranger: 'FORBIDDEN', admin: 'FORBIDDEN' } as const;
const OTHERS_CONFLICT = { userStranger: 'CONFLICT', premiumStranger: 'CONFLICT', admin: 'CONFLICT' } as const;

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn(), input: () => ({}) },
    search: { endings: endingsAt.signedIn(), input: () => ({ query: 'Group', category: 'General' }) },
    get: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => idOf(await plantGroup(server, owner, { isPrivate: true })),
    },
    create: {
      endings: endingsAt.signedIn(),
      input: () => ({ name: 'Algebra', isPrivate: true, tags: ['exam'] }),
      changes: ['study_groups', 'group_members'],
    },
    update: {
      endings: endingsAt.signedIn(OTHERS_FORBIDDEN),
      input: async ({ server, owner }) => ({ ...idOf(await plantGroup(server, owner)), name: 'Algebra II' }),
      changes: ['study_groups', 'group_activities'],
    },
    join: {
      endings: endingsAt.signedIn(),
      input: async (testCase) => {
        const { id, inviteCode } = await plantPrivateGroup({ ...testCase, owner: await plantPerson(testCase.server) });
        return { id, inviteCode };
      },
      // The first member to join earns the founder an achievement.
      changes: ['group_members', 'group_activities', 'achievements', 'achievement_counters', ...MIRROR_TABLES],
    },
    leave: {
      endings: endingsAt.signedIn(OTHERS_CONFLICT),
      input: async (testCase) => idOf(await plantGroupWithMember(testCase)),
      changes: ['group_members', 'group_activities', 'group_shares', 'group_upkeep'],
    },
    removeMember: {
      endings: endingsAt.signedIn(OTHERS_FORBIDDEN),
      input: plantMemberInput,
      changes: ['group_members', 'group_activities'],
    },
    promoteMember: {
      endings: endingsAt.signedIn(OTHERS_FORBIDDEN),
      input: plantMemberInput,
      changes: ['group_members'],
    },
    renewInvite: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => idOf(await plantGroup(server, owner, { isPrivate: true })),
      changes: ['study_groups'],
    },
    agree: {
      endings: endingsAt.signedIn(OTHERS_FORBIDDEN),
      input: async ({ server, owner }) => ({
        ...idOf(await plantGroup(server, owner)),
        showsPercent: true,
        joinsMemory: true,
      }),
      changes: ['group_members'],
    },
    dissolve: {
      endings: endingsAt.signedIn(OTHERS_FORBIDDEN),
      input: async (given) => idOf(await plantGroupWithMember(given)),
      changes: ['study_groups', 'group_members', 'group_activities', 'group_shares', 'group_upkeep'],
    },
    quizzes: {
      endings: endingsAt.signedIn(OTHERS_FORBIDDEN),
      input: async (given) => idOf(await plantGroupWithMember(given)),
    },
    share: {
      endings: endingsAt.signedIn(OTHERS_FORBIDDEN),
      input: async ({ server, owner }) => ({
        ...idOf(await plantGroup(server, owner, { members: [await plantPerson(server)] })),
        quizId: (await plantQuiz(server, { ownerId: null })).id,
      }),
      changes: ['group_shares', 'group_activities', 'group_upkeep', 'notification_queue'],
    },
    unshare: {
      endings: endingsAt.signedIn(OTHERS_FORBIDDEN),
      input: async (testCase) => {
        const { id, quizId } = await plantGroupWithMember(testCase);
        return { id, quizId };
      },
      changes: ['group_shares', 'group_upkeep'],
    },
  },
  examples: {
    'GET /api/study-groups': async ({ server, people: { user } }) => {
      const { id, name } = await plantGroup(server, user);
      return {
        path: '/api/study-groups?limit=1',
        token: user.token,
        expected: { studyGroups: [{ _id: id, name, memberCount: 1, role: 'admin' }] },
      };
    },
    'GET /api/study-groups/search': async ({ server, people: { user, premium } }) => {
      const { id } = await plantGroup(server, premium, { name: 'Topology for beginners' });
      return {
        path: '/api/study-groups/search?query=topo%20begin&category=General&limit=1',
        token: user.token,
        expected: { studyGroups: [{ _id: id, role: null }] },
      };
    },
    'POST /api/study-groups': async ({ people: { user } }) => ({
      token: user.token,
      body: { name: 'Algebra', description: '', category: 'Mathematics', maxMembers: 5, isPrivate: false, tags: ['x'] },
      expected: { success: true, studyGroup: { name: 'Algebra', maxMembers: 5, members: [{ role: 'admin' }] } },
    }),
    'GET /api/study-groups/{id}': async ({ server, people: { user, premium } }) => {
      const { id } = await plantGroup(server, premium, { members: [user] });
      const joined = { type: 'member_joined', user: { name: user.user.name } };
      return {
        path: `/api/study-groups/${id}`,
        token: user.token,
        expected: {
          studyGroup: {
            _id: id,
            members: [
              { _id: premium.id, user: { _id: premium.id, level: 1 }, role: 'admin' },
              { _id: user.id, role: 'member' },
            ],
            stats: { totalQuizzes: 0 },
            activities: [joined],
          },
        },
      };
    },
    'PUT /api/study-groups/{id}': async ({ server, people: { user } }) => {
      const { id } = await plantGroup(server, user);
      return {
        path: `/api/study-groups/${id}`,
        token: user.token,
        body: { name: 'Geometry', description: 'Lines', category: 'Mathematics', maxMembers: 3, tags: [] },
        expected: { success: true, studyGroup: { _id: id, name: 'Geometry', description: 'Lines', maxMembers: 3 } },
      };
    },
    'POST /api/study-groups/{id}/join': async ({ server, people: { user, premium } }) => {
      const { id, inviteCode } = await plantGroup(server, premium, { isPrivate: true });
      return {
        path: `/api/study-groups/${id}/join`,
        token: user.token,
        body: { inviteCode },
        expected: { success: true, message: 'Successfully joined the study group!' },
      };
    },
    'POST /api/study-groups/{id}/leave': async ({ server, people: { user } }) => {
      const { id } = await plantGroup(server, user);
      return {
        path: `/api/study-groups/${id}/leave`,
        token: user.token,
        expected: { success: true, message: 'Left the study group successfully' },
      };
    },
  },
  plant: async ({ server, people: { user, premium } }, { ids, cursors }) => {
    const quiz = await plantQuiz(server, { ownerId: null });
    const open = await plantGroup(server, user, { members: [premium], quizIds: [quiz.id] });
    const hidden = await plantGroup(server, premium, { isPrivate: true });
    ids.studyGroups = [open.id, hidden.id];
    const { nextCursor } = await user.trpc.studyGroups.list.query({ limit: 1 });
    if (nextCursor !== null) cursors.push(nextCursor);
  },
};

const idOf = ({ id }: { id: string }) => ({ id });

async function plantPrivateGroup({ server, owner }: Case) {
  const { id, inviteCode } = await plantGroup(server, owner, { isPrivate: true });
  return { id, inviteCode };
}

/** Plants a group of the owner and another member, which shares a quiz of the owner's. */
async function plantGroupWithMember({ server, owner }: Case) {
  const { id: quizId } = await plantQuiz(server, { ownerId: owner.id, audience: 'premium' });
  const member = await plantPerson(server);
  const { id } = await plantGroup(server, owner, { members: [member], quizIds: [quizId] });
  return { id, quizId, userId: member.id };
}

async function plantMemberInput(testCase: Case) {
  const { id, userId } = await plantGroupWithMember(testCase);
  return { id, userId };
}
