import { id, instant } from '@quorbit/contracts/lib/scalars';
import { notificationAbout } from '@quorbit/contracts/notifications/row';
import { notificationMarks, notificationMutes, notifications } from '@quorbit/db/schema/notifications';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportField, exportList, readPages } from '../../lib/export-fields.ts';
import { listMuted } from './mutes.repository.ts';
import { pageOfNotifications } from './notifications.repository.ts';

export const notificationsPersonal: readonly PersonalTable[] = [
  {
    table: notifications,
    exportFields: [
      exportList({
        name: 'notifications',
        schema: z.array(z.object({ kind: z.string(), about: notificationAbout, at: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: number | null, limit) => pageOfNotifications(db, subject.id, after ?? 0, limit),
            ({ no }) => no,
          ))
            yield rows.map((row) => ({ kind: row.kind, about: row.about, at: row.at.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  { table: notificationMarks, exportFields: { not: 'how far the list was read' }, erasure: 'with the account' },
  {
    table: notificationMutes,
    exportFields: [
      exportField({
        name: 'mutedGroups',
        schema: z.array(z.object({ groupId: id })),
        read: async (db, subject) => (await listMuted(db, subject.id)).map((groupId) => ({ groupId })),
      }),
    ],
    erasure: 'with the account',
  },
];
