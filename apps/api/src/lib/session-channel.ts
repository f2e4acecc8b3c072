/** The channel on which a user's id is sent when some of their sessions have ended or their role has changed. */
export const SESSIONS_CHANNEL = 'sessions';
