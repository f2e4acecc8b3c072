import { notificationQueue } from '@quorbit/db/schema/notification-queue';
import type { PersonalTable } from '../../kernel/personal.ts';

export const notificationQueuePersonal: readonly PersonalTable[] = [
  {
    table: notificationQueue,
    exportFields: { not: 'becomes notifications within seconds' },
    erasure: 'with the account',
  },
];
