import type { ThemeName } from '@quorbit/contracts/themes/names';
import type { CSSProperties } from 'react';
import { isPaintedTheme, type Paint, paintOf } from '#lib/theme/theme-tokens.ts';

const ANSWERS = ['bg-answer-a', 'bg-answer-b', 'bg-answer-c', 'bg-answer-d'];

/** Returns the colours of a painted theme; null for a theme whose colours are in the style sheet. */
export function coloursOf(theme: ThemeName): Paint | null {
  return isPaintedTheme(theme) ? paintOf(theme) : null;
}

/** A small decorative picture of a page in the colours of a theme, shown beside the theme's name. */
export function ThemePreview({ theme }: { theme: ThemeName }) {
  const colours = coloursOf(theme);
  return (
    <div
      aria-hidden="true"
      data-theme={formatSheetName(theme)}
      data-scheme={colours?.scheme}
      style={colours?.tokens as CSSProperties | undefined}
      className="flex h-28 overflow-hidden rounded-field border border-base-300 bg-base-200"
    >
      <div className="grid w-1/4 content-start gap-1.5 border-e border-base-300 bg-base-100 p-2">
        <span className="size-4 rounded-full border-3 border-primary" />
        <span className="h-1.5 rounded-full bg-primary" />
        <span className="h-1.5 w-3/4 rounded-full bg-base-300" />
        <span className="h-1.5 w-2/3 rounded-full bg-base-300" />
      </div>
      <div className="grid flex-1 content-start gap-2 p-2.5">
        <span className="h-2 w-2/3 rounded-full bg-base-content" />
        <span className="h-1.5 w-5/6 rounded-full bg-base-content/45" />
        <div className="grid grid-cols-4 gap-1">
          {ANSWERS.map((colour) => (
            <span key={colour} className={`h-6 rounded-md ${colour}`} />
          ))}
        </div>
        <div className="flex items-center gap-1.5">
          <span className="h-4 w-12 rounded-field bg-primary" />
          <span className="h-4 w-8 rounded-field bg-neutral" />
          <span className="size-3 rounded-full bg-accent" />
        </div>
      </div>
    </div>
  );
}

/** Returns the theme's name in the style sheet; `Default` follows the device's light or dark setting. */
function formatSheetName(theme: ThemeName): string {
  if (theme !== 'Default') return theme.toLowerCase();
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
