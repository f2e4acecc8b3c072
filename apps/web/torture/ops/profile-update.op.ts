import { PROFILE_UPDATE, type ProfileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import * as fc from 'fast-check';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Changes whether the learner is left out of leaderboards. */
export interface SettingStep {
  do: 'setting';
  on: number;
  optOut: boolean;
}

export const simulated = simulatedOp<SettingStep>({
  type: PROFILE_UPDATE,
  sample: { do: 'setting', optOut: true },
  weight: 2,
  fields: () => ({ optOut: fc.boolean() }),
  perform({ optOut }, { save, mark }) {
    const args: ProfileUpdateArgs = { leaderboardOptOut: optOut };
    save({ type: PROFILE_UPDATE, args: { ...args, n: mark() } });
  },
  tag: numberOf,
  lastWord: {
    about: () => 'leaderboardOptOut',
    value: ({ args }) => (args as ProfileUpdateArgs).leaderboardOptOut,
    stored: ({ settings }) => settings.map(({ field: about, value, opId }) => ({ about, value, opId })),
  },
  xp: null,
});
