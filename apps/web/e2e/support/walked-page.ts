import type { PageCase } from './prepared.ts';

/** A page of the route tree and its states that the accessibility journeys check. A unit test reports missing ones. */
export interface WalkedPage {
  /** The page's path in the route tree. */
  page: string;
  /** Whether the page shows no data of the server, so that it has no empty or failing state. */
  static?: true;
  loaded?: readonly PageCase[];
  /** The page's states without content; `never` if the page always has content. */
  empty?: readonly PageCase[] | 'never';
  /** The page's states while the server fails. */
  failing?: readonly PageCase[];
}

export function pageCase(name: string, as: PageCase['as'], path: string | PageCase['path']): PageCase {
  return { name, as, path: typeof path === 'string' ? () => path : path };
}

/** The server's reply for an empty list. */
export const EMPTY_LIST = { items: [], nextCursor: null };

/** Returns the time `hours` hours from now as an ISO string, as the server writes it. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
