import { PATH_CATEGORIES, PATH_LEVELS, type PathCategory, type PathLevel } from '@quorbit/contracts/paths/types';

export const PATH_TABS = [
  { id: 'explore', label: 'Explore' },
  { id: 'journey', label: 'My Journey' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'skills', label: 'Skills' },
] as const;
type PathTab = (typeof PATH_TABS)[number]['id'];

export interface PathFilters {
  category: PathCategory | 'All';
  level: PathLevel | 'All';
  search: string;
}

/** The state of the learning paths page, read from its address. */
export interface PathParams extends PathFilters {
  tab: PathTab;
  /** The id of the path whose skill tree is open. */
  path: string | undefined;
  /** The id of the node whose panel is open. */
  node: string | undefined;
}

/** The address's search parameters, not validated: the routes load with every page, so the page validates them. */
export type PathAddress = { [Name in keyof PathParams]?: unknown };

/** Changes parts of the page's address. */
export type ChangePathAddress = (changes: PathAddress) => void;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const parseId = (said: unknown) => (typeof said === 'string' && ID.test(said) ? said.toLowerCase() : undefined);

/** Reads the search parameters; invalid values are dropped or replaced by defaults. */
export function parsePathAddress({ tab, category, level, search, path, node }: PathAddress): PathParams {
  const open = parseId(path);
  return {
    tab: PATH_TABS.find(({ id }) => id === tab)?.id ?? 'explore',
    category: PATH_CATEGORIES.find((pathCategory) => pathCategory === category) ?? 'All',
    level: PATH_LEVELS.find((pathLevel) => pathLevel === level) ?? 'All',
    // The router parses a search for digits alone as a number.
    search: typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 100) : '',
    path: open,
    node: open === undefined ? undefined : parseId(node),
  };
}
