import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { resettable } from '../resettable.ts';
import type { Paint } from './theme-tokens.ts';

/** Where this device remembers that it shows the default theme light or dark, whatever the system prefers. */
export const SCHEME_KEY = 'scheme';
/** The colours of the theme on show, for `public/theme.js`, which sets them before the first paint. */
export const TOKENS_KEY = 'theme-tokens';

/** These are in the style sheet, whose `light` is the default theme's: the theme Light has colours of its own. */
const SHEET_THEMES = ['default', 'dark'];

interface StoredPaint extends Paint {
  /** In lower case. */
  theme: string;
}

/** What the page is to look like, in case something else is asked for while its colours are on their way. */
let wantedTheme = '';
resettable(() => {
  wantedTheme = '';
});

/**
 * Shows the page in a theme and keeps its colours for the next start; `data-theme` is its name in lower case. The
 * browser's own bars take the page's colour.
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
  const stored = readStored();
  if (stored?.theme === theme) applyPaint(theme, stored);
  void import('./theme-tokens.ts').then(
    ({ isPaintedTheme: isPainted, paintOf }) => {
      if (wantedTheme !== theme || !isPainted(name)) return;
      const found = paintOf(name);
      applyPaint(theme, found);
      savePaint({ theme, ...found });
    },
    // Without the code for it the page stays as it is.
    () => {},
  );
}

/** Shows the page in a theme for as long as somebody looks at it; `applyTheme` ends that. */
export function previewTheme(name: string, colours: Paint | null): void {
  wantedTheme = '';
  applyPaint(name.toLowerCase(), colours);
}

/** @param colours null for a theme of the style sheet */
function applyPaint(theme: string, colours: Paint | null): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  // Nothing else styles the page's root this way.
  root.removeAttribute('style');
  delete root.dataset.scheme;
  if (colours) root.dataset.scheme = colours.scheme;
  for (const [name, value] of Object.entries(colours?.tokens ?? {})) root.style.setProperty(name, value);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--color-base-200').trim());
}

function readStored(): StoredPaint | null {
  try {
    return JSON.parse(localStorage.getItem(TOKENS_KEY) ?? 'null');
  } catch {
    return null;
  }
}

function savePaint(stored: StoredPaint): void {
  try {
    localStorage.setItem(TOKENS_KEY, JSON.stringify(stored));
  } catch {
    // A browser that stores nothing paints the next page a moment later.
  }
}
