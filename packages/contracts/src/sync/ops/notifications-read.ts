import * as z from 'zod/mini';
import { integer } from '../../lib/scalars.ts';

export const NOTIFICATIONS_READ = 'notifications.read';

/** The arguments of marking notifications as read: the learner has seen all notifications up to this number. */
export const notificationsReadArgs = z.object({ readUpTo: integer('Number', 0, 2_147_483_647) });
export type NotificationsReadArgs = z.input<typeof notificationsReadArgs>;
