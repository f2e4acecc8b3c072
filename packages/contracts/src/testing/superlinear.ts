// Measures what a function costs for texts that get longer and longer.
import { existsSync, readFileSync } from 'node:fs';

/** On Linux: its first number is the nanoseconds that this thread was on a processor. */
const THREAD_STATS = '/proc/thread-self/schedstat';
const KIB = 1024;
/** Characters of the longest text. */
const MAX_CHARACTERS = 512 * KIB;
/** Milliseconds: what takes less for the longest text can't grow with the square of its length. */
const NEGLIGIBLE_MS = 100;
/**
 * Runs with a shorter and with the longest text. Further ones only make the least of a cost smaller, so a busy machine fails
 * no function that is linear. Such a function takes little for the shorter text, so what looks steep there soon is.
 */
const LENGTHS = [
  { length: 16 * KIB, mostRuns: 3 },
  { length: MAX_CHARACTERS / 2, mostRuns: 40 },
] as const;
/** Milliseconds of processor time in further runs, after which a function that still looks steep is. */
const MAX_EXTRA_MS = 8000;

const CHARACTERS = [
  ...'\0\t\n\r !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~0aA',
  ...['\u00a0', '\u200b', '\ufeff', '\ud800', 'é', '\u0301', '±', '＝', '月', '😀'],
];
/** Openings without an end, and blanks with line ends. */
const PIECES = [
  '\\(',
  '\\[',
  '<p ',
  '```',
  '```\n',
  '$$',
  '$a',
  '**a',
  '{=',
  '"\n',
  ';=',
  "\n'",
  ' \n',
  '\t=',
  '0.',
  'a@',
  ',,',
];

/**
 * Finds a text whose double length costs more than `most` times its processor time, twice in a row, up to 512 KiB of each
 * character and of some pieces that mean something to readers of text, also with a letter at both ends.
 * @returns the first such text in short, with its times in milliseconds; null for none
 */
export function findSuperlinearText(most: number, work: (text: string) => unknown): string | null {
  for (const piece of [...CHARACTERS, ...PIECES]) {
    for (const wrap of [(text: string) => text, (text: string) => `a${text}x`]) {
      const problem = measureGrowth(most, (length) => work(wrap(piece.repeat(length / piece.length))));
      if (problem !== null) return `${JSON.stringify(wrap(piece))}, repeated: ${problem}`;
    }
  }
  return null;
}

function measureGrowth(most: number, workOn: (length: number) => unknown): string | null {
  // A cost that grows with the square of the length shows here within seconds; with the longest text it would take minutes.
  for (const { length, mostRuns } of LENGTHS) {
    const measure = () => [length / 2, length, length * 2].map((each) => measureCost(() => workOn(each)));
    if (measureCost(() => workOn(length * 2)) <= NEGLIGIBLE_MS) continue;
    let costs = measure();
    let spent = 0;
    for (let runs = 1; runs < mostRuns && isSuperlinear(costs, most) && spent < MAX_EXTRA_MS; runs += 1) {
      const more = measure();
      costs = costs.map((least, index) => Math.min(least, more[index] ?? least));
      spent += more.reduce((sum, value) => sum + value, 0);
    }
    if (isSuperlinear(costs, most))
      return `${costs.map(Math.round).join(', ')} ms for ${length / 2} characters, twice and four times as many`;
  }
  return null;
}

/**
 * Whether both of two doublings cost more than `most` times as much. A square of the length shows at each doubling; where
 * the text outgrows a processor's cache, one doubling costs more than others.
 */
function isSuperlinear([half = 0, single = 0, double = 0]: readonly number[], most: number): boolean {
  return double > Math.max(NEGLIGIBLE_MS, most * single) && single >= most * half;
}

/** Milliseconds of processor time. */
function measureCost(work: () => unknown): number {
  const before = readProcessorTime();
  work();
  return readProcessorTime() - before;
}

/**
 * Milliseconds of this thread. The threads that collect its garbage beside it cost more the busier the machine is, so they
 * count only where the system doesn't tell threads apart.
 */
function readProcessorTime(): number {
  if (existsSync(THREAD_STATS)) return Number(readFileSync(THREAD_STATS, 'utf8').split(' ')[0]) / 1_000_000;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
