import * as z from 'zod/mini';

/** Body of the mirrored row of kind `school`: there is one at most, and none without a contact. */
export const instanceSettingsRow = z.object({ contact: z.string() });
export type InstanceSettingsRow = z.infer<typeof instanceSettingsRow>;
