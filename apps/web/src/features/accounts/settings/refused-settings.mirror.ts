import { PROFILE_UPDATE, type ProfileUpdateArgs, profileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import { selectRefusedOps } from '#offline/mirror/refused-ops.ts';
import { createSelector } from '#offline/mirror/selector.ts';

/** A change of settings that the server refused. */
export interface RefusedSettings {
  opId: string;
  settings: ProfileUpdateArgs;
  message: string;
}

export const selectRefusedSettings = createSelector((get): readonly RefusedSettings[] => {
  const refused = get(selectRefusedOps).filter(({ op }) => op.type === PROFILE_UPDATE);
  return refused.map(({ op, message }) => ({ opId: op.opId, settings: parseSettings(op.args), message }));
});

/**
 * Returns the settings of a refused change. An imported file may contain anything, so args that don't parse are used as
 * they are, or as no settings if they aren't an object.
 */
function parseSettings(args: unknown): ProfileUpdateArgs {
  const { data } = profileUpdateArgs.safeParse(args);
  return data ?? (typeof args === 'object' && args !== null ? args : {});
}
