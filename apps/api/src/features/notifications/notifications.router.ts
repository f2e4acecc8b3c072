import { aboutNames, mutedGroups, muteGroupInput, notificationList } from '@quorbit/contracts/notifications/schema';
import * as z from 'zod/mini';
import { router, signedIn } from '../../trpc/procedures.ts';
import { listMutedGroups, listNames, listNotifications, muteGroup } from './notifications.service.ts';

export const notificationsRouter = router({
  list: signedIn.output(notificationList).query(({ ctx }) => listNotifications(ctx.db, ctx.actor)),
  names: signedIn.output(aboutNames).query(({ ctx }) => listNames(ctx.db, ctx.actor)),
  mutedGroups: signedIn.output(mutedGroups).query(({ ctx }) => listMutedGroups(ctx.db, ctx.actor)),
  muteGroup: signedIn
    .input(muteGroupInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => muteGroup(tx, actor, input))),
});
