import { aboutNames, mutedGroups, muteGroupInput, notificationList } from '@quorbit/contracts/notifications/schema';
import { notificationsReadArgs } from '@quorbit/contracts/sync/ops/notifications-read';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedIn } from '../../trpc/procedures.ts';
import { listMutedGroups, listNames, listNotifications, markRead, muteGroup } from './notifications.service.ts';

export const notificationsRouter = router({
  list: signedIn.output(notificationList).query(({ ctx }) => listNotifications(ctx.db, ctx.actor)),
  names: signedIn.output(aboutNames).query(({ ctx }) => listNames(ctx.db, ctx.actor, ctx.now())),
  markRead: signedIn
    .input(notificationsReadArgs)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => markRead(tx, actor, input))),
  mutedGroups: signedIn.output(mutedGroups).query(({ ctx }) => listMutedGroups(ctx.db, ctx.actor)),
  muteGroup: signedIn
    .input(muteGroupInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => muteGroup(tx, actor, input))),
});
