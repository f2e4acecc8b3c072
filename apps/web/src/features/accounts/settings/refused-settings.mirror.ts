import { PROFILE_UPDATE, type ProfileUpdateArgs, profileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import type { MirrorSource } from '#offline/mirror/area.ts';
import { readRefusedOps } from '#offline/mirror/refused-ops.ts';

/** A change of settings that the server refused. */
export interface RefusedSettings {
  opId: string;
  settings: ProfileUpdateArgs;
  message: string;
}

export async function readRefusedSettings(source: MirrorSource): Promise<RefusedSettings[]> {
  const refused = (await readRefusedOps(source)).filter(({ op }) => op.type === PROFILE_UPDATE);
  return refused.map(({ op, message }) => ({ opId: op.opId, settings: settingsOf(op.args), message }));
}

/** An imported file may contain anything, so args that don't parse are still used for the settings they name. */
function settingsOf(args: unknown): ProfileUpdateArgs {
  const { data } = profileUpdateArgs.safeParse(args);
  return data ?? (typeof args === 'object' && args !== null ? args : {});
}
