import type * as z from 'zod/mini';
import { updateSettingsInput } from '../../accounts/schema.ts';

export const PROFILE_UPDATE = 'profile.update';

/** The settings that the learner changed. Each is stored with the time of its change, and the latest change wins. */
export const profileUpdateArgs = updateSettingsInput;
export type ProfileUpdateArgs = z.input<typeof profileUpdateArgs>;
