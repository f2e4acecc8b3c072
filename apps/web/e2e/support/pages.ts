import type { PageCase } from './prepared.ts';
import { pageCase, type WalkedPage } from './walked-page.ts';

/** The pages of each area, exported as `PAGES` by the file `pages/<area>-pages.ts`. */
const FILES = import.meta.glob<readonly WalkedPage[] | undefined>('./pages/*-pages.ts', {
  eager: true,
  import: 'PAGES',
});

/** Every page of the route tree, with its states to check. */
export const PAGES: readonly WalkedPage[] = Object.entries(FILES).flatMap(([file, pages]) => {
  if (!pages) throw new Error(`apps/web/e2e/support: ${file} must export PAGES.`);
  return pages;
});

/** Every page with content on it, in its first state, and an unknown address. */
export const FIRST_LOADED: readonly PageCase[] = [
  ...PAGES.flatMap(({ loaded }) => loaded?.slice(0, 1) ?? []),
  pageCase('an unknown address', 'busy', '/no/such/page'),
];

/** The further states of pages with content on them, such as their other tabs. */
export const FURTHER_LOADED: readonly PageCase[] = PAGES.flatMap(({ loaded }) => loaded?.slice(1) ?? []);

/** Every page with content on it, in each of its states. */
export const LOADED: readonly PageCase[] = [...FIRST_LOADED, ...FURTHER_LOADED];

/** Every page in a state without content. */
export const EMPTY: readonly PageCase[] = PAGES.flatMap(({ empty }) => (empty === 'never' ? [] : (empty ?? [])));

/** Every page that loads its content from the server, for tests in which the server fails. */
export const FAILING: readonly PageCase[] = PAGES.flatMap(({ failing }) => failing ?? []);
