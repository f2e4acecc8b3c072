import { expect, test, vi } from 'vitest';
import { FONTS_KEY, requestFonts } from './fonts.ts';

test('the fonts are requested only once the page is drawn, and remembered for later visits', async () => {
  requestFonts();
  expect(document.documentElement.dataset.fonts).toBeUndefined();
  await vi.waitFor(() => expect(document.documentElement.dataset.fonts).toBe(''));
  expect(localStorage.getItem(FONTS_KEY)).not.toBeNull();
  delete document.documentElement.dataset.fonts;
});
