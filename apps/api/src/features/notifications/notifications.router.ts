import { listedNames, mutedGroups, muteGroupInput, notificationList } from '@quorbit/contracts/notifications/schema';
import { notificationsReadArgs } from '@quorbit/contracts/sync/ops/notifications-read';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { listMutedGroups, listNames, listNotifications, markRead, muteGroup } from './notifications.service.ts';

export const notificationsRouter = router({
  list: signedInProcedure.output(notificationList).query(({ ctx }) => listNotifications(ctx.db, ctx.actor)),
  names: signedInProcedure.output(listedNames).query(({ ctx }) => listNames(ctx.db, ctx.actor, ctx.now())),
  markRead: signedInProcedure
    .input(notificationsReadArgs)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => markRead(tx, actor, input))),
  mutedGroups: signedInProcedure.output(mutedGroups).query(({ ctx }) => listMutedGroups(ctx.db, ctx.actor)),
  muteGroup: signedInProcedure
    .input(muteGroupInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => muteGroup(tx, actor, input))),
});
