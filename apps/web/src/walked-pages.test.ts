import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { PAGES } from '../e2e/support/pages.ts';
import type { WalkedPage } from '../e2e/support/walked-page.ts';
import { routeTree } from './routeTree.gen.ts';

const STATES = ['loaded', 'empty', 'failing'] as const;

/** Returns one line for each page or page state that the accessibility journey doesn't visit. */
function missing(paths: readonly string[], pages: readonly WalkedPage[]): string[] {
  return paths.flatMap((path) => {
    const walked = pages.find(({ page }) => page === path);
    if (!walked) return [`${path} is in no file apps/web/e2e/support/*-pages.ts`];
    const wanted = walked.static ? (['loaded'] as const) : STATES;
    return wanted.filter((state) => !walked[state]?.length).map((state) => `${path} is not walked ${state}`);
  });
}

const paths = Object.keys(createRouter({ routeTree }).routesByPath);

test('the accessibility journey visits every page: loaded, empty and failing', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(missing(paths, PAGES)).toEqual([]);
});

test('the accessibility journey visits no page that no longer exists', () => {
  expect(PAGES.map(({ page }) => page).filter((page) => !paths.includes(page))).toEqual([]);
});

test('the check names the pages and states that the journey doesn’t visit', () => {
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
