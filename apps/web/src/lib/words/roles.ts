import type { Role } from '@quorbit/contracts/accounts/roles';

export const ROLE_NAMES: Record<Role, string> = { user: 'Free plan', premium: 'Premium plan', admin: 'Admin' };

/** Returns the role that users may switch to by themselves, with the label of its menu entry; null for admins. */
export function findRoleSwitch(role: Role): { to: Role; label: string } | null {
  if (role === 'user') return { to: 'premium', label: 'Go Premium' };
  return role === 'premium' ? { to: 'user', label: 'Go Simple User' } : null;
}
