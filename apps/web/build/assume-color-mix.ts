// Every browser that we support mixes colours, so what stands behind a question for it is always read.
import type { Plugin } from 'vite';

const QUESTION = '@supports (color:color-mix(in lab, red, red)){';

/** @returns a plugin that runs after Tailwind's: the minifier then drops each plain colour that a mixed one replaces */
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

/** The style sheet without the question around its rules. */
export function unwrap(css: string): string {
  const [before = '', ...asked] = css.split(QUESTION);
  return before + asked.map(withoutItsEnd).join('');
}

function withoutItsEnd(rest: string): string {
  const end = closingBrace(rest);
  return rest.slice(0, end) + rest.slice(end + 1);
}

/** Where the brace is that closes a block whose opening one comes before `css`. */
function closingBrace(css: string): number {
  let depth = 1;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index;
  }
  throw new Error('A block of the style sheet is not closed.');
}
