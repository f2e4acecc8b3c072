/** The tabs with the abilities of each kind of account. */
export const ACCOUNT_TABS = [
  { id: 'simple', label: 'Simple' },
  { id: 'premium', label: 'Premium' },
  { id: 'admin', label: 'Admin' },
] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];

/** The id of the section whose topics are shown as tabs; the topics have the tabs' ids. */
export const ACCOUNTS_SECTION = 'user-types';
