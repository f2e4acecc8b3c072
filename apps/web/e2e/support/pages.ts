import type { PageCase } from './prepared.ts';
import { pageCase, type WalkedPage } from './walked-page.ts';

/** The pages of an area are in the file of that area, `<area>-pages.ts`, in `pages/`, which exports them as `PAGES`. */
const FILES = import.meta.glob<readonly WalkedPage[] | undefined>('./pages/*-pages.ts', {
  eager: true,
  import: 'PAGES',
});

/** Every page of the route tree. */
export const PAGES: readonly WalkedPage[] = Object.entries(FILES).flatMap(([file, pages]) => {
  if (!pages) throw new Error(`apps/web/e2e/support: ${file} must export PAGES.`);
  return pages;
});

/** Every page with something on it, and an address that leads to none. */
export const LOADED: readonly PageCase[] = [
  ...PAGES.flatMap(({ loaded }) => loaded ?? []),
  pageCase('unknown address', 'busy', '/no/such/page'),
];

/** Pages with nothing to show. */
export const EMPTY: readonly PageCase[] = PAGES.flatMap(({ empty }) => (empty === 'never' ? [] : (empty ?? [])));

/** Pages that ask the server for what they show. */
export const FAILING: readonly PageCase[] = PAGES.flatMap(({ failing }) => failing ?? []);
