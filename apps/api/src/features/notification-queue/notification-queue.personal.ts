import { notificationQueue } from '@quorbit/db/schema/notification-queue';
import type { PersonalTable } from '../../kernel/personal.ts';

export const notificationQueuePersonal: readonly PersonalTable[] = [
  { table: notificationQueue, exported: { not: 'becomes notifications within seconds' }, erased: 'with the account' },
];
