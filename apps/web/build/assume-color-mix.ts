// Every browser we support has color-mix(), so Tailwind's `@supports` test for it always passes and can go.
import type { Plugin } from 'vite';

const SUPPORTS_TEST = '@supports (color:color-mix(in lab, red, red)){';

/** @returns a plugin to run after Tailwind's; the minifier can then drop the plain colour before each mixed one */
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

/** The style sheet with the rules inside those `@supports` blocks unwrapped. */
export function unwrap(css: string): string {
  const [before = '', ...blocks] = css.split(SUPPORTS_TEST);
  return before + blocks.map(removeClosingBrace).join('');
}

function removeClosingBrace(rest: string): string {
  const end = closingBrace(rest);
  return rest.slice(0, end) + rest.slice(end + 1);
}

/** The index of the brace that closes a block opened just before `css`. */
function closingBrace(css: string): number {
  let depth = 1;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index;
  }
  throw new Error('A block of the style sheet is not closed.');
}
