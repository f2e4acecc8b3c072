import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { resettable } from '../resettable.ts';
import type { Paint } from './theme-tokens.ts';

/**
 * The local storage key of the choice to show the default theme light or dark on this device, whatever the system
 * prefers.
 */
export const SCHEME_KEY = 'scheme';
/** The local storage key of the present theme's colours; `public/theme.js` sets them before the first paint. */
export const TOKENS_KEY = 'theme-tokens';

/**
 * The themes that are in the style sheet. Its `light` belongs to the default theme, since the theme Light has colours
 * of its own.
 */
const SHEET_THEMES = ['default', 'dark'];

/**
 * The theme that was applied last. Colours that finish loading are ignored if another theme was chosen in the meantime.
 */
let wantedTheme = '';
resettable(() => {
  wantedTheme = '';
});

/**
 * Shows the page in a theme and stores its colours for the next start. `data-theme` is set to its name in lower case,
 * and the browser's own bars take the page's colour.
 */
export function applyTheme(name: string): void {
  const scheme = name === DEFAULT_THEME ? localStorage.getItem(SCHEME_KEY) : null;
  const theme = (scheme ?? name).toLowerCase();
  wantedTheme = theme;
  if (scheme !== null || SHEET_THEMES.includes(theme)) {
    localStorage.removeItem(TOKENS_KEY);
    applyPaint(theme, null);
    return;
  }
  void import('./theme-tokens.ts').then(
    ({ isPaintedTheme: isPainted, paintOf }) => {
      if (wantedTheme !== theme || !isPainted(name)) return;
      const found = paintOf(name);
      applyPaint(theme, found);
      savePaint(theme, found);
    },
    // If the code of the themes can't be loaded, the page stays as theme.js painted it.
    () => {},
  );
}

/** Shows the page in a theme as a preview, until `applyTheme` is called. */
export function previewTheme(name: string, colours: Paint | null): void {
  wantedTheme = '';
  applyPaint(name.toLowerCase(), colours);
}

/**
 * Sets a theme on the page's root element.
 * @param colours null for a theme of the style sheet.
 */
function applyPaint(theme: string, colours: Paint | null): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  // No other code sets styles on the root element, so all of them can be removed.
  root.removeAttribute('style');
  delete root.dataset.scheme;
  if (colours) root.dataset.scheme = colours.scheme;
  for (const [name, value] of Object.entries(colours?.tokens ?? {})) root.style.setProperty(name, value);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--color-base-200').trim());
}

function savePaint(theme: string, { scheme, tokens }: Paint): void {
  try {
    localStorage.setItem(TOKENS_KEY, JSON.stringify({ theme, scheme, tokens }));
  } catch {
    // If the browser can't store the colours, the next page is painted a moment later.
  }
}
