import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme, SCHEME_KEY, TOKENS_KEY } from './theme.ts';

const root = document.documentElement;
const base = () => root.style.getPropertyValue('--color-base-200');

afterEach(() => {
  localStorage.removeItem(SCHEME_KEY);
  applyTheme('Default');
});

test('the theme Light has colours of its own, and Default shown light has none', async () => {
  applyTheme('Light');
  await vi.waitFor(() => expect(base()).toBe('#eef5fb'), 10_000);
  expect(root.dataset).toMatchObject({ theme: 'light', scheme: 'light' });
  localStorage.setItem(SCHEME_KEY, 'light');
  applyTheme('Default');
  expect(root.dataset.theme).toBe('light');
  expect([base(), root.dataset.scheme, localStorage.getItem(TOKENS_KEY)]).toEqual(['', undefined, null]);
});
