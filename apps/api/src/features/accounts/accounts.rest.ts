import { type PersonView, publicProfile, type signInResult } from '@quorbit/contracts/accounts/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { userSchema, userView } from '../../rest/user-view.ts';
import { nameSchema, type View, withBothIds } from '../../rest/view.ts';
import { accountsRouter } from './accounts.router.ts';

const publicUserSchema = nameSchema('PublicUser', z.object({ _id: id, ...publicProfile.shape }));

/** A person in the REST API: the caller's own full profile, or another person's public profile. */
const visiblePersonSchema = z.union([userSchema, publicUserSchema]);

const personResponse: View<PersonView, z.infer<typeof visiblePersonSchema>> = {
  schema: visiblePersonSchema,
  of: withBothIds,
};

const signedInSchema = nameSchema('SignedIn', z.object({ user: userSchema, token: z.string() }));

const signedInView: View<z.infer<typeof signInResult>, z.infer<typeof signedInSchema>> = {
  schema: signedInSchema,
  of: ({ user, token }) => ({ user: withBothIds(user), token }),
};

const route = createRouteBuilder('accounts', accountsRouter);

export const accountsRest: RestApi = {
  tags: {
    auth: 'Accounts and sessions.',
    users: 'People.',
  },
  fields: {
    role: '`user` or `premium`; nobody becomes `admin` this way.',
    timeZone: 'An IANA name like `Europe/Berlin`. By default that of the account, and UTC for a new one.',
    token: 'From the link in the mail.',
  },
  routes: [
    route({
      method: 'POST',
      path: '/api/auth/register',
      procedure: 'register',
      status: 201,
      response: signedInView,
      summary: 'Create an account',
      description: 'The new account has role user and is signed in.',
      public: true,
      fields: { inviteCode: 'The end of an invite link. Needed while accounts are made by invitation alone.' },
      refusals: ['CONFLICT', 'FEATURE_OFF'],
    }),
    route({
      method: 'POST',
      path: '/api/auth/login',
      procedure: 'login',
      status: 200,
      response: signedInView,
      summary: 'Sign in',
      description: 'Send the token with each further call as `Authorization: Bearer <token>`.',
      public: true,
      refusals: ['WRONG_CREDENTIALS'],
    }),
    route({
      method: 'POST',
      path: '/api/auth/logout',
      procedure: 'logout',
      status: 204,
      response: null,
      summary: 'Sign out',
      description: 'Ends the session of the token at once.',
    }),
    route({
      method: 'POST',
      path: '/api/auth/logout-all',
      procedure: 'logoutAll',
      status: 204,
      response: null,
      summary: 'Sign out everywhere',
      description: 'Ends all of your sessions, this one too.',
    }),
    route({
      method: 'POST',
      path: '/api/auth/forgot-password',
      procedure: 'forgotPassword',
      status: 202,
      response: null,
      summary: 'Ask for a link to set a new password',
      description: 'The answer is the same whether or not there is such an account; the link comes by mail.',
      public: true,
    }),
    route({
      method: 'POST',
      path: '/api/auth/reset-password',
      procedure: 'resetPassword',
      status: 204,
      response: null,
      summary: 'Set a new password',
      description: 'With the token of the link. It works once, and ends all sessions.',
      public: true,
    }),
    route({
      method: 'GET',
      path: '/api/users/me',
      procedure: 'me',
      status: 200,
      response: userView,
      summary: 'Your own account',
    }),
    route({
      method: 'PATCH',
      path: '/api/users/update-role',
      procedure: 'updateRole',
      status: 200,
      response: signedInView,
      summary: 'Switch between user and premium',
      description: 'For your own account only. Every session has the new role at once.',
      fields: { userId: 'Your own id.' },
      refusals: ['FORBIDDEN'],
    }),
    route({
      method: 'GET',
      path: '/api/users/{userId}',
      procedure: 'get',
      params: { userId: 'id' },
      status: 200,
      response: personResponse,
      summary: 'A person',
      description: 'Your own account whole; of others their name, level and XP.',
      refusals: ['NOT_FOUND'],
    }),
  ],
};
