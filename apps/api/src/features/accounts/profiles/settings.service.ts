// Owns the settings of a profile. The latest change of each setting wins, in whatever order changes arrive.
import type { Profile, UpdateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { toStoredSettings } from '@quorbit/contracts/settings/time-zone';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { ThemeName } from '@quorbit/contracts/themes/names';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { SettingsPart, SettingValues } from '../../../kernel/shared-parts.ts';
import type { AppError } from '../../../lib/app-error.ts';
import { isLater } from '../../../lib/is-later.ts';
import { addUnlockedThemes, updateUser } from '../accounts.repository.ts';
import { getProfile } from './profiles.service.ts';
import { listStamps, type SettingStamp, upsertStamps } from './setting-stamps.repository.ts';

type SettingOwners = Pick<Deps, 'settings'>;

/** One change of settings, made on a device. */
interface SettingsChange {
  settings: SettingValues;
  /** Time of the change, corrected for the device's clock. */
  at: Date;
  opId: string;
}

interface Setting extends SettingStamp {
  value: unknown;
}

/**
 * Sets the given settings of the caller, overriding earlier changes.
 * @throws AppError if the area that owns a setting refuses it, such as FORBIDDEN for a locked theme.
 */
export async function updateSettings(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  input: UpdateSettingsInput | SettingValues,
  now: Date,
  owners: SettingOwners,
): Promise<Profile> {
  const settings: SettingValues = toStoredSettings(input);
  const refusal = (await collectRefusals(tx, actor.id, [settings], owners)).get(settings);
  if (refusal) throw refusal;
  await saveSettings(tx, actor.id, settingsOf({ settings, at: now, opId: newId(now.getTime()) }), owners);
  return getProfile(tx, actor.id);
}

/**
 * Applies changes from devices. A change that is older than the setting's latest one is ignored.
 * @returns refusals by op id.
 */
export async function mergeSettings(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  rawChanges: readonly SettingsChange[],
  owners: SettingOwners,
): Promise<ReadonlyMap<string, AppError>> {
  const changes = rawChanges.map((change) => ({ ...change, settings: toStoredSettings(change.settings) }));
  const all = changes.map(({ settings }) => settings);
  const refused = await collectRefusals(tx, actor.id, all, owners);
  const accepted = changes.filter(({ settings }) => !refused.has(settings));
  const latest = new Map<string, SettingStamp>();
  for (const stamp of await listStamps(tx, actor.id)) latest.set(stamp.field, stamp);
  const winners = new Map<string, Setting>();
  for (const setting of accepted.flatMap(settingsOf)) {
    const before = latest.get(setting.field);
    if (before && !isLater(setting, before)) continue;
    latest.set(setting.field, setting);
    winners.set(setting.field, setting);
  }
  await saveSettings(tx, actor.id, [...winners.values()], owners);
  return new Map(
    changes.flatMap(({ settings, opId }) => {
      const error = refused.get(settings);
      return error ? [[opId, error] as const] : [];
    }),
  );
}

/** Adds unlocked themes. The caller has locked the learner's scope and records the profile change. */
export async function unlockThemes(tx: Tx, userId: string, themes: readonly ThemeName[]): Promise<void> {
  if (themes.length > 0) await addUnlockedThemes(tx, userId, themes);
}

/**
 * Sets the title shown beside a learner's name, replacing an earlier one. The caller has locked the learner's scope.
 */
export async function awardTitle(tx: Tx, userId: string, title: string): Promise<void> {
  await updateUser(tx, userId, { title });
}

/** Returns the changes that the areas owning the settings refuse, with their errors. */
async function collectRefusals(
  tx: Tx,
  userId: string,
  changes: readonly SettingValues[],
  owners: SettingOwners,
): Promise<ReadonlyMap<SettingValues, AppError>> {
  const refusedChanges = new Map<SettingValues, AppError>();
  for (const part of partsOf(owners)) {
    for (const [change, error] of (await part.findRefusals?.(tx, userId, changes)) ?? [])
      refusedChanges.set(change, error);
  }
  return refusedChanges;
}

function settingsOf({ settings, at, opId }: SettingsChange): Setting[] {
  const entries = Object.entries(settings).filter(([, value]) => value !== undefined);
  return entries.map(([field, value]) => ({ field, value, at, opId }));
}

async function saveSettings(
  tx: Tx,
  userId: string,
  settings: readonly Setting[],
  owners: SettingOwners,
): Promise<void> {
  if (settings.length === 0) return;
  const inColumns = settings.filter(({ field }) => ownerOf(field, owners).storage === 'column');
  if (inColumns.length > 0) await updateUser(tx, userId, valuesOf(inColumns));
  for (const part of partsOf(owners)) await part.onChange?.(tx, userId, valuesOf(settings));
  await upsertStamps(
    tx,
    userId,
    settings.map((setting) => ({
      ...setting,
      value: ownerOf(setting.field, owners).storage === 'row' ? setting.value : null,
    })),
  );
  record(tx, userScope(userId), 'profile', userId);
}

const valuesOf = (settings: readonly Setting[]) =>
  Object.fromEntries(settings.map(({ field, value }) => [field, value]));

function ownerOf(field: string, { settings }: SettingOwners): SettingsPart {
  const owner = settings.get(field);
  if (!owner) throw new Error(`No area owns the setting ${field}.`);
  return owner;
}

function partsOf({ settings }: SettingOwners): ReadonlySet<SettingsPart> {
  return new Set(settings.values());
}
