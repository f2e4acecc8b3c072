import { id, instant } from '@quorbit/contracts/lib/scalars';
import {
  groupActivities,
  groupMembers,
  groupRemovedMembers,
  groupShares,
  studyGroups,
} from '@quorbit/db/schema/study-groups';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfRemovedFrom } from './removals.repository.ts';
import { deleteOwnShares, enqueueQuizzes, pageOfShares } from './shares.repository.ts';
import { pageOfActivities, pageOfMemberships } from './study-groups.repository.ts';
import { enqueueGroupsOf } from './upkeep.repository.ts';

export const studyGroupsPersonal: readonly PersonalTable[] = [
  { table: studyGroups, exportFields: { not: 'groups are told with the memberships' }, erasure: 'stays' },
  {
    table: groupMembers,
    exportFields: [
      exportList({
        name: 'studyGroups',
        schema: z.array(
          z.object({
            id,
            name: z.string(),
            role: z.string(),
            founded: z.boolean(),
            joinedAt: instant,
            showsPercent: z.boolean(),
            joinsMemory: z.boolean(),
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfMemberships(db, subject.id, after, limit),
            ({ group }) => group.id,
          ))
            yield rows.map(({ group, joinedAt, ...member }) => ({
              id: group.id,
              name: group.name,
              ...member,
              founded: group.founderId === subject.id,
              joinedAt: joinedAt.toISOString(),
            }));
        },
      }),
    ],
    erasure: ({ tx, subject, now }) => enqueueGroupsOf(tx, subject.id, now),
  },
  {
    table: groupRemovedMembers,
    exportFields: [
      exportList({
        name: 'studyGroupsRemovedFrom',
        schema: z.array(
          z.object({ groupId: id, name: z.string(), role: z.string(), joinedAt: instant, removedAt: instant }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfRemovedFrom(db, subject.id, after, limit),
            (row) => row.groupId,
          ))
            yield rows.map(({ joinedAt, removedAt, ...row }) => ({
              ...row,
              joinedAt: joinedAt.toISOString(),
              removedAt: removedAt.toISOString(),
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: groupActivities,
    exportFields: [
      exportList({
        name: 'groupActivities',
        schema: z.array(z.object({ groupId: id, type: z.string(), quizTitle: z.nullable(z.string()), at: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfActivities(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ groupId, type, quizTitle, createdAt }) => ({
              groupId,
              type,
              quizTitle,
              at: createdAt.toISOString(),
            }));
        },
      }),
    ],
    // The activities of an erased account stay in their groups, shown as a deleted person's.
    erasure: 'stays',
  },
  {
    table: groupShares,
    exportFields: [
      exportList({
        name: 'sharedQuizzes',
        schema: z.array(z.object({ groupId: id, group: z.string(), quizId: id, title: z.string(), sharedAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: { groupId: string; quizId: string } | null, limit) => pageOfShares(db, subject.id, after, limit),
            ({ groupId, quizId }) => ({ groupId, quizId }),
          ))
            yield rows.map(({ sharedAt, ...row }) => ({ ...row, sharedAt: sharedAt.toISOString() }));
        },
      }),
    ],
    // The user's own quizzes leave the groups too, as when a member leaves; shared quizzes of others stay.
    async erasure({ tx, subject, now }) {
      await enqueueQuizzes(tx, await deleteOwnShares(tx, subject.id, null), now);
    },
  },
];
