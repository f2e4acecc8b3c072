// Nothing that is about people is forgotten by export and deletion.
import { rowsOf } from '@quorbit/db/rows';
import { openTestPglite } from '@quorbit/db/testing';
import { getTableName, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { areas } from './areas.ts';
import { registriesOf } from './registries.ts';

const { toErase, toExport } = registriesOf(areas).personal;
const declared = toExport.map(({ table }) => getTableName(table));

it('every table that refers to users is exported, or says why not', async () => {
  const database = await openTestPglite();
  const rows = rowsOf<{ name: string }>(
    await database.read.execute(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass order by 1
    `),
  );
  await database.drop();
  const forgotten = rows.map(({ name }) => name).filter((name) => !declared.includes(name));
  expect(forgotten, 'Name these tables in the `.personal` file of their area').toEqual([]);
});

it('no table is named twice, and no field of the export', () => {
  expect(new Set(declared).size).toBe(declared.length);
  const fields = toExport.flatMap(({ exported }) => ('not' in exported ? [] : exported.map(({ name }) => name)));
  expect(new Set(fields).size).toBe(fields.length);
});

it('people are erased after what refers to them, and told of before it', () => {
  const erased = toErase.map(({ table }) => getTableName(table));
  expect(erased.indexOf('attempts')).toBeLessThan(erased.indexOf('quizzes'));
  expect(erased.indexOf('quizzes')).toBeLessThan(erased.indexOf('users'));
  expect(erased.indexOf('users')).toBeLessThan(erased.indexOf('sync_rows'));
  expect(declared[0]).toBe('users');
});

it('exactly one area says who has taken which quiz', () => {
  const { attempts, ...others } = areas;
  expect(registriesOf(areas).takings).toBe(attempts.takings);
  expect(() => registriesOf(others)).toThrow('Exactly one area must have the part takings.');
  expect(() => registriesOf({ ...areas, again: { takings: attempts.takings } })).toThrow('Exactly one area');
});
