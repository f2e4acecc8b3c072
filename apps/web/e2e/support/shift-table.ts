import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { measureShifts } from './layout.ts';

const MOST_SHIFT = 0.05;

/** @returns what is wrong with how far the page has moved since it was opened: a line, or none */
type Measure = (page: Page, name: string) => Promise<string[]>;

/** Measures how far pages move, and prints it at the end of the file, the worst first. Call once at the top of a file. */
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
