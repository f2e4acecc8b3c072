/** The local storage key that says that this browser has used the page's fonts before; theme.js reads it. */
export const FONTS_KEY = 'fonts';

/**
 * Lets the page use its fonts once it's drawn. A first visit is drawn with the device's fonts, because its scripts would
 * share a slow network with 75 kB of fonts; on later visits theme.js lets the page use its own at once.
 */
export function requestFonts(): void {
  const request = () => {
    document.documentElement.dataset.fonts = '';
    try {
      localStorage.setItem(FONTS_KEY, 'used');
    } catch {
      // Without storage, each visit is drawn like the first.
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(request);
  else setTimeout(request);
}
