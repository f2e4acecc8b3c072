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
    // A profile reply that was already on its way may not include the saved settings, so it's fetched again.
    void utils.accounts.me.invalidate();
    // Leaderboards leave out learners who opted out.
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

/** Returns the profile with the given settings applied. Settings that the server would refuse change nothing. */
export function withSettings(profile: Profile, settings: ProfileUpdateArgs): Profile {
  // The settings may come from an imported file of unsent work, which may contain anything.
  const { data } = profileUpdateArgs.safeParse(settings);
  const { fixedZone, ...others } = toStoredSettings(data ?? {});
  if (fixedZone === undefined) return { ...profile, ...others };
  return { ...profile, ...others, fixedZone, timeZone: fixedZone ?? profile.timeZone };
}

/**
 * Returns the time zone that the settings fix: null if they follow the devices again, undefined if they don't change
 * it.
 */
function fixedZoneOf(settings: ProfileUpdateArgs): string | null | undefined {
  const { fixedZone: zone } = toStoredSettings(settings);
  if (zone === null) return null;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}

/** Shows a profile from the server, with the unsent settings of this device applied on top. */
export async function showProfileWithPending(
  source: MirrorSource,
  profile: Profile,
  setUser: (user: Profile) => void,
): Promise<void> {
  const selectUser = createSelector((get) => applyPending(get, profile));
  await readMirror(source, selectUser, setUser);
}

/** Selects the profile from this device's row, with unsent settings applied on top; null if there is no row. */
const selectProfile = createSelector((get): Profile | null => {
  const [row] = get(profileRows.bodies);
  if (!row) return null;
  const { history: _history, ...profile } = row;
  return applyPending(get, profile);
});

/**
 * Applies unsent settings to a profile, with the time zone in force: unsent work may change the zone before the server
 * does.
 */
function applyPending(get: Get, profile: Profile): Profile {
  const pending = get(selectPendingOps);
  const [row] = get(profileRows.bodies);
  const placement = { now: getServerNow(get), skew: get(selectSkew), kinds: workKindsOf(get(AREAS)) };
  const { zone } = assignZones({ ...profile, history: row?.history }, pending, placement);
  return { ...profileUpdate.applyOverlays(profile, pending), timeZone: zone.zone };
}

/** Names a change of settings after its fields, e.g. `Settings: name`. */
function formatName(args: ProfileUpdateArgs | null): string {
  const names = Object.entries(FIELD_LABELS).flatMap(([field, name]) =>
    Object.hasOwn(args ?? {}, field) ? [name] : [],
  );
  return names.length === 0 ? 'Settings' : `Settings: ${names.join(', ')}`;
}
