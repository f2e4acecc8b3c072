import * as z from 'zod/mini';
import { id, instant, text } from '../lib/scalars.ts';

export const invitationInput = z.object({ code: text('Invite code', 1, 100) });
export type InvitationInput = z.infer<typeof invitationInput>;

export const inviteFriendInput = z.object({ groupId: id, friendId: id });
export type InviteFriendInput = z.infer<typeof inviteFriendInput>;

const kind = z.enum(['friend', 'group']);

/** All that an invitation shows. Everybody who has the code may see it, even without an account. */
export const invitation = z.object({
  kind,
  /** Of the person who invites, or of the group. */
  name: z.string(),
  /**
   * What the reader can do about it. `own`: the reader made it. `done`: the two are friends, or the reader is a member.
   * `full`: the group has no place left.
   */
  standing: z.enum(['open', 'own', 'done', 'full']),
  /** Of the group, for its members; null for all others. */
  groupId: z.nullable(id),
});
export type Invitation = z.infer<typeof invitation>;

export const acceptedInvitation = z.object({ kind, name: z.string(), groupId: z.nullable(id) });
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>;

export const ownInvitation = z.object({ code: z.string(), expiresAt: instant });
export type OwnInvitation = z.infer<typeof ownInvitation>;
/** Those that nobody has accepted, the newest first. */
export const ownInvitations = z.array(ownInvitation);
