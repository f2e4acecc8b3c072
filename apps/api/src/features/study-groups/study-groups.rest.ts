import { id, instant } from '@quorbit/contracts/lib/scalars';
import { GROUP_ROLES } from '@quorbit/contracts/study-groups/members';
import { GROUP_CREATED, GROUP_JOINED, GROUP_LEFT, GROUP_UPDATED } from '@quorbit/contracts/study-groups/messages';
import {
  type GroupCard,
  type GroupDetails,
  groupActivity,
  groupCard,
  groupDetails,
} from '@quorbit/contracts/study-groups/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { doneView, doneViewWith, nameSchema, type View, withUnderscoreId } from '../../rest/view.ts';
import { studyGroupsRouter } from './study-groups.router.ts';

const cardSchema = nameSchema('StudyGroupCard', z.object({ _id: id, ...z.omit(groupCard, { id: true }).shape }));

const listView: View<{ items: GroupCard[] }, { studyGroups: z.infer<typeof cardSchema>[] }> = {
  schema: z.object({ studyGroups: z.array(cardSchema) }),
  of: ({ items }) => ({ studyGroups: items.map(withUnderscoreId) }),
};

const memberSchema = z.object({
  _id: id,
  user: z.object({ _id: id, name: z.string(), level: z.int() }),
  role: z.enum(GROUP_ROLES),
  joinedAt: instant,
});
const activitySchema = z.object({ _id: id, ...z.omit(groupActivity, { id: true }).shape });
const groupSchema = nameSchema(
  'StudyGroup',
  z.object({
    _id: id,
    ...z.omit(groupDetails, { id: true, members: true, activities: true, agreed: true }).shape,
    members: z.array(memberSchema),
    activities: z.array(activitySchema),
  }),
);

const groupView: View<GroupDetails, z.infer<typeof groupSchema>> = {
  schema: groupSchema,
  of: ({ members, activities, agreed: _agreed, ...group }) => ({
    ...withUnderscoreId(group),
    members: members.map(({ user, ...member }) => ({ _id: user.id, user: withUnderscoreId(user), ...member })),
    activities: activities.map(withUnderscoreId),
  }),
};

const route = createRouteBuilder('studyGroups', studyGroupsRouter);

export const studyGroupsRest: RestApi = {
  tags: { 'study-groups': 'Groups of people who learn together.' },
  fields: {
    inviteCode: 'What the admins of a private group share; open groups need none.',
    maxMembers: 'How many people can be in the group.',
    isPrivate: 'Private groups exist only for their members and for those who have the invite code.',
    tags: 'Words to find the group by.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/study-groups',
      procedure: 'list',
      status: 200,
      response: listView,
      summary: 'Your study groups, then the open ones, newest first',
    }),
    route({
      method: 'GET',
      path: '/api/study-groups/search',
      procedure: 'search',
      status: 200,
      response: listView,
      summary: 'Study groups by words and category',
      description: 'In the order of the whole list. An empty query finds every group of the category.',
      fields: { query: 'Beginnings of words in name, category, description and tags.' },
    }),
    route({
      method: 'POST',
      path: '/api/study-groups',
      procedure: 'create',
      status: 201,
      response: doneViewWith(GROUP_CREATED, 'studyGroup', groupView),
      summary: 'Make a study group',
      refusals: ['CONFLICT'],
    }),
    route({
      method: 'GET',
      path: '/api/study-groups/{id}',
      procedure: 'get',
      status: 200,
      response: {
        schema: z.object({ studyGroup: groupSchema }),
        of: (group: GroupDetails) => ({ studyGroup: groupView.of(group) }),
      },
      summary: 'A study group with its members and what happened in it',
      refusals: ['NOT_FOUND'],
    }),
    route({
      method: 'PUT',
      path: '/api/study-groups/{id}',
      procedure: 'update',
      status: 200,
      response: doneViewWith(GROUP_UPDATED, 'studyGroup', groupView),
      summary: 'Change the settings of a study group',
      description: 'For its admins. Settings that are left out stay as they are.',
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    }),
    route({
      method: 'POST',
      path: '/api/study-groups/{id}/join',
      procedure: 'join',
      status: 200,
      response: doneView(GROUP_JOINED),
      summary: 'Join a study group',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'POST',
      path: '/api/study-groups/{id}/leave',
      procedure: 'leave',
      status: 200,
      response: doneView(GROUP_LEFT),
      summary: 'Leave a study group',
      description: 'The last admin hands over to the longest member. The last member ends the group.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
  ],
};
