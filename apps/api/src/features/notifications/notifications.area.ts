import { defineArea } from '../../define-area.ts';
import { notificationMarkMirror, notificationMirror } from './notifications.mirror.ts';
import { notificationsRead } from './notifications.ops.ts';
import { notificationsPersonal } from './notifications.personal.ts';
import { notificationsRouter } from './notifications.router.ts';
import { notificationSettings } from './notifications.settings.ts';
import { notificationsSweep, notificationsWriting } from './notifications.worker.ts';

export const notificationsArea = defineArea({
  router: notificationsRouter,
  mirror: [notificationMirror, notificationMarkMirror],
  ops: [notificationsRead],
  workers: [notificationsWriting, notificationsSweep],
  personal: notificationsPersonal,
  settings: [notificationSettings],
});
