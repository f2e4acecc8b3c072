import { area } from '../../lib/area.ts';
import { notificationQueuePersonal } from './notification-queue.personal.ts';

export const notificationQueueArea = area({ personal: notificationQueuePersonal });
