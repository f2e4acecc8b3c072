import type { ProfileRow } from '@quorbit/contracts/accounts/row';
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import { SETTINGS_WORDS } from '@quorbit/contracts/settings/settings';
import { storedSettings } from '@quorbit/contracts/settings/time-zone';
import { PROFILE_UPDATE, type ProfileUpdateArgs, profileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import type { MirrorArea, MirrorSource } from '#offline/mirror/area.ts';
import { placeWork } from '#offline/mirror/learner-zone.ts';
import { readPendingOps } from '#offline/mirror/pending-work.ts';
import { mirrorKind } from '#offline/mirror/row-kind.ts';
import { workKind } from '#offline/mirror/work-kind.ts';
import { workKindsOf } from '#offline/mirror/work-kinds.ts';

export const profileRows = mirrorKind<ProfileRow>('profile');

const WORDS: Record<keyof ProfileUpdateArgs, string> = { name: 'name', timeZone: 'time zone', ...SETTINGS_WORDS };

export const profileUpdate = workKind<ProfileUpdateArgs, Profile>({
  type: PROFILE_UPDATE,
  name: nameOf,
  answers: () => 0,
  noun: { one: 'change of settings', many: 'changes of settings' },
  overlay: withSettings,
  fixedZone,
  onSettled(utils) {
    // A reply that was on its way may not know the change.
    void utils.accounts.me.invalidate();
    // Boards leave out who opted out.
    void utils.leaderboards.invalidate();
  },
});

export const accountsMirror: MirrorArea = {
  rows: [profileRows],
  work: [profileUpdate],
  zone: async (database) => (await profileRows.bodies(database))[0] ?? null,
  onUpToDate: (source, { userId, setUser }) =>
    readAtOnce(source, async () => {
      const [row] = await profileRows.bodies(source.database);
      if (row?.id !== userId) return;
      const { history: _history, ...profile } = row;
      setUser(await withPending(source, profile));
    }),
};

/** The profile once settings are saved. Those that the server would refuse change nothing. */
export function withSettings(profile: Profile, settings: ProfileUpdateArgs): Profile {
  // A file of work may contain anything.
  const { data } = profileUpdateArgs.safeParse(settings);
  const { fixedZone, ...others } = storedSettings(data ?? {});
  if (fixedZone === undefined) return { ...profile, ...others };
  return { ...profile, ...others, fixedZone, timeZone: fixedZone ?? profile.timeZone };
}

/** The zone that settings fix. */
function fixedZone(settings: ProfileUpdateArgs): string | null | undefined {
  const { fixedZone: zone } = storedSettings(settings);
  if (zone === null) return null;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}

/** Shows a profile that the server gave, with the settings on top that the rows of this device do not show yet. */
export async function showWithPending(
  source: MirrorSource,
  profile: Profile,
  setUser: (user: Profile) => void,
): Promise<void> {
  await readAtOnce(source, async () => setUser(await withPending(source, profile)));
}

/** With the zone in force: work moves it before the server has it. */
async function withPending(source: MirrorSource, profile: Profile): Promise<Profile> {
  const pending = await readPendingOps(source);
  const [row] = await profileRows.bodies(source.database);
  const skew = (await source.database.meta.get('meta'))?.skew ?? null;
  const now = new Date(Date.now() + (skew ?? 0));
  const kinds = workKindsOf(source.areas);
  const { zone } = placeWork({ ...profile, history: row?.history }, pending, { now, skew, kinds });
  return { ...profileUpdate.over(profile, pending), timeZone: zone.zone };
}

/** No setting can be saved between what is read and what is shown of it: it would flash back to what it was. */
async function readAtOnce({ database }: MirrorSource, work: () => Promise<void>): Promise<void> {
  const { rows, outbox, journal, meta } = database;
  await database.transaction('r', [rows, outbox, journal, meta], work);
}

/** E.g. `Settings: name`. */
function nameOf(args: ProfileUpdateArgs | null): string {
  const names = Object.entries(WORDS).flatMap(([field, name]) => (Object.hasOwn(args ?? {}, field) ? [name] : []));
  return names.length === 0 ? 'Settings' : `Settings: ${names.join(', ')}`;
}
