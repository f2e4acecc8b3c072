import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, toPlainText } from './parse-rich-text.ts';

describe('parseRichText', () => {
  it.each<[string, object[]]>([
    ['', []],
    ['Plain, with\nlines', [{ type: 'text', text: 'Plain, with\nlines' }]],
    [
      'What is $x^2$?',
      [
        { type: 'text', text: 'What is ' },
        { type: 'formula', tex: 'x^2', display: false },
        { type: 'text', text: '?' },
      ],
    ],
    ['$$\n\\frac{1}{2}\n$$', [{ type: 'formula', tex: '\\frac{1}{2}', display: true }]],
    ['It costs $5 or $10.', [{ type: 'text', text: 'It costs $5 or $10.' }]],
    ['From $ to $ again', [{ type: 'text', text: 'From $ to $ again' }]],
    ['\\$x\\$ are dollars', [{ type: 'text', text: '$x$ are dollars' }]],
    [
      'Call `f(x)` and `$y`',
      [
        { type: 'text', text: 'Call ' },
        { type: 'code', code: 'f(x)', block: false },
        { type: 'text', text: ' and ' },
        { type: 'code', code: '$y', block: false },
      ],
    ],
    ['```js\nlet a = `$b`;\n```', [{ type: 'code', code: 'let a = `$b`;', block: true }]],
    [
      'Say:\n\n```\na\n```\n\nand $$x$$',
      [
        { type: 'text', text: 'Say:' },
        { type: 'code', code: 'a', block: true },
        { type: 'text', text: 'and ' },
        { type: 'formula', tex: 'x', display: true },
      ],
    ],
    ['```\n```', [{ type: 'text', text: '```\n```' }]],
  ])('splits %j into its parts', (text, parts) =>
    expect(parseRichText(text).map(({ at: _at, ...part }) => part)).toEqual(parts),
  );

  it('loses nothing but markup and whitespace', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 $`\\\n]{0,60}$/), (text) => {
        const bare = (written: string) => written.replace(/[$`\\\s]/g, '');
        // Only the language name of a code block may be dropped.
        fc.pre(!/```\s*\w/.test(text));
        expect(bare(toPlainText(text))).toBe(bare(text));
      }),
    );
  });
});
