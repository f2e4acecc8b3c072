import type { GroupAssignment, OwnAssignment } from '@quorbit/contracts/assignments/schema';
import type { GroupChallenge } from '@quorbit/contracts/group-challenges/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { GroupCard, GroupDetails } from '@quorbit/contracts/study-groups/schema';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

const GROUPS = pageCase('study groups', 'busy', '/study-groups');
const GROUP_ID = '018f3c1e-0000-7000-8000-000000000001';
const A_GROUP = pageCase('a study group', 'busy', `/study-groups/${GROUP_ID}`);
const GROUP_QUIZZES = pageCase('quizzes of a study group', 'busy', `/study-groups/${GROUP_ID}?tab=quizzes`);
const GROUP_MEMBERS = pageCase('members of a study group', 'busy', `/study-groups/${GROUP_ID}?tab=members`);
const GROUP_SETTINGS = pageCase('settings of a study group', 'busy', `/study-groups/${GROUP_ID}?tab=settings`);
const FOUND_GROUPS = pageCase('study groups to join', 'busy', '/study-groups?tab=browse&category=Science');
const GROUP: GroupCard = {
  id: GROUP_ID,
  name: 'Evening astronomers',
  description: 'An hour of planets and stars each Thursday.',
  category: 'Science',
  maxMembers: 50,
  isPrivate: true,
  tags: ['planets', 'exam'],
  memberCount: 2,
  role: 'admin',
  createdAt: new Date(0).toISOString(),
};
const FULL_GROUP: GroupCard = { ...GROUP, id: newId(), name: 'Two of us', maxMembers: 2, isPrivate: false, role: null };
const MEMBERS: GroupDetails['members'] = ['Grace', 'Ada'].map((name, index) => ({
  user: { id: newId(), name, level: 4 },
  role: index === 0 ? 'admin' : 'member',
  joinedAt: GROUP.createdAt,
}));
const ACTIVITY = { user: { name: 'Grace' }, timestamp: GROUP.createdAt };
const OVERDUE = { quizId: newId(), title: 'Tea Around the World', dueOn: '2026-03-01' };
const NOT_DUE_YET = { quizId: newId(), title: 'Planets', dueOn: '2030-03-01' };
const GROUP_DUE: GroupAssignment[] = [
  { ...OVERDUE, state: 'late', available: true, doneCount: 0 },
  { ...NOT_DUE_YET, state: 'open', available: true, doneCount: 1 },
];
export const OWN_DUE: OwnAssignment[] = [OVERDUE, NOT_DUE_YET].map((assignment) => ({
  ...assignment,
  group: { id: GROUP_ID, name: GROUP.name },
}));
const GROUP_CHALLENGES: GroupChallenge[] = [
  {
    id: newId(),
    title: 'Warm up',
    measure: 'quizzes',
    goal: 4,
    endsOn: '2026-03-01',
    total: 5,
    own: 0,
    state: 'reached',
    shares: [],
  },
  {
    id: newId(),
    title: 'Exam week',
    measure: 'reviews',
    goal: 200,
    endsOn: '2030-03-01',
    total: 120,
    own: 30,
    state: 'open',
    shares: MEMBERS.map(({ user: { id, name } }) => ({ user: { id, name }, count: 30 })),
  },
];
const SOME_GROUPS: ProcedureAnswers = {
  'studyGroups.list': { items: [GROUP], nextCursor: null },
  'studyGroups.search': { items: [GROUP, FULL_GROUP], nextCursor: null },
  'studyGroups.get': {
    ...GROUP,
    members: MEMBERS,
    stats: { totalQuizzes: 1 },
    activities: [
      {
        ...ACTIVITY,
        id: newId(),
        type: 'quiz_shared',
        details: { quizId: null, quizTitle: 'Planets', message: 'Grace shared “Planets”.' },
      },
      {
        ...ACTIVITY,
        id: newId(),
        type: 'member_joined',
        details: { quizId: null, quizTitle: null, message: 'Ada joined the group.' },
      },
    ],
    inviteCode: 'aZ09-_aZ09-_aZ',
    agreed: { showsPercent: true, joinsMemory: false },
  },
  'assignments.list': GROUP_DUE,
  'groupChallenges.list': GROUP_CHALLENGES,
  'groupMemory.get': {
    agreeing: 4,
    quizzes: [
      { quizId: GROUP_ID, title: 'Planets', questionCount: 5, recall: 60 },
      { quizId: newId(), title: 'Tea Around the World', questionCount: 1, recall: 80 },
    ],
    review: { quizId: GROUP_ID, questionIds: [GROUP_ID] },
  },
  'studyGroups.quizzes': [
    {
      quizId: newId(),
      title: 'Planets',
      category: 'Science',
      questionCount: 8,
      available: true,
      sharedBy: 'Grace',
      sharedAt: GROUP.createdAt,
      removable: true,
    },
  ],
};
const NO_GROUPS: ProcedureAnswers = { 'studyGroups.list': EMPTY_LIST, 'studyGroups.search': EMPTY_LIST };

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/study-groups',
    loaded: [
      { ...GROUPS, answers: SOME_GROUPS },
      { ...FOUND_GROUPS, answers: SOME_GROUPS },
    ],
    empty: [
      { ...GROUPS, answers: NO_GROUPS },
      { ...FOUND_GROUPS, answers: NO_GROUPS },
    ],
    failing: [GROUPS, FOUND_GROUPS],
  },
  {
    page: '/study-groups/$groupId',
    loaded: [A_GROUP, GROUP_QUIZZES, GROUP_MEMBERS, GROUP_SETTINGS].map((shown) => ({
      ...shown,
      answers: SOME_GROUPS,
    })),
    empty: [pageCase('a missing study group', 'busy', `/study-groups/${GROUP_ID}`)],
    failing: [A_GROUP],
  },
];
