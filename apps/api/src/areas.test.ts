// Checks that every area has all its parts. The failure message names the missing one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import type { Area } from './kernel/area.ts';
import { proceduresOf } from './testing/area/call.ts';
import { CALLABLE_AREAS, FEATURES_FOLDER, filesOf, folderOf, importCalls } from './testing/area/find-calls.ts';

const all: Readonly<Record<string, Area>> = areas;

describe.each(CALLABLE_AREAS)('the area %s', (area) => {
  const folder = folderOf(area);
  const procedures = proceduresOf(area, all[area] ?? {});

  it('has a row in its calls file for each procedure, and no other rows', async () => {
    const rows = Object.keys((await importCalls(area)).procedures);
    const missing = procedures.map(({ name }) => name).filter((name) => !rows.includes(name));
    expect(missing, `Add these to \`procedures\` in features/${folder}/${folder}.calls.ts`).toEqual([]);
    expect(rows.filter((name) => !procedures.some((procedure) => procedure.name === name))).toEqual([]);
  });

  it('has a test file for its calls', () => {
    const file = `${folder}.area.db.full.test.ts`;
    expect(filesOf(area), `Add features/${folder}/${file} with: await describeArea('${area}');`).toContain(file);
  });

  it('has no query that changes anything', async () => {
    const rows = (await importCalls(area)).procedures;
    const changing = procedures.filter(({ name, isQuery }) => isQuery && rows[name]?.changes !== undefined);
    expect(changing.map(({ path }) => path)).toEqual([]);
  });
});

const ROOT = join(import.meta.dirname, '../../..');

/** Matches the files that `<area>.area.ts` must import. */
const PARTS = /\.(router|rest|mirror|ops|settings|worker|totals|personal|step|seed)\.ts$/;

it('areas.ts lists every folder that has an area', () => {
  const folders = readdirSync(FEATURES_FOLDER).filter((name) => filesOf(name).includes(`${name}.area.ts`));
  const listed = Object.keys(areas).map(folderOf);
  const missing = folders.filter((name) => !listed.includes(name));
  expect(missing, 'Import these in areas.ts and add them to `areas`').toEqual([]);
});

it.each(Object.keys(areas))('the area %s imports all its parts', (area) => {
  const folder = folderOf(area);
  const named = readFileSync(join(FEATURES_FOLDER, folder, `${folder}.area.ts`), 'utf8');
  const missing = filesOf(area).filter((file) => PARTS.test(file) && !named.includes(`'./${file}'`));
  expect(missing, `Import these in features/${folder}/${folder}.area.ts and name what they have`).toEqual([]);
});

it.each(CALLABLE_AREAS)('the area %s has a calls file', (area) => {
  const folder = folderOf(area);
  const file = `${folder}.calls.ts`;
  expect(filesOf(area), `Add features/${folder}/${file}, like that of features/assignments`).toContain(file);
});

it('docs/CONTRIBUTING.md counts the files that an area touches correctly, and names only existing files', () => {
  const text = readFileSync(join(ROOT, 'docs', 'CONTRIBUTING.md'), 'utf8');
  const [, count, list = ''] = /touches these (\d+) files:\n\n((?:- .+\n)+)/.exec(text) ?? [];
  const files = [...list.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file);
  expect(files).toHaveLength(Number(count));
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it('only sign-in, unsubscribing, contact, invitations and the welcome quiz are open without a session', async () => {
  const open: string[] = [];
  for (const area of CALLABLE_AREAS) {
    const rows = Object.entries((await importCalls(area)).procedures);
    open.push(...rows.filter(([, { endings }]) => endings.signedOut === 'ok').map(([name]) => `${area}.${name}`));
  }
  expect(open.sort()).toEqual([
    'accounts.forgotPassword',
    'accounts.login',
    'accounts.options',
    'accounts.register',
    'accounts.resetPassword',
    'accounts.stopReminders',
    'accounts.verifyEmail',
    'contact.details',
    'invitations.get',
    'quizzes.welcome',
  ]);
});
