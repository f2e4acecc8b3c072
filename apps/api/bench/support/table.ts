import type { Result } from './compare.ts';

export interface Row {
  name: string;
  /** The measured result for each column of the table; undefined where nothing was measured. */
  results: readonly (Result | undefined)[];
  /** The target that the result in the first column should meet, as text. */
  target?: string | undefined;
}

interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
  notes: readonly string[];
}

/** Prints a table of benchmark results as ratios to its first row, with the quartiles of all rounds. */
export function printTable({ title, columns, rows, notes }: Table): void {
  const judged = rows.some(({ target }) => target !== undefined);
  const cells = [
    ['', ...columns, judged ? 'figure' : ''],
    ...rows.map(({ name, results, target }) => [name, ...results.map((result) => formatResult(result)), target ?? '']),
  ];
  printCells(`${title}, as a ratio to the first row: median of interleaved rounds (quartiles)`, cells, notes);
}

/** Prints a table whose first row is its head. */
export function printCells(title: string, cells: readonly (readonly string[])[], notes: readonly string[]): void {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}\n`);
  for (const row of cells)
    console.log(
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd()}`,
    );
  console.log('');
  for (const note of notes) console.log(`  ${note}`);
}

function formatResult(result: Result | undefined): string {
  if (!result) return '';
  const [low, high] = result.quartiles;
  const ratio = result.ratio.toFixed(2);
  return low === high ? ratio : `${ratio} (${low.toFixed(2)}–${high.toFixed(2)})`;
}
