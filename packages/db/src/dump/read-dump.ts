import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { findDatabaseCode } from '../errors.ts';
import { BrokenDump, type DumpHeader, type DumpTable, parseHeader, parseLine, type RowCounts } from './format.ts';

/** About how many characters of text are passed on at a time. */
const BATCH_CHARACTERS = 1_000_000;
const MAX_BATCH_ROWS = 5_000;

/** Receives the parts of a dump in the order of the file. */
export interface DumpReader {
  table(table: DumpTable): Promise<void>;
  /** Receives some rows, each as JSON text, of the table that was passed to `table` last. */
  rows(texts: readonly string[]): Promise<void>;
}

/**
 * Reads the header of a dump.
 * @throws BrokenDump when the file is not a dump.
 */
export async function readDumpHeader(file: string): Promise<DumpHeader> {
  for await (const line of readLines(file)) return requireHeader(file, line);
  throw notADumpError(file);
}

/**
 * Reads a whole dump in batches, and checks at its end that nothing is missing. If something is, the caller must be
 * able to undo what it did.
 * @throws BrokenDump when the file is not a dump, is incomplete or was changed.
 */
export async function readDump(file: string, reader: DumpReader): Promise<RowCounts> {
  const counts: RowCounts = {};
  const batch = new Batch(reader);
  let table: string | null = null;
  let header: DumpHeader | null = null;
  let end: RowCounts | null = null;
  for await (const text of readLines(file)) {
    if (header === null) {
      header = requireHeader(file, text);
      continue;
    }
    const line = parseLine(text);
    if (line === null || end !== null || (line.kind === 'row' && table === null)) {
      throw new BrokenDump(file, 'it holds something that is no part of a backup.');
    }
    if (line.kind === 'row') {
      counts[table ?? ''] = (counts[table ?? ''] ?? 0) + 1;
      await batch.add(line.text);
    } else {
      await batch.flush();
      if (line.kind === 'end') end = line.rows;
      else {
        table = line.table.name;
        counts[table] = 0;
        await reader.table(line.table);
      }
    }
  }
  if (header === null) throw notADumpError(file);
  if (end === null) throw new BrokenDump(file, 'its end is missing. Was the copying interrupted?');
  if (!hasSameCounts(counts, end)) throw new BrokenDump(file, 'it does not hold as many rows as it says.');
  return counts;
}

class Batch {
  readonly #reader: DumpReader;
  #texts: string[] = [];
  #characters = 0;

  constructor(reader: DumpReader) {
    this.#reader = reader;
  }

  async add(text: string): Promise<void> {
    this.#texts.push(text);
    this.#characters += text.length;
    if (this.#texts.length >= MAX_BATCH_ROWS || this.#characters >= BATCH_CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    this.#characters = 0;
    await this.#reader.rows(texts);
  }
}

function requireHeader(file: string, line: string): DumpHeader {
  const header = parseHeader(line);
  if (header === null) throw notADumpError(file);
  return header;
}

function notADumpError(file: string, cause?: unknown): BrokenDump {
  return new BrokenDump(file, 'it is not a Quorbit backup.', cause);
}

function hasSameCounts(counts: RowCounts, expected: RowCounts): boolean {
  const names = Object.keys(expected);
  return names.length === Object.keys(counts).length && names.every((name) => counts[name] === expected[name]);
}

/**
 * Yields the lines of a gzipped file. Node's `readline` isn't suitable: it also breaks lines at U+2028 and U+2029,
 * which JSON may contain unescaped.
 */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    const text = pipeline(createReadStream(file), createGunzip(), () => {
      // This callback ignores the stream's error, because the loop below gets the same error and handles it.
    }).setEncoding('utf8');
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw toDumpError(file, error);
  }
  if (rest !== '') throw new BrokenDump(file, 'its last line is not complete.');
}

function toDumpError(file: string, error: unknown): unknown {
  const code = findDatabaseCode(error);
  if (code === 'Z_BUF_ERROR') return new BrokenDump(file, 'its end is missing. Was the copying interrupted?', error);
  if (code === 'Z_DATA_ERROR') return notADumpError(file, error);
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new BrokenDump(file, `it cannot be read (${code}).`, error);
  }
  return error;
}
