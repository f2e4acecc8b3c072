import * as z from 'zod/mini';
import { id, instant, text } from '../lib/scalars.ts';

export const invitationInput = z.object({ code: text('Invite code', 1, 100) });
export type InvitationInput = z.infer<typeof invitationInput>;

export const inviteFriendInput = z.object({ groupId: id, friendId: id });
export type InviteFriendInput = z.infer<typeof inviteFriendInput>;

const kind = z.enum(['friend', 'group']);

/** The public data of an invitation. Everybody who has the code may see it, even without an account. */
export const invitation = z.object({
  kind,
  /** The name of the inviting person or of the group. */
  name: z.string(),
  /**
   * The relation of the reader to the invitation. `own`: the reader created it. `done`: the two are already friends, or
   * the reader is a member. `full`: the group has no free place.
   */
  standing: z.enum(['open', 'own', 'done', 'full']),
  /** The id of the group if the reader is a member; otherwise null. */
  groupId: z.nullable(id),
});
export type Invitation = z.infer<typeof invitation>;

export const acceptedInvitation = z.object({ kind, name: z.string(), groupId: z.nullable(id) });
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>;

export const ownInvitation = z.object({ code: z.string(), expiresAt: instant });
export type OwnInvitation = z.infer<typeof ownInvitation>;
/** The caller's invitations that nobody has accepted, newest first. */
export const ownInvitations = z.array(ownInvitation);
