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
  signInResult as signedInOutput,
  signInOptions as signInOptionsOutput,
  stopRemindersInput,
  updateRoleInput,
  updateSettingsInput,
  verifyEmailInput,
} from '@quorbit/contracts/accounts/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { toSignedIn } from '../../sessions/tokens.ts';
import { publicProcedure, reportProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import { register, switchRole } from './accounts.service.ts';
import { changePassword, forgotPassword, resetPassword } from './credentials/credentials.service.ts';
import { resendVerification, verifyEmail } from './credentials/verification.service.ts';
import { deleteAccount } from './deletion/deletion.service.ts';
import { startOwnExport } from './export/export.service.ts';
import { buildFullExport } from './export/full-export.ts';
import { getPerson, getProfile } from './profiles/profiles.service.ts';
import { updateSettings } from './profiles/settings.service.ts';
import { stopReminders } from './reminders/reminder-stop.service.ts';
import { confirmIdentity } from './sign-in/confirmation.service.ts';
import { endOwnSession, listOwnSessions, logout, logoutAll } from './sign-in/own-sessions.service.ts';
import { login } from './sign-in/sign-in.service.ts';
import { getSignInOptions } from './sign-in/sign-in-options.ts';

export const accountsRouter = router({
  options: publicProcedure.output(signInOptionsOutput).query(({ ctx }) => getSignInOptions(ctx)),
  // Registering hashes a password and mails to an address that the caller chooses, so it costs more points.
  register: publicProcedure
    .meta({ points: 8, mustBeUnbatched: true })
    .input(registerInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicProcedure
    .meta({ points: 5, mustBeUnbatched: true, needed: true })
    .input(loginInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),
  forgotPassword: publicProcedure
    .meta({ points: 20, mustBeUnbatched: true })
    .input(forgotPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  resetPassword: publicProcedure
    .meta({ points: 10, mustBeUnbatched: true })
    .input(resetPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  verifyEmail: publicProcedure
    .meta({ mustBeUnbatched: true })
    .input(verifyEmailInput)
    .output(z.void())
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  stopReminders: publicProcedure
    .meta({ mustBeUnbatched: true })
    .input(stopRemindersInput)
    .output(z.void())
    .mutation(({ ctx, input }) => stopReminders(ctx, input)),
  sendVerification: signedInProcedure
    .meta({ points: 20, mustBeUnbatched: true })
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => resendVerification(tx, actor, ctx.now(), ctx.deps))),
  logout: signedInProcedure
    .meta({ mustBeUnbatched: true, needed: true })
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => logout(tx, actor))),
  logoutAll: signedInProcedure
    .meta({ mustBeUnbatched: true, needed: true })
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => logoutAll(tx, actor, ctx.now()))),
  sessions: signedInProcedure.output(sessionList).query(({ ctx }) => listOwnSessions(ctx.db, ctx.actor)),
  endSession: signedInProcedure
    .meta({ mustBeUnbatched: true, needed: true })
    .input(endSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => endOwnSession(tx, actor, input, ctx.now()))),
  me: signedInProcedure.output(profile).query(({ ctx }) => getProfile(ctx.db, ctx.actor.id)),
  get: signedInProcedure
    .input(z.object({ id }))
    .output(personView)
    .query(({ ctx, input }) => getPerson(ctx.db, ctx.actor, input.id)),
  updateRole: signedInProcedure
    .meta({ mustBeUnbatched: true })
    .input(updateRoleInput)
    .output(signedInOutput)
    .mutation(async ({ ctx, input }) =>
      toSignedIn(
        ctx.deps.authSecret,
        await ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => switchRole(tx, actor, input, ctx.now(), ctx.deps)),
      ),
    ),
  updateSettings: signedInProcedure
    .meta({ mustBeUnbatched: true })
    .input(updateSettingsInput)
    .output(profile)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => updateSettings(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  changePassword: signedInProcedure
    .meta({ points: 10, mustBeUnbatched: true })
    .input(changePasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  confirm: signedInProcedure
    .meta({ points: 10, mustBeUnbatched: true, needed: true })
    .input(confirmInput)
    .output(z.void())
    .mutation(({ ctx, input }) => confirmIdentity(ctx, input)),
  export: reportProcedure
    .meta({ mustBeUnbatched: true, needed: true })
    .output(accountExport)
    .mutation(async ({ ctx }) => buildFullExport(await startOwnExport(ctx))),
  delete: signedInProcedure
    .meta({ points: 10, mustBeUnbatched: true, needed: true })
    .input(deleteAccountInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
