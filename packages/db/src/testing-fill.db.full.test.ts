import { expect, it } from 'vitest';
import { testDatabases } from './testing.ts';
import { NO_RESTORE_HOOKS } from './testing-areas.ts';
import { readContent } from './testing-content.ts';
import { fillTables } from './testing-fill.ts';
import { describeWithFolder, type WithFolder } from './testing-folder.ts';
import { writeNewerMigrations } from './testing-migrations.ts';

function describeFilling(harness: WithFolder): void {
  async function fillWith(...statements: string[]) {
    const migrationsFolder = await writeNewerMigrations(harness.folder, statements);
    await harness.database.migrate({ folder: migrationsFolder, ...NO_RESTORE_HOOKS });
    return fillTables(harness.database, migrationsFolder);
  }

  it('respects enums, checks and references, and leaves nullable columns empty', async () => {
    await fillWith('alter table badges add column level numeric(3, 1) check (level > 4.5 and level < 6.5)');
    const badges = (await readContent(harness.database)).badges?.map((row) => JSON.parse(row)) ?? [];
    expect(badges).toHaveLength(3);
    const emptied = badges.find(({ after }) => after === null);
    expect(emptied).toMatchObject({ level: null, place: expect.any(Number) });
    expect(new Set(badges.map(({ metal }) => metal))).toEqual(new Set(['gold', 'silver', 'bronze']));
    expect(badges.map(({ name }) => name)).toContain("it's the second");
  });

  it.each([
    ['add column shape box', /^badges\.shape is of a type, box, .* packages\/db\/src\/testing-values\.ts\.$/],
    [
      'add column odd integer constraint is_odd check (odd * odd = 1764 and odd < 0)',
      /^No value is known for badges\.odd that meets is_odd\. Say what it holds in FILLERS \(packages\/db\/src\/testing-fill\.ts\)\.$/,
    ],
    [
      'add column low integer not null, add column high integer not null, add constraint in_order check (low < high)',
      /^The table badges cannot be filled: .*"in_order".* FILLERS \(packages\/db\/src\/testing-fill\.ts\)\.$/,
    ],
  ])('says what to do about a column that it cannot fill: %s', async (change, message) => {
    await expect(fillWith(`alter table badges ${change}`)).rejects.toThrow(message);
  });
}

// A table takes the same on every kind of database, so one shows it.
describeWithFolder('filling tables on $name', describeFilling, testDatabases.slice(-1));
