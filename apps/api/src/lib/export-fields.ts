// Creates fields of the user data export, which write their rows page by page.
import type { Executor } from '@quorbit/db/client';
import type * as z from 'zod/mini';
import type { DataSubject, ExportField } from '../kernel/personal.ts';

/** Creates an export field with a single small value. */
export function exportField<T>({
  name,
  schema,
  read,
}: {
  name: string;
  schema: z.ZodMiniType<T>;
  read(db: Executor, subject: DataSubject, now: Date): Promise<T>;
}): ExportField {
  return {
    name,
    async *write(db, subject, now) {
      yield JSON.stringify(schema.parse(await read(db, subject, now)));
    },
  };
}

/** Creates an export field with a list that is read and written page by page. */
export function exportList<T>({
  name,
  schema,
  pages,
}: {
  name: string;
  schema: z.ZodMiniType<T[]>;
  pages(db: Executor, subject: DataSubject, now: Date): AsyncIterable<T[]>;
}): ExportField {
  return {
    name,
    async *write(db, subject, now) {
      yield* writeList(schema, pages(db, subject, now));
    },
  };
}

/** A row of an export that ends with a list of its own. */
interface NestedRow<T, P> {
  item: T;
  parts: AsyncIterable<P[]>;
}

/** Creates an export field with a list of rows, each with a long list of its own that is also read page by page. */
export function exportNested<T extends object, P>({
  name,
  schema,
  parts,
  pages,
}: {
  name: string;
  /** The schema of a row without its nested list. */
  schema: z.ZodMiniType<T>;
  /** The name of the nested list in each row, and the list's schema. */
  parts: { name: string; schema: z.ZodMiniType<P[]> };
  pages(db: Executor, subject: DataSubject, now: Date): AsyncIterable<NestedRow<T, P>[]>;
}): ExportField {
  return {
    name,
    async *write(db, subject, now) {
      let before = '[';
      for await (const rows of pages(db, subject, now)) {
        for (const row of rows) {
          const openRow = JSON.stringify(schema.parse(row.item)).slice(0, -1);
          yield `${before}\n${openRow},${JSON.stringify(parts.name)}:`;
          yield* writeList(parts.schema, row.parts);
          before = '},';
        }
      }
      yield before === '[' ? '[]' : '}\n]';
    },
  };
}

/** Writes a list as JSON, one item per line. */
async function* writeList<T>(schema: z.ZodMiniType<T[]>, pages: AsyncIterable<T[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before +
      schema
        .parse(page)
        .map((item) => JSON.stringify(item))
        .join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

/** The default number of rows per page; a page should not exceed about 100 KB. */
const PAGE_SIZE = 200;

/** Yields the pages of a paged query; each page is read only when it's requested. */
export async function* readPages<R, K>(
  read: (after: K | null, limit: number) => PromiseLike<R[]>,
  keyOf: (row: R) => K,
  limit = PAGE_SIZE,
): AsyncGenerator<R[]> {
  let after: K | null = null;
  for (;;) {
    const page: R[] = await read(after, limit);
    yield page;
    const last = page.at(-1);
    if (page.length < limit || last === undefined) return;
    after = keyOf(last);
  }
}
