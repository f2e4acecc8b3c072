import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { sortByForeignKeys } from './foreign-keys.ts';

const people = pgTable('people', { id: uuid().primaryKey() });
const books = pgTable('books', { id: uuid().primaryKey(), owner: uuid().references(() => people.id) });
const loans = pgTable('loans', {
  book: uuid().references(() => books.id),
  reader: uuid().references(() => people.id),
});
const log = pgTable('log', { id: uuid().primaryKey() });

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

it('each table comes after the tables that it refers to, whatever order was given', () => {
  for (const given of permutations([people, books, loans, log])) {
    const { related, others } = sortByForeignKeys(given.map((table) => ({ table })));
    expect(related.map(({ table }) => table)).toEqual([people, books, loans]);
    expect(others).toEqual([{ table: log }]);
  }
});

it('references to tables that weren’t given don’t affect the order', () => {
  expect(sortByForeignKeys([{ table: log }, { table: loans }])).toEqual({
    related: [],
    others: [{ table: log }, { table: loans }],
  });
});
