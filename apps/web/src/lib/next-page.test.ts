import { expect, test } from 'vitest';
import { loginHref, parseNextPage } from '#lib/next-page.ts';

test('the sign-in address carries the page to come back to, except for the start page', () => {
  expect(loginHref('/user/test?search=maps')).toBe('/login?next=%2Fuser%2Ftest%3Fsearch%3Dmaps');
  expect(loginHref('/')).toBe('/login');
});

test('an address within the app keeps its query and fragment', () => {
  expect(parseNextPage('/report/1?tab=wrong#top')).toBe('/report/1?tab=wrong#top');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
  7,
  null,
])('%j is refused as the next page', (next) => {
  expect(parseNextPage(next)).toBeNull();
});

test('the sign-in pages are refused as the next page', () => {
  expect(parseNextPage('/login?next=/x')).toBeNull();
  expect(parseNextPage('/register')).toBeNull();
});
