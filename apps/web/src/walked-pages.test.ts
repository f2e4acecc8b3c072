import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { PAGES } from '../e2e/support/pages.ts';
import type { WalkedPage } from '../e2e/support/walked-page.ts';
import { routeTree } from './routeTree.gen.ts';

const STATES = ['loaded', 'empty', 'failing'] as const;

/** What the accessibility journey does not look at, one line each. */
function missing(paths: readonly string[], pages: readonly WalkedPage[]): string[] {
  return paths.flatMap((path) => {
    const walked = pages.find(({ page }) => page === path);
    if (!walked) return [`${path} is in no file apps/web/e2e/support/*-pages.ts`];
    const wanted = walked.static ? (['loaded'] as const) : STATES;
    return wanted.filter((state) => !walked[state]?.length).map((state) => `${path} is not walked ${state}`);
  });
}

const paths = Object.keys(createRouter({ routeTree }).routesByPath);

test('the accessibility journey walks every page: loaded, empty and failing', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(missing(paths, PAGES)).toEqual([]);
});

test('it walks no page that is gone', () => {
  expect(PAGES.map(({ page }) => page).filter((page) => !paths.includes(page))).toEqual([]);
});

test('a page and a state that nobody looks at are named', () => {
  const seen = [{ name: 'a page', as: null, path: () => '/' }];
  const pages: WalkedPage[] = [
    { page: '/friends', loaded: seen, failing: seen },
    { page: '/rooms', loaded: seen, empty: 'never', failing: [] },
    { page: '/about', static: true },
    { page: '/contact', static: true, loaded: seen },
  ];
  expect(missing(['/friends', '/rooms', '/about', '/contact', '/shop'], pages)).toEqual([
    '/friends is not walked empty',
    '/rooms is not walked failing',
    '/about is not walked loaded',
    '/shop is in no file apps/web/e2e/support/*-pages.ts',
  ]);
});
