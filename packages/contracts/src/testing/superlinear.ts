// Measures how the time that a function takes grows with the length of its text.
import { existsSync, readFileSync } from 'node:fs';

/** A file on Linux whose first number is the nanoseconds that this thread has spent on a processor. */
const THREAD_STATS = '/proc/thread-self/schedstat';
const KIB = 1024;
/** The number of characters of the longest text. */
const MAX_CHARACTERS = 128 * KIB;
/**
 * A time in milliseconds. A function that takes less for the longest text can't grow with the square of its length:
 * even a native search through the rest of the text at every third character takes longer.
 */
const NEGLIGIBLE_MS = 25;
/**
 * The lengths of the texts, each with the most measurements that are made. The least time of all measurements counts,
 * so a busy machine doesn't fail a linear function. For the shorter text, which takes a linear function little time,
 * three measurements are enough.
 */
const LENGTHS = [
  { length: 8 * KIB, mostRuns: 3 },
  { length: MAX_CHARACTERS / 2, mostRuns: 40 },
] as const;
/**
 * The processor time of measurements, in milliseconds, after which a function that still looks superlinear counts as
 * superlinear.
 */
const MAX_MS = 8000;

const CHARACTERS = [
  ...'\0\t\n\r !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~0aA',
  ...['\u00a0', '\u200b', '\ufeff', '\ud800', 'é', '\u0301', '±', '＝', '月', '😀'],
];
/**
 * Pieces of text that are slow to parse for some functions: openings of markup without an end, and blanks with line
 * ends.
 */
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
 * Searches for a text for which doubling the length costs more than `most` times the processor time, twice in a row.
 * The texts repeat single characters and pieces that mean something to parsers, also with a letter at both ends, and
 * are up to 128 KiB long.
 * @returns a short form of the first such text with its times in milliseconds; null if there is none.
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
  // The shorter text is measured first: a cost that grows with the square of the length shows there at once, while the
  // longest text would take a minute.
  for (const { length, mostRuns } of LENGTHS) {
    const lengths = [length / 2, length, length * 2];
    const costs = lengths.map(() => Number.POSITIVE_INFINITY);
    let spent = 0;
    /** Measures the length at this place of `lengths` once more, and returns its least cost so far. */
    const measure = (place: 0 | 1 | 2): number => {
      const cost = measureCost(() => workOn(lengths[place] ?? 0));
      spent += cost;
      costs[place] = Math.min(costs[place] ?? cost, cost);
      return costs[place];
    };
    /**
     * Returns whether the cost grew more than `most` times at both of two successive doublings of the text. A quadratic
     * cost shows at each doubling; a single expensive doubling can also mean that the text outgrew a processor's cache.
     * A text that costs little, or a cost that grows slowly, is known from the first one or two measurements.
     */
    const looksSuperlinear = () => {
      const double = measure(2);
      if (double <= NEGLIGIBLE_MS) return false;
      const single = measure(1);
      return double > most * single && single >= most * measure(0);
    };
    let runs = 0;
    while (looksSuperlinear()) {
      runs += 1;
      if (runs >= mostRuns || spent > MAX_MS)
        return `${costs.map(Math.round).join(', ')} ms for ${length / 2} characters, twice and four times as many`;
    }
  }
  return null;
}

/** Returns the processor time of a function call, in milliseconds. */
function measureCost(work: () => unknown): number {
  const before = readProcessorTime();
  work();
  return readProcessorTime() - before;
}

/**
 * Returns the processor time of this thread, in milliseconds. Garbage collection runs in other threads and costs more
 * on a busy machine, so those threads count only where the system doesn't separate the threads.
 */
function readProcessorTime(): number {
  if (existsSync(THREAD_STATS)) return Number(readFileSync(THREAD_STATS, 'utf8').split(' ')[0]) / 1_000_000;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
