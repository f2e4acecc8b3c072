import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeDump } from '@quorbit/db/dump/write-dump';
import { ensureEpoch } from '@quorbit/db/meta';
import { describeWithFolder } from '@quorbit/db/testing-folder';
import { expect, it } from 'vitest';
import { fillTestContent } from '../testing/learner-content.ts';

describeWithFolder('a backup of $name', (harness) => {
  it('is written in the format of the snapshot, which every version of the program can read', async () => {
    await ensureEpoch(harness.database.read);
    await fillTestContent(harness.database, 2);
    const { file } = await writeDump(harness.database, join(harness.folder, 'dump.gz'), {
      now: new Date('2026-11-22T01:02:03Z'),
    });
    const text = gunzipSync(await readFile(file)).toString('utf8');
    await expect(sorted(withoutChance(text))).toMatchFileSnapshot('./__snapshots__/backup.ndjson');
  });
});

/** Sorts the rows of each table by their text, because tables return rows in no fixed order. */
function sorted(text: string): string {
  const tables: { head: string; rows: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('{"$') || line.startsWith('{"format"') || line === '') tables.push({ head: line, rows: [] });
    else tables.at(-1)?.rows.push(line);
  }
  return tables.flatMap(({ head, rows }) => [head, ...rows.sort()]).join('\n');
}

/**
 * Replaces values that differ from run to run: ids by their order of appearance; times, versions and digests by
 * placeholders.
 */
function withoutChance(text: string): string {
  const ids = new Map<string, string>();
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      ids.set(id, ids.get(id) ?? `<id ${ids.size + 1}>`);
      return ids.get(id) ?? '';
    })
    .replaceAll(/("epoch": ?|"key": "epoch", "value": )"[0-9a-f]{32}"/g, '$1"<epoch>"')
    .replaceAll(/("(?:created|received|last_seen|updated)_at": )"[^"]+"/g, '$1"<time>"')
    .replaceAll(/"version": [1-9]\d+/g, '"version": <version>')
    .replaceAll(/"digest": "[0-9a-f]{16}"/g, '"digest": "<digest>"');
}
