import { id, instant } from '@quorbit/contracts/lib/scalars';
import { about } from '@quorbit/contracts/notifications/row';
import { notificationMarks, notificationMutes, notifications } from '@quorbit/db/schema/notifications';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportField, exportList } from '../../lib/personal.ts';
import { listMuted } from './mutes.repository.ts';
import { pageOfNotifications } from './notifications.repository.ts';

export const notificationsPersonal: readonly PersonalTable[] = [
  {
    table: notifications,
    exported: [
      exportList({
        name: 'notifications',
        schema: z.array(z.object({ kind: z.string(), about, at: instant })),
        async *pages(db, subject) {
          for await (const rows of eachPage(
            (after: number | null, limit) => pageOfNotifications(db, subject.id, after ?? 0, limit),
            ({ no }) => no,
          ))
            yield rows.map((row) => ({ kind: row.kind, about: row.about, at: row.at.toISOString() }));
        },
      }),
    ],
    erased: 'with the account',
  },
  { table: notificationMarks, exported: { not: 'how far the list was read' }, erased: 'with the account' },
  {
    table: notificationMutes,
    exported: [
      exportField({
        name: 'mutedGroups',
        schema: z.array(z.object({ groupId: id })),
        read: async (db, subject) => (await listMuted(db, subject.id)).map((groupId) => ({ groupId })),
      }),
    ],
    erased: 'with the account',
  },
];
