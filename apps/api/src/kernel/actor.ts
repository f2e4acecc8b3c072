import type { Role } from '@quorbit/contracts/accounts/roles';

/** The person who makes a call, as session and account say at this request. */
export interface Actor {
  id: string;
  role: Role;
  /** The time zone in force. */
  timeZone: string;
  /** Whether the settings fix the zone; otherwise it follows the newest work. */
  zoneFixed?: boolean;
  /** The id in the token. The database has only its hash, and logs never have it. */
  sessionId: string;
}
