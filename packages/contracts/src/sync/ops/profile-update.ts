import type * as z from 'zod/mini';
import { updateSettingsInput } from '../../accounts/schema.ts';

export const PROFILE_UPDATE = 'profile.update';

/** Settings that the learner changed. Each is kept with its time, and the latest wins. */
export const profileUpdateArgs = updateSettingsInput;
export type ProfileUpdateArgs = z.input<typeof profileUpdateArgs>;
