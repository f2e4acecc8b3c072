import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subjects } from '../subjects.ts';

const topics = subjects.find(({ category }) => category === 'Mathematics')?.topics ?? [];

/** Returns an option's value, so that `6/8` and `3/4` count as the same answer. */
function amountOf(option: string): string {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(option) ?? [];
  return top === undefined || bottom === undefined ? option : String(Number(top) / Number(bottom));
}

describe.each(topics)('templates of $name', ({ templates = [] }) => {
  it('include at least two', () => {
    expect(templates.length).toBeGreaterThanOrEqual(2);
  });

  it.each(templates.map((template, place) => [place, template] as const))(
    'number %i gives four answers of different value, whatever is drawn',
    (_, template) => {
      fc.assert(
        fc.property(fc.gen(), (gen) => {
          const made = template((min, max) => gen(fc.integer, { min, max }));
          const options = [made.answer, ...made.wrong];
          expect(new Set(options.map(amountOf)).size).toBe(4);
          // No option has decimals, a negative number, or a value that isn't a number.
          expect(options.join(' ')).not.toMatch(/\d\.\d|-|NaN|undefined/);
          expect(made.question.length).toBeLessThanOrEqual(300);
        }),
        { numRuns: 500 },
      );
    },
  );
});
