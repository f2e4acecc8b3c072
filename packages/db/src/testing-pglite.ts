import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { startPglite, wrapPglite } from './drivers/pglite.ts';
import type { ReusableDatabase } from './testing-lender.ts';
import { schemaKey } from './testing-postgres.ts';

const snapshotFile = join(tmpdir(), 'quorbit-tests', `pglite-${schemaKey}.tar`);

/** Reads the data folder of a migrated database, in the format that PGlite loads. */
export async function readSnapshot(): Promise<Blob> {
  return new Blob([await readFile(snapshotFile)]);
}

/** Creates a migrated PGlite in memory. */
export async function createPglite(): Promise<ReusableDatabase & { client: PGlite }> {
  const client = await startPglite({ dump: await readSnapshot() });
  // Waits for running statements, then resets PGlite's only session, so that the next tests find no trace in it.
  const reset = async () => void (await client.exec('discard all'));
  return {
    client,
    url: null,
    connect: () => ({ ...wrapPglite(client), close: reset }),
    check: async () => {},
    remove: async () => {
      if (!client.closed) await client.close();
    },
  };
}

/** Creates the snapshot, unless this schema's exists already. */
export async function prepareSnapshot(): Promise<void> {
  const exists = await readFile(snapshotFile).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await mkdir(dirname(snapshotFile), { recursive: true });
  const client = await startPglite();
  await wrapPglite(client).migrate();
  await dropTemplates(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const draft = `${snapshotFile}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, snapshotFile);
}

/** Drops the template databases. No test needs them, and unpacking and copying their files takes a third of the time. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
}
