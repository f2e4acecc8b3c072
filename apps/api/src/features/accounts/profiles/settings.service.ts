// Owns the settings of a profile. The latest change of each wins, in whatever order changes arrive.
import type { Profile, UpdateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { storedSettings } from '@quorbit/contracts/settings/time-zone';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { ThemeName } from '@quorbit/contracts/themes/names';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { SettingsPart, SettingValues } from '../../../kernel/shared-parts.ts';
import type { AppError } from '../../../lib/app-error.ts';
import { isLater } from '../../../lib/latest.ts';
import { addUnlockedThemes, updateUser } from '../accounts.repository.ts';
import { readProfile } from './profiles.service.ts';
import { listStamps, type Stamp, saveStamps } from './stamps.repository.ts';

type Owners = Pick<Deps, 'settings'>;

/** Settings that a device changed. */
interface SettingsChange {
  settings: SettingValues;
  /** Time of the change, corrected for the device's clock. */
  at: Date;
  opId: string;
}

interface Setting extends Stamp {
  value: unknown;
}

/**
 * Sets the given settings of the caller, overriding earlier changes.
 * @throws AppError if the area that owns a setting refuses it, such as FORBIDDEN for a locked theme
 */
export async function updateSettings(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  input: UpdateSettingsInput | SettingValues,
  now: Date,
  owners: Owners,
): Promise<Profile> {
  const settings: SettingValues = storedSettings(input);
  const refused = (await refusals(tx, actor.id, [settings], owners)).get(settings);
  if (refused) throw refused;
  await save(tx, actor.id, settingsOf({ settings, at: now, opId: newId(now.getTime()) }), owners);
  return readProfile(tx, actor.id);
}

/**
 * Applies changes from devices. A change that is older than the setting's latest one is ignored.
 * @returns refusals by op id
 */
export async function mergeSettings(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  given: readonly SettingsChange[],
  owners: Owners,
): Promise<ReadonlyMap<string, AppError>> {
  const changes = given.map((change) => ({ ...change, settings: storedSettings(change.settings) }));
  const all = changes.map(({ settings }) => settings);
  const refused = await refusals(tx, actor.id, all, owners);
  const taken = changes.filter(({ settings }) => !refused.has(settings));
  const last = new Map<string, Stamp>();
  for (const stamp of await listStamps(tx, actor.id)) last.set(stamp.field, stamp);
  const won = new Map<string, Setting>();
  for (const setting of taken.flatMap(settingsOf)) {
    const before = last.get(setting.field);
    if (before && !isLater(setting, before)) continue;
    last.set(setting.field, setting);
    won.set(setting.field, setting);
  }
  await save(tx, actor.id, [...won.values()], owners);
  return new Map(
    changes.flatMap(({ settings, opId }) => {
      const error = refused.get(settings);
      return error ? [[opId, error] as const] : [];
    }),
  );
}

/** Adds unlocked themes. The caller has locked the learner's scope and records the profile. */
export async function unlockThemes(tx: Tx, userId: string, themes: readonly ThemeName[]): Promise<void> {
  if (themes.length > 0) await addUnlockedThemes(tx, userId, themes);
}

/**
 * Sets the title shown beside a learner's name, replacing an earlier one. The caller has locked the learner's scope.
 */
export async function giveTitle(tx: Tx, userId: string, title: string): Promise<void> {
  await updateUser(tx, userId, { title });
}

/** The changes that their areas refuse, with the reasons. */
async function refusals(
  tx: Tx,
  userId: string,
  all: readonly SettingValues[],
  owners: Owners,
): Promise<ReadonlyMap<SettingValues, AppError>> {
  const found = new Map<SettingValues, AppError>();
  for (const part of partsOf(owners)) {
    for (const [change, error] of (await part.refuse?.(tx, userId, all)) ?? []) found.set(change, error);
  }
  return found;
}

function settingsOf({ settings, at, opId }: SettingsChange): Setting[] {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return given.map(([field, value]) => ({ field, value, at, opId }));
}

async function save(tx: Tx, userId: string, settings: readonly Setting[], owners: Owners): Promise<void> {
  if (settings.length === 0) return;
  const inColumns = settings.filter(({ field }) => ownerOf(field, owners).stored === 'column');
  if (inColumns.length > 0) await updateUser(tx, userId, valuesOf(inColumns));
  for (const part of partsOf(owners)) await part.changed?.(tx, userId, valuesOf(settings));
  await saveStamps(
    tx,
    userId,
    settings.map((one) => ({ ...one, value: ownerOf(one.field, owners).stored === 'row' ? one.value : null })),
  );
  record(tx, userScope(userId), 'profile', userId);
}

const valuesOf = (settings: readonly Setting[]) =>
  Object.fromEntries(settings.map(({ field, value }) => [field, value]));

function ownerOf(field: string, { settings }: Owners): SettingsPart {
  const owner = settings.get(field);
  if (!owner) throw new Error(`No area owns the setting ${field}.`);
  return owner;
}

function partsOf({ settings }: Owners): ReadonlySet<SettingsPart> {
  return new Set(settings.values());
}
