import { backupStatus, health, mailTest, setReminderInput } from '@quorbit/contracts/health/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { admin, router } from '../../trpc/procedures.ts';
import { readBackups, setReminder } from './backups.service.ts';
import { readHealth } from './health.service.ts';
import { testMail } from './mail-test.service.ts';

export const healthRouter = router({
  get: admin
    .meta({ withoutDatabase: true })
    .output(health)
    .query(({ ctx }) => readHealth(ctx)),
  backups: admin.output(backupStatus).query(({ ctx }) => readBackups(ctx.db, ctx.actor, ctx.now())),
  setReminder: admin
    .input(setReminderInput)
    .output(backupStatus)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => setReminder(tx, actor, input, ctx.now())),
    ),
  testMail: admin
    .meta({ points: 10, alone: true })
    .output(mailTest)
    .mutation(({ ctx }) => testMail(ctx)),
});
