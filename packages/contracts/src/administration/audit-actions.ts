/** Everything that the audit log records. */
export const AUDIT_ACTIONS = [
  'account.registered',
  'account.deleted',
  'account.google-linked',
  'account.exported',
  'account.suspended',
  'account.restored',
  'admin.created',
  'admin.promoted',
  'password.changed',
  'password.reset',
  'password.voided',
  'role.changed',
  'sessions.ended',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What each action is called on screens. */
export const AUDIT_WORDS: Record<AuditAction, string> = {
  'account.registered': 'Registered',
  'account.deleted': 'Account deleted',
  'account.google-linked': 'Linked to Google',
  'account.exported': 'Data exported',
  'account.suspended': 'Suspended',
  'account.restored': 'Suspension lifted',
  'admin.created': 'Admin created',
  'admin.promoted': 'Made an admin at the start',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset',
  'password.voided': 'Password reset by an admin',
  'role.changed': 'Role changed',
  'sessions.ended': 'Sessions ended',
};
