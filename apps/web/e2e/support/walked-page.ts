import type { PageCase } from './prepared.ts';

/** A page of the route tree with everything the accessibility journey looks at. A plain test tells what misses. */
export interface WalkedPage {
  /** Its path in the route tree. */
  page: string;
  /** It shows nothing that a server told, so it is neither empty nor failing. */
  static?: true;
  loaded?: readonly PageCase[];
  /** With nothing to show; `never` where there always is something. */
  empty?: readonly PageCase[] | 'never';
  /** While the server fails. */
  failing?: readonly PageCase[];
}

export function pageCase(name: string, as: PageCase['as'], path: string | PageCase['path']): PageCase {
  return { name, as, path: typeof path === 'string' ? () => path : path };
}

/** A list with nothing in it. */
export const EMPTY_LIST = { items: [], nextCursor: null };

/** The instant so many hours from now, as the server writes it. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
