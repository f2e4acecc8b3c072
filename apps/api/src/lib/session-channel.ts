/** Announces, by a user's id, that some of their sessions have ended or that their role has changed. */
export const SESSIONS_CHANNEL = 'sessions';
