export const ROLES = ['user', 'premium', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that people may give themselves; nobody becomes admin this way. */
export const SELF_SERVICE_ROLES = ['user', 'premium'] as const satisfies readonly Role[];
