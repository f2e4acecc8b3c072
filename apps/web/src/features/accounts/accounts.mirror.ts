import type { ProfileRow } from '@quorbit/contracts/accounts/row';
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import { SETTINGS_LABELS } from '@quorbit/contracts/settings/settings';
import { toStoredSettings } from '@quorbit/contracts/settings/time-zone';
import { PROFILE_UPDATE, type ProfileUpdateArgs, profileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import type { MirrorArea, MirrorSource } from '#offline/mirror/area.ts';
import { AREAS, getServerNow, selectSkew } from '#offline/mirror/inputs.ts';
import { assignZones } from '#offline/mirror/learner-zone.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import { readMirror } from '#offline/mirror/read-mirror.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';
import { createSelector, type Get } from '#offline/mirror/selector.ts';
import { createWorkKind } from '#offline/mirror/work-kind.ts';
import { workKindsOf } from '#offline/mirror/work-kinds.ts';

export const profileRows = createRowKind<ProfileRow>('profile');

const FIELD_LABELS: Record<keyof ProfileUpdateArgs, string> = {
  name: 'name',
  timeZone: 'time zone',
  ...SETTINGS_LABELS,
};

export const profileUpdate = createWorkKind<ProfileUpdateArgs, Profile>({
  type: PROFILE_UPDATE,
  name: formatName,
  answers: () => 0,
  noun: { one: 'change of settings', many: 'changes of settings' },
  overlay: withSettings,
  fixedZone: fixedZoneOf,
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
  zone: createSelector((get) => get(profileRows.bodies)[0] ?? null),
  async onUpToDate(source, { userId, setUser }) {
    await readMirror(source, selectProfile, (profile) => {
      if (profile?.id === userId) setUser(profile);
    });
  },
};

/** The profile once settings are saved. Those that the server would refuse change nothing. */
export function withSettings(profile: Profile, settings: ProfileUpdateArgs): Profile {
  // A file of work may contain anything.
  const { data } = profileUpdateArgs.safeParse(settings);
  const { fixedZone, ...others } = toStoredSettings(data ?? {});
  if (fixedZone === undefined) return { ...profile, ...others };
  return { ...profile, ...others, fixedZone, timeZone: fixedZone ?? profile.timeZone };
}

/** The zone that settings fix. */
function fixedZoneOf(settings: ProfileUpdateArgs): string | null | undefined {
  const { fixedZone: zone } = toStoredSettings(settings);
  if (zone === null) return null;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}

/** Shows a profile that the server gave, with the settings on top that the rows of this device do not show yet. */
export async function showProfileWithPending(
  source: MirrorSource,
  profile: Profile,
  setUser: (user: Profile) => void,
): Promise<void> {
  const selectUser = createSelector((get) => applyPending(get, profile));
  await readMirror(source, selectUser, setUser);
}

/** The profile of this device's row, with the settings on top that it does not show yet; null without a row. */
const selectProfile = createSelector((get): Profile | null => {
  const [row] = get(profileRows.bodies);
  if (!row) return null;
  const { history: _history, ...profile } = row;
  return applyPending(get, profile);
});

/** With the zone in force: work moves it before the server has it. */
function applyPending(get: Get, profile: Profile): Profile {
  const pending = get(selectPendingOps);
  const [row] = get(profileRows.bodies);
  const placement = { now: getServerNow(get), skew: get(selectSkew), kinds: workKindsOf(get(AREAS)) };
  const { zone } = assignZones({ ...profile, history: row?.history }, pending, placement);
  return { ...profileUpdate.applyOverlays(profile, pending), timeZone: zone.zone };
}

/** E.g. `Settings: name`. */
function formatName(args: ProfileUpdateArgs | null): string {
  const names = Object.entries(FIELD_LABELS).flatMap(([field, name]) =>
    Object.hasOwn(args ?? {}, field) ? [name] : [],
  );
  return names.length === 0 ? 'Settings' : `Settings: ${names.join(', ')}`;
}
