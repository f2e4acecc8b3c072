import { backupStatus, health, mailTest, setBackupReminderInput } from '@quorbit/contracts/health/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { adminProcedure, router } from '../../trpc/procedures.ts';
import { getBackupStatus, setReminder } from './backups.service.ts';
import { getHealth } from './health.service.ts';
import { testMail } from './mail-test.service.ts';

export const healthRouter = router({
  get: adminProcedure
    .meta({ withoutDatabase: true })
    .output(health)
    .query(({ ctx }) => getHealth(ctx)),
  backups: adminProcedure.output(backupStatus).query(({ ctx }) => getBackupStatus(ctx.db, ctx.actor, ctx.now())),
  setReminder: adminProcedure
    .input(setBackupReminderInput)
    .output(backupStatus)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => setReminder(tx, actor, input, ctx.now())),
    ),
  testMail: adminProcedure
    .meta({ points: 10, mustBeUnbatched: true })
    .output(mailTest)
    .mutation(({ ctx }) => testMail(ctx)),
});
