/** For so long an invitation to be friends can be accepted. */
export const INVITATION_DAYS = 14;
/** Invitations of one person that nobody has accepted yet. */
export const MAX_OPEN_INVITATIONS = 10;
