export interface GuideTopic {
  /** Unique in the guide; the address of the page names it after the `#`. */
  id: string;
  title: string;
  description: string;
  features?: readonly string[];
  steps?: readonly string[];
  tips?: readonly string[];
  /** A page of the app that it is about, and what the link says. */
  page?: { to: string; label: string };
}

export interface GuideSection {
  id: string;
  title: string;
  description: string;
  topics: readonly GuideTopic[];
}

/** What each kind of account can do, one tab each. */
export const ACCOUNT_TABS = [
  { id: 'simple', label: 'Simple' },
  { id: 'premium', label: 'Premium' },
  { id: 'admin', label: 'Admin' },
] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];

/** The section whose topics are tabs: they have the tabs' ids. */
export const ACCOUNTS_SECTION = 'user-types';
