import { accountExport } from '@quorbit/contracts/accounts/export';
import {
  changePasswordInput,
  confirmInput,
  deleteAccountInput,
  endSessionInput,
  forgotPasswordInput,
  loginInput,
  personView,
  profile,
  registerInput,
  resetPasswordInput,
  sessionList,
  signedIn as signedInOutput,
  signInOptions as signInOptionsOutput,
  stopRemindersInput,
  updateRoleInput,
  updateSettingsInput,
  verifyEmailInput,
} from '@quorbit/contracts/accounts/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { withToken } from '../../sessions/tokens.ts';
import { publicProcedure, router, signedIn, signedInReports } from '../../trpc/procedures.ts';
import { register, switchRole } from './accounts.service.ts';
import { changePassword, forgotPassword, resetPassword } from './credentials/credentials.service.ts';
import { sendVerification, verifyEmail } from './credentials/verification.service.ts';
import { deleteAccount } from './deletion/deletion.service.ts';
import { beginOwnExport } from './export/export.service.ts';
import { wholeExport } from './export/whole-export.ts';
import { readPerson, readProfile } from './profiles/profiles.service.ts';
import { updateSettings } from './profiles/settings.service.ts';
import { stopReminders } from './reminders/reminder-stop.service.ts';
import { confirm } from './sign-in/confirmation.service.ts';
import { endOwnSession, logout, logoutAll, ownSessions } from './sign-in/own-sessions.service.ts';
import { login } from './sign-in/sign-in.service.ts';
import { signInOptions } from './sign-in/sign-in-options.ts';

export const accountsRouter = router({
  options: publicProcedure.output(signInOptionsOutput).query(({ ctx }) => signInOptions(ctx)),
  // It hashes, and mails to an address that the caller chooses.
  register: publicProcedure
    .meta({ points: 8, alone: true })
    .input(registerInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicProcedure
    .meta({ points: 5, alone: true, needed: true })
    .input(loginInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),
  forgotPassword: publicProcedure
    .meta({ points: 20, alone: true })
    .input(forgotPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  resetPassword: publicProcedure
    .meta({ points: 10, alone: true })
    .input(resetPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  verifyEmail: publicProcedure
    .meta({ alone: true })
    .input(verifyEmailInput)
    .output(z.void())
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  stopReminders: publicProcedure
    .meta({ alone: true })
    .input(stopRemindersInput)
    .output(z.void())
    .mutation(({ ctx, input }) => stopReminders(ctx, input)),
  sendVerification: signedIn
    .meta({ points: 20, alone: true })
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => sendVerification(tx, actor, ctx.now(), ctx.deps))),
  logout: signedIn
    .meta({ alone: true, needed: true })
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => logout(tx, actor))),
  logoutAll: signedIn
    .meta({ alone: true, needed: true })
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => logoutAll(tx, actor, ctx.now()))),
  sessions: signedIn.output(sessionList).query(({ ctx }) => ownSessions(ctx.db, ctx.actor)),
  endSession: signedIn
    .meta({ alone: true, needed: true })
    .input(endSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => endOwnSession(tx, actor, input, ctx.now()))),
  me: signedIn.output(profile).query(({ ctx }) => readProfile(ctx.db, ctx.actor.id)),
  get: signedIn
    .input(z.object({ id }))
    .output(personView)
    .query(({ ctx, input }) => readPerson(ctx.db, ctx.actor, input.id)),
  updateRole: signedIn
    .meta({ alone: true })
    .input(updateRoleInput)
    .output(signedInOutput)
    .mutation(async ({ ctx, input }) =>
      withToken(
        ctx.deps.authSecret,
        await ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => switchRole(tx, actor, input, ctx.now(), ctx.deps)),
      ),
    ),
  updateSettings: signedIn
    .meta({ alone: true })
    .input(updateSettingsInput)
    .output(profile)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => updateSettings(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  changePassword: signedIn
    .meta({ points: 10, alone: true })
    .input(changePasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  confirm: signedIn
    .meta({ points: 10, alone: true, needed: true })
    .input(confirmInput)
    .output(z.void())
    .mutation(({ ctx, input }) => confirm(ctx, input)),
  export: signedInReports
    .meta({ alone: true, needed: true })
    .output(accountExport)
    .mutation(async ({ ctx }) => wholeExport(await beginOwnExport(ctx))),
  delete: signedIn
    .meta({ points: 10, alone: true, needed: true })
    .input(deleteAccountInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
