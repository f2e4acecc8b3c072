import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { measureShifts } from './layout.ts';

const MOST_SHIFT = 0.05;

/** Returns one line if a page has shifted too far since it was opened; otherwise an empty list. */
type Measure = (page: Page, name: string) => Promise<string[]>;

/**
 * Returns a function that measures how far a page shifts, and prints all results at the end of the file, the worst
 * first. Call it once at the top of a file.
 */
export function shiftTable(title: string): Measure {
  const measured: { name: string; sum: number }[] = [];
  afterAll(() => {
    const lines = [...measured].sort((a, b) => b.sum - a.sum).map(({ name, sum }) => `  ${sum.toFixed(3)}  ${name}`);
    process.stdout.write(`${[`Layout shift, ${title} (at most ${MOST_SHIFT})`, ...lines].join('\n')}\n`);
  });
  return async (page, name) => {
    const { sum, worst } = await measureShifts(page);
    measured.push({ name, sum });
    return sum > MOST_SHIFT ? [`${name}: shifts by ${sum.toFixed(3)}: ${worst}`] : [];
  };
}
