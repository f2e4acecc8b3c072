/** The number of days for which a friend invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** The maximum number of a person's invitations that nobody has accepted yet. */
export const MAX_OPEN_INVITATIONS = 10;
