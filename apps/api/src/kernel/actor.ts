import type { Role } from '@quorbit/contracts/accounts/roles';

/** The user who makes a call, according to session and account at the time of the request. */
export interface Actor {
  id: string;
  role: Role;
  /** The user's current time zone. */
  timeZone: string;
  /** Whether the settings fix the time zone; otherwise it follows the user's newest work. */
  zoneFixed?: boolean;
  /** The session's id in the token. The database stores only its hash, and logs never contain it. */
  sessionId: string;
}
