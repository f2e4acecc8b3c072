/** Where it is told, by a user's id, that some of their sessions have ended, or that their role is another one. */
export const SESSIONS = 'sessions';
