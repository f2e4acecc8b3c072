import type { Invitation } from '@quorbit/contracts/invitations/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

const INVITE = pageCase('an invitation of a friend', null, '/invite/aZ09-_aZ09-_aZ');
const INVITED: Invitation = { kind: 'friend', name: 'Grace Hopper', standing: 'open', groupId: null };
const INTO_GROUP: Invitation = { ...INVITED, kind: 'group', name: 'Evening astronomers' };
const PROFILE = pageCase('profile of another learner', 'busy', ({ people }) => `/people/${people.premium.user.id}`);
const ROOMS = pageCase('rooms', 'busy', '/real-time-quiz');
const NO_ROOMS: ProcedureAnswers = {
  'rooms.active': { rooms: [], maxPlayers: 8 },
  'rooms.suggest': { items: [] },
};
const A_ROOM = { quizTitle: 'Planets', hostName: 'Grace', playerCount: 2, maxPlayers: 6 };
const SOME_ROOMS: ProcedureAnswers = {
  'rooms.active': {
    rooms: [
      { ...A_ROOM, id: 'ABCDEF' },
      { ...A_ROOM, id: 'GHJKMN', quizTitle: null },
    ],
    maxPlayers: 8,
  },
};
const FRIENDS = pageCase('friends', 'busy', '/friends');
const FRIEND_REQUESTS = pageCase('friend requests', 'busy', '/friends?tab=requests');
const BLOCKED = pageCase('blocked people', 'busy', '/friends?tab=blocked');
const FOUND_PEOPLE = pageCase('people search results', 'busy', '/friends?tab=find&search=ad');
const PERSON = { level: 12, xp: 12_345 };
const GRACE = { ...PERSON, id: '018f3c1e-0000-7000-8000-000000000011', name: 'Grace Hopper' };
const LONG = {
  ...PERSON,
  id: '018f3c1e-0000-7000-8000-000000000012',
  name: 'Maximiliane-Wilhelmine Hohenstaufen-Lichtenberg',
};
const A_REQUEST = { requestDate: new Date(0).toISOString() };
const FOUND = { requestId: null, commonFriends: 0, commonGroups: 0, standing: 'none' } as const;
const SOME_FRIENDS: ProcedureAnswers = {
  'friends.list': [GRACE, LONG].map((person) => ({ ...person, isOnline: false })),
  'friends.requests': {
    items: [
      { ...A_REQUEST, id: newId(), requester: GRACE, recipient: LONG },
      { ...A_REQUEST, id: newId(), requester: LONG, recipient: GRACE },
    ],
    sent: [{ ...A_REQUEST, id: newId(), requester: GRACE, recipient: LONG }],
    receivedCount: 2,
    nextCursor: null,
  },
  'friends.blocked': [LONG],
  'friends.search': [
    { ...GRACE, ...FOUND, commonFriends: 3, commonGroups: 2 },
    { ...LONG, ...FOUND, standing: 'received', requestId: newId() },
    { ...GRACE, ...FOUND, id: newId(), standing: 'requested', requestId: newId() },
    { ...LONG, ...FOUND, id: newId(), standing: 'friends' },
  ],
};
const NO_FRIENDS: ProcedureAnswers = {
  'friends.list': [],
  'friends.requests': { ...EMPTY_LIST, sent: [], receivedCount: 0 },
  'friends.blocked': [],
  'friends.search': [],
};

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/invite/$code',
    loaded: [
      { ...INVITE, answers: { 'invitations.get': INVITED } },
      {
        ...pageCase('an invitation into a group', 'busy', '/invite/aZ09-_aZ09-_aZ'),
        answers: { 'invitations.get': INTO_GROUP },
      },
    ],
    empty: [
      pageCase('an invitation that does not work', null, '/invite/made-up'),
      {
        ...pageCase('an invitation into a full group', 'busy', '/invite/aZ09-_aZ09-_aZ'),
        answers: { 'invitations.get': { ...INTO_GROUP, standing: 'full' } },
      },
    ],
    failing: [INVITE],
  },
  {
    page: '/people/$id',
    loaded: [PROFILE, pageCase('own profile', 'busy', ({ people }) => `/people/${people.busy.user.id}`)],
    empty: [pageCase('profile of an unknown learner', 'busy', () => `/people/${newId()}`)],
    failing: [PROFILE],
  },
  {
    page: '/real-time-quiz',
    loaded: [
      { ...ROOMS, answers: SOME_ROOMS },
      { ...pageCase('opening a room', 'premium', '/real-time-quiz?room=ABCDEF'), answers: SOME_ROOMS },
    ],
    empty: [{ ...ROOMS, answers: NO_ROOMS }],
    failing: [ROOMS],
  },
  {
    page: '/real-time-quiz/$roomId',
    // A room with people in it is checked by the journeys of rooms.
    loaded: [pageCase('a missing room', 'busy', '/real-time-quiz/ABCDEF')],
    empty: 'never',
    failing: [pageCase('a room', 'busy', '/real-time-quiz/ABCDEF')],
  },
  {
    page: '/friends',
    loaded: [FRIENDS, FRIEND_REQUESTS, BLOCKED, FOUND_PEOPLE].map((shown) => ({
      ...shown,
      answers: SOME_FRIENDS,
    })),
    empty: [FRIENDS, FRIEND_REQUESTS, BLOCKED, FOUND_PEOPLE].map((shown) => ({
      ...shown,
      answers: NO_FRIENDS,
    })),
    failing: [FRIENDS, FRIEND_REQUESTS, BLOCKED, FOUND_PEOPLE],
  },
];
