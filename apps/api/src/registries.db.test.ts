// Tests that export and deletion cover all data about people.
import { updateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { rowsOf } from '@quorbit/db/rows';
import { users } from '@quorbit/db/schema/accounts';
import { openTestPglite } from '@quorbit/db/testing';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { areas } from './areas.ts';
import { registriesOf } from './registries.ts';

const { toErase, toExport } = registriesOf(areas).personal;
const declared = toExport.map(({ table }) => getTableName(table));

it('every table that refers to users is exported or gives a reason why it is not', async () => {
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

it('no table and no field of the export is named twice', () => {
  expect(new Set(declared).size).toBe(declared.length);
  const fields = toExport.flatMap(({ exportFields }) =>
    'not' in exportFields ? [] : exportFields.map(({ name }) => name),
  );
  expect(new Set(fields).size).toBe(fields.length);
});

it('people are erased after rows that refer to them, and exported before them', () => {
  const erased = toErase.map(({ table }) => getTableName(table));
  expect(erased.indexOf('attempts')).toBeLessThan(erased.indexOf('quizzes'));
  expect(erased.indexOf('quizzes')).toBeLessThan(erased.indexOf('users'));
  expect(erased.indexOf('users')).toBeLessThan(erased.indexOf('sync_rows'));
  expect(declared[0]).toBe('users');
});

it('exactly one area provides the attempt queries', () => {
  const { attempts, ...others } = areas;
  expect(registriesOf(areas).attemptQueries).toBe(attempts.attemptQueries);
  expect(() => registriesOf(others)).toThrow('Exactly one area must have the part attemptQueries.');
  expect(() => registriesOf({ ...areas, again: { attemptQueries: attempts.attemptQueries } })).toThrow(
    'Exactly one area',
  );
});

it('exactly one area owns each setting of a profile', () => {
  const { settings } = registriesOf(areas);
  expect([...settings.keys()].sort(), 'Name these in the `.settings` file of their area').toEqual(
    Object.keys(updateSettingsInput.shape).sort(),
  );
  expect(() => registriesOf({ ...areas, again: { settings: areas.xp.settings } })).toThrow(
    'Two areas use the name dailyGoal.',
  );
});

it('settings have a column in users exactly if their storage is a column', () => {
  const columns = Object.keys(getTableColumns(users));
  for (const [name, { storage }] of registriesOf(areas).settings) {
    expect(columns.includes(name), `${name} is stored in a ${storage}`).toBe(storage === 'column');
  }
});
