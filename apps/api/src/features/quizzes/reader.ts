import type { Role } from '@quorbit/contracts/accounts/roles';

/** The person who reads quizzes. */
export interface Reader {
  id: string;
  role: Role;
}
