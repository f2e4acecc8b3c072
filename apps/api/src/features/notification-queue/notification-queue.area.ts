import { defineArea } from '../../define-area.ts';
import { notificationBacklog } from './backlog.repository.ts';
import { notificationQueuePersonal } from './notification-queue.personal.ts';

export const notificationQueueArea = defineArea({
  backlogs: [notificationBacklog],
  personal: notificationQueuePersonal,
});
