// Removes Tailwind's `@supports` test for color-mix(), which always passes, because every browser we support has it.
import type { Plugin } from 'vite';

const SUPPORTS_TEST = '@supports (color:color-mix(in lab, red, red)){';

/**
 * Creates a plugin to run before the style sheets are minified; the minifier can then drop the plain colour before each
 * mixed one.
 */
export function assumeColorMix(): Plugin {
  return {
    name: 'assume-color-mix',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({ code: unwrap(css), map: null }),
    },
  };
}

/** Returns the style sheet with its `@supports` tests for color-mix() removed and the rules inside them kept. */
export function unwrap(css: string): string {
  const [before = '', ...blocks] = css.split(SUPPORTS_TEST);
  return before + blocks.map(removeClosingBrace).join('');
}

function removeClosingBrace(rest: string): string {
  const end = closingBrace(rest);
  return rest.slice(0, end) + rest.slice(end + 1);
}

/**
 * Returns the index of the brace that closes a block opened just before `css`.
 * @throws Error if the block isn't closed.
 */
function closingBrace(css: string): number {
  let depth = 1;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index;
  }
  throw new Error('A block of the style sheet is not closed.');
}
