import * as z from 'zod/mini';
import { settingsPart } from '../accounts/settings-part.ts';

const taken = () => z.optional(z.boolean('Must be true or false.'));
/** Older servers don't tell them. */
const told = () => z.optional(z.boolean());

export const notificationSettings = settingsPart({
  taken: {
    notifyFriendRequests: taken(),
    notifyAcceptedRequests: taken(),
    notifyInvitations: taken(),
    notifySharedQuizzes: taken(),
    notifyAssignments: taken(),
    notifyCheers: taken(),
    notifyByPush: taken(),
  },
  told: {
    notifyFriendRequests: told(),
    notifyAcceptedRequests: told(),
    notifyInvitations: told(),
    notifySharedQuizzes: told(),
    notifyAssignments: told(),
    notifyCheers: told(),
    notifyByPush: told(),
  },
  defaults: {
    notifyFriendRequests: true,
    notifyAcceptedRequests: true,
    notifyInvitations: true,
    notifySharedQuizzes: true,
    notifyAssignments: true,
    notifyCheers: true,
    notifyByPush: false,
  },
  words: {
    notifyFriendRequests: 'notifications of friend requests',
    notifyAcceptedRequests: 'notifications of accepted requests',
    notifyInvitations: 'notifications of invitations',
    notifySharedQuizzes: 'notifications of shared quizzes',
    notifyAssignments: 'notifications of assignments',
    notifyCheers: 'notifications of cheers',
    notifyByPush: 'notifications on this device',
  },
});
