// Owns the settings of a profile: the last word about each counts, in whatever order the words arrive.
import type { Profile, UpdateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { isThemeOpen, type ThemeName } from '@quorbit/contracts/themes/names';
import { unlockWords } from '@quorbit/contracts/themes/unlock-words';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import { isLater } from '../../lib/latest.ts';
import type { Actor } from '../../trpc/context.ts';
import { addUnlockedThemes, lookAtReminder, updateUser } from './accounts.repository.ts';
import { readProfile } from './profiles.service.ts';
import { listStamps, type Stamp, saveStamps } from './stamps.repository.ts';
import { saveWords } from './user-words.repository.ts';

/** Settings that a device changed. */
interface SettingsChange {
  settings: UpdateSettingsInput;
  /** Corrected time. */
  at: Date;
  opId: string;
}

interface Setting extends Stamp {
  value: unknown;
}

/**
 * Changes the caller's settings that are given, whatever was said about them before.
 * @throws AppError FORBIDDEN for a theme that is locked
 */
export async function updateSettings(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  input: UpdateSettingsInput,
  now: Date,
): Promise<Profile> {
  const locked = (await lockedThemes(tx, actor.id, [input])).get(input);
  if (locked) throw locked;
  await save(tx, actor.id, settingsOf({ settings: input, at: now, opId: newId(now.getTime()) }));
  return readProfile(tx, actor.id);
}

/**
 * Applies what devices said. What was said earlier than the last word about a setting changes nothing.
 * @returns the refusals, by op id: FORBIDDEN for a theme that is locked
 */
export async function mergeSettings(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  changes: readonly SettingsChange[],
): Promise<ReadonlyMap<string, AppError>> {
  const locked = await lockedThemes(
    tx,
    actor.id,
    changes.map(({ settings }) => settings),
  );
  const taken = changes.filter(({ settings }) => !locked.has(settings));
  const last = new Map<string, Stamp>();
  for (const stamp of await listStamps(tx, actor.id)) last.set(stamp.field, stamp);
  const won = new Map<string, Setting>();
  for (const setting of taken.flatMap(settingsOf)) {
    const before = last.get(setting.field);
    if (before && !isLater(setting, before)) continue;
    last.set(setting.field, setting);
    won.set(setting.field, setting);
  }
  await save(tx, actor.id, [...won.values()]);
  return new Map(
    changes.flatMap(({ settings, opId }) => {
      const error = locked.get(settings);
      return error ? [[opId, error] as const] : [];
    }),
  );
}

/** Adds themes that somebody unlocked. The caller has locked the learner's scope and records the profile. */
export async function unlockThemes(tx: Tx, userId: string, themes: readonly ThemeName[]): Promise<void> {
  if (themes.length > 0) await addUnlockedThemes(tx, userId, themes);
}

/** Gives somebody a title, which stands beside the name; the last one counts. The caller has locked the learner's scope. */
export async function giveTitle(tx: Tx, userId: string, title: string): Promise<void> {
  await updateUser(tx, userId, { title });
}

/** Of these settings those with a theme that is locked for somebody, and why. */
async function lockedThemes(
  tx: Tx,
  userId: string,
  all: readonly UpdateSettingsInput[],
): Promise<ReadonlyMap<UpdateSettingsInput, AppError>> {
  const asked = all.filter(({ selectedTheme = DEFAULT_THEME }) => selectedTheme !== DEFAULT_THEME);
  if (asked.length === 0) return new Map();
  const profile = await readProfile(tx, userId);
  return new Map(
    asked.flatMap((settings) => {
      const { selectedTheme = DEFAULT_THEME } = settings;
      return isThemeOpen(selectedTheme, profile) ? [] : [[settings, themeLocked(selectedTheme)] as const];
    }),
  );
}

function themeLocked(theme: ThemeName): AppError {
  return new AppError('FORBIDDEN', `This theme unlocks ${unlockWords(theme)}.`);
}

function settingsOf({ settings, at, opId }: SettingsChange): Setting[] {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return given.map(([field, value]) => ({ field, value, at, opId }));
}

/** The next round of reminders looks at another time or time zone, and then knows when to look again. */
function reminderIn({ reminderTime, timeZone }: Partial<Profile>) {
  return reminderTime === undefined && timeZone === undefined ? {} : lookAtReminder(reminderTime);
}

async function save(tx: Tx, userId: string, settings: readonly Setting[]): Promise<void> {
  if (settings.length === 0) return;
  const change: Partial<Profile> = Object.fromEntries(settings.map(({ field, value }) => [field, value]));
  await updateUser(tx, userId, { ...change, ...reminderIn(change) });
  if (change.name !== undefined) await saveWords(tx, userId, change.name);
  await saveStamps(
    tx,
    userId,
    settings.map(({ field, at, opId }) => ({ field, at, opId })),
  );
  record(tx, userScope(userId), 'profile', userId);
}
