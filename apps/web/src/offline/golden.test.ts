// Later versions must find the data that is already on users' devices: the database, and the names of stored items.
// When code moves, the files in `golden` must not change; only new names are added to them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@quorbit/contracts/lib/ids';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { GOOGLE_NONCE_KEY } from '#features/accounts/google-end.ts';
import { GOOGLE_NEXT_KEY } from '#features/accounts/google-next.ts';
import { TRIAL_KEY } from '#features/welcome/trial-key.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { KEYS_SETTING_KEY } from '#lib/hooks/use-keys-setting.ts';
import { lastHomeKey } from '#lib/last-home.ts';
import { matchKey } from '#lib/last-match.ts';
import { paletteKey } from '#lib/recent-picks.ts';
import { LAST_USER_KEY, TOKEN_KEY, USER_KEY } from '#lib/session.ts';
import { FONTS_KEY } from '#lib/theme/fonts.ts';
import { SCHEME_KEY, TOKENS_KEY } from '#lib/theme/theme.ts';
import { DISMISSED_KEY } from '#pwa/install-dismissal.ts';
import { ASKED_KEY } from '#pwa/notification-permission.ts';
import { LOADED_FOR_KEY } from '#pwa/updates.ts';
import { CACHE_PREFIX } from '#pwa/worker/shell.ts';
import { celebratedKey } from '#ui/celebration/celebrated.ts';
import { SOUND_KEY } from '#ui/sound/sound.ts';
import { UserDatabase } from './database.ts';
import { databaseName } from './database-name.ts';
import { droppedDownloadsKey } from './dropped-downloads.ts';
import { evictionKey } from './evictions.ts';
import { lastSyncKey } from './last-sync.ts';
import { lockName } from './sync.ts';

const SOURCES = join(import.meta.dirname, '..');
const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

test('the database has the versions and tables that devices already have', async () => {
  const versions: { version: number; stores: Record<string, string | null>; upgrades: boolean }[] = [];
  const prototype: Dexie = Dexie.prototype;
  const { version } = prototype;
  vi.spyOn(prototype, 'version').mockImplementation(function (this: Dexie, number) {
    const declared = version.call(this, number);
    const { stores, upgrade } = declared;
    const noted: (typeof versions)[number] = { version: number, stores: {}, upgrades: false };
    versions.push(noted);
    declared.stores = (schema) => {
      noted.stores = schema;
      return stores.call(declared, schema);
    };
    declared.upgrade = (change) => {
      noted.upgrades = true;
      return upgrade.call(declared, change);
    };
    return declared;
  });
  const database = new UserDatabase(newId());
  await database.open();
  const tables = database.tables.map(({ name, schema: { primKey, indexes } }) => ({
    name,
    primaryKey: primKey.src,
    indexes: indexes.map(({ src }) => src),
  }));
  const opened = { version: database.verno, tables };
  database.close();
  await expect(text({ versions, opened })).toMatchFileSnapshot('golden/database.snap');
});

test('stored items have the names that devices already have', async () => {
  const names = {
    localStorage: [
      ...[USER_KEY, TOKEN_KEY, LAST_USER_KEY, KEYS_SETTING_KEY, ASKED_KEY, DISMISSED_KEY],
      ...[celebratedKey('<user>'), droppedDownloadsKey('<user>'), evictionKey('<user>'), lastSyncKey('<user>')],
      ...[
        formDraftKey('<user>', 'play:<play>'),
        formDraftKey('<user>', 'playing:<game>'),
        formDraftKey('<user>', 'playing-answers:<game>'),
        lastHomeKey('<user>'),
        FONTS_KEY,
        matchKey('<user>'),
        paletteKey('<user>'),
        SCHEME_KEY,
        TOKENS_KEY,
        TRIAL_KEY,
        GOOGLE_NONCE_KEY,
        GOOGLE_NEXT_KEY,
        SOUND_KEY,
      ],
    ].sort(),
    sessionStorage: [formDraftKey('<user>', 'create-quiz'), formDraftKey('<user>', 'add-question'), LOADED_FOR_KEY],
    readBeforeTheFirstPaint: [
      ...readFileSync(join(SOURCES, '../public/theme.js'), 'utf8').matchAll(/localStorage\.\w+\(['`]([^'`]*)['`]/g),
    ].map(([, key]) => key),
    databases: [databaseName('<user>')],
    caches: [`${CACHE_PREFIX}<build>`],
    locks: [lockName('<user>')],
  };
  await expect(text(names)).toMatchFileSnapshot('golden/names.snap');
});

test('only the listed source files use browser storage', () => {
  const keeping =
    /\b(localStorage|sessionStorage|indexedDB|BroadcastChannel|document\.cookie|locks\.request|caches\.open)\b/;
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
    .filter((path) => keeping.test(readFileSync(join(SOURCES, path), 'utf8')));
  // A new file that stores items in the browser has to export their names, and the test of stored names has to list
  // them.
  expect(files.sort()).toEqual([
    'features/accounts/google-begin.ts',
    'features/accounts/google-end.ts',
    'features/accounts/google-next.ts',
    // The self-test's check of browser storage deletes the items that it writes.
    'features/self-test/device-checks.ts',
    'features/welcome/first-question.tsx',
    'features/welcome/trial-key.ts',
    'features/welcome/use-submit-leftover-trial.ts',
    'lib/durable/durable.ts',
    'lib/forms/form-draft-keys.ts',
    'lib/hooks/use-keys-setting.ts',
    'lib/last-home.ts',
    'lib/last-match.ts',
    'lib/recent-picks.ts',
    'lib/session.ts',
    'lib/theme/fonts.ts',
    'lib/theme/theme.ts',
    'offline/dropped-downloads.ts',
    'offline/engine/lock.ts',
    'offline/evictions.ts',
    // `first-paint.ts` only checks whether a database exists.
    'offline/first-paint.ts',
    'offline/last-sync.ts',
    'pwa/install-dismissal.ts',
    'pwa/notification-permission.ts',
    'pwa/updates.ts',
    'pwa/worker/shell.ts',
    'shell/palette/scheme.ts',
    'ui/celebration/celebrated.ts',
    'ui/sound/sound.ts',
  ]);
});
