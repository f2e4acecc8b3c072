/** Returns the sample below which the given share (0 to 1) of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Formats the ratio of two series of interleaved rounds as its median and quartiles. */
export function formatRatio(samples: readonly number[], base: readonly number[]): string {
  const ratios = samples.map((sample, round) => sample / (base[round] ?? Number.NaN));
  const show = (share: number) => quantile(ratios, share).toFixed(2);
  return `${show(0.5)} (${show(0.25)}–${show(0.75)})`;
}

/** Prints a table whose first line is its header, followed by notes. */
export function printTable(title: string, lines: readonly (readonly string[])[], notes: readonly string[]): void {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log(`\n${title}\n`);
  for (const line of lines) {
    const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(`  ${cells.join('   ').trimEnd()}`);
  }
  console.log('');
  for (const note of notes) console.log(`  ${note}`);
}
