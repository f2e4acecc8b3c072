export interface GuideTopic {
  /** The topic's id, unique in the guide. The page's address names it as `topic`, and it's the heading's HTML id. */
  id: string;
  title: string;
  description: string;
  features?: readonly string[];
  steps?: readonly string[];
  tips?: readonly string[];
  /** The page of the app that the topic is about, and the text of its link. */
  page?: { to: string; label: string };
}

export interface GuideSection {
  id: string;
  title: string;
  description: string;
  topics: readonly GuideTopic[];
}

/** The tabs with the abilities of each kind of account. */
export const ACCOUNT_TABS = [
  { id: 'simple', label: 'Simple' },
  { id: 'premium', label: 'Premium' },
  { id: 'admin', label: 'Admin' },
] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];

/** The id of the section whose topics are shown as tabs; the topics have the tabs' ids. */
export const ACCOUNTS_SECTION = 'user-types';
