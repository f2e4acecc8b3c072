import type { Role } from '@quorbit/contracts/accounts/roles';

/** The user for whom quizzes are read. */
export interface Reader {
  id: string;
  role: Role;
}
