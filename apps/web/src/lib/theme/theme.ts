import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { resettable } from '../resettable.ts';
import type { Paint } from './theme-tokens.ts';

/** Where this device remembers that it shows the default theme light or dark, whatever the system prefers. */
export const SCHEME_KEY = 'scheme';
/** The colours of the theme on show, for `public/theme.js`, which sets them before the first paint. */
export const TOKENS_KEY = 'theme-tokens';

/** These are in the style sheet, whose `light` is the default theme's: the theme Light has colours of its own. */
const IN_SHEET = ['default', 'dark'];

interface StoredPaint extends Paint {
  /** In lower case. */
  theme: string;
}

/** What the page is to look like, in case something else is asked for while its colours are on their way. */
let wanted = '';
resettable(() => {
  wanted = '';
});

/**
 * Shows the page in a theme and keeps its colours for the next start; `data-theme` is its name in lower case. The
 * browser's own bars take the page's colour.
 */
export function applyTheme(name: string): void {
  const scheme = name === DEFAULT_THEME ? localStorage.getItem(SCHEME_KEY) : null;
  const theme = (scheme ?? name).toLowerCase();
  wanted = theme;
  if (scheme !== null || IN_SHEET.includes(theme)) {
    localStorage.removeItem(TOKENS_KEY);
    paint(theme, null);
    return;
  }
  const stored = readStored();
  if (stored?.theme === theme) paint(theme, stored);
  void import('./theme-tokens.ts').then(
    ({ isPainted, paintOf }) => {
      if (wanted !== theme || !isPainted(name)) return;
      const found = paintOf(name);
      paint(theme, found);
      keep({ theme, ...found });
    },
    // Without the code for it the page stays as it is.
    () => {},
  );
}

/** Shows the page in a theme for as long as somebody looks at it; `applyTheme` ends that. */
export function previewTheme(name: string, colours: Paint | null): void {
  wanted = '';
  paint(name.toLowerCase(), colours);
}

/** @param colours null for a theme of the style sheet */
function paint(theme: string, colours: Paint | null): void {
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

function keep(stored: StoredPaint): void {
  try {
    localStorage.setItem(TOKENS_KEY, JSON.stringify(stored));
  } catch {
    // A browser that stores nothing paints the next page a moment later.
  }
}
