import { area } from '../../area.ts';
import { notificationBacklog } from './backlog.repository.ts';
import { notificationQueuePersonal } from './notification-queue.personal.ts';

export const notificationQueueArea = area({ backlogs: [notificationBacklog], personal: notificationQueuePersonal });
