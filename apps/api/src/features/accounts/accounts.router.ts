import { accountExport } from '@quorbit/contracts/accounts/export';
import {
  changePasswordInput,
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
  updateRoleInput,
  updateSettingsInput,
  verifyEmailInput,
} from '@quorbit/contracts/accounts/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';
import { publicProcedure, router, signedIn } from '../../trpc/procedures.ts';
import { me, register, signInOptions, switchRole, updateSettings } from './accounts.service.ts';
import { changePassword, forgotPassword, resetPassword } from './credentials.service.ts';
import { deleteAccount } from './deletion.service.ts';
import { exportAccount } from './export.service.ts';
import { readPerson } from './profiles.ts';
import { endOwnSession, logout, logoutAll, ownSessions } from './sessions.service.ts';
import { login } from './sign-in.service.ts';
import { sendVerification, verifyEmail } from './verification.service.ts';

export const accountsRouter = router({
  options: publicProcedure.output(signInOptionsOutput).query(({ ctx }) => signInOptions(ctx)),
  register: publicProcedure
    .input(registerInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicProcedure
    .input(loginInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),
  forgotPassword: publicProcedure
    .input(forgotPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  verifyEmail: publicProcedure
    .input(verifyEmailInput)
    .output(z.void())
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  sendVerification: signedIn.output(z.void()).mutation(({ ctx }) => sendVerification(ctx)),
  logout: signedIn.output(z.void()).mutation(({ ctx }) => logout(ctx)),
  logoutAll: signedIn.output(z.void()).mutation(({ ctx }) => logoutAll(ctx)),
  sessions: signedIn.output(sessionList).query(({ ctx }) => ownSessions(ctx)),
  endSession: signedIn
    .input(endSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endOwnSession(ctx, input)),
  me: signedIn.output(profile).query(({ ctx }) => me(ctx)),
  get: signedIn
    .input(z.object({ id }))
    .output(personView)
    .query(({ ctx, input }) => readPerson(ctx.db, ctx.actor, input.id)),
  updateRole: signedIn
    .input(updateRoleInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => switchRole(ctx, input)),
  updateSettings: signedIn
    .input(updateSettingsInput)
    .output(profile)
    .mutation(({ ctx, input }) => updateSettings(ctx, input)),
  changePassword: signedIn
    .input(changePasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  export: signedIn.output(accountExport).mutation(({ ctx }) => exportAccount(ctx)),
  delete: signedIn
    .input(deleteAccountInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
