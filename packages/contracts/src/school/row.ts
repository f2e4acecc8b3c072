import * as z from 'zod/mini';

/** The body of the mirrored row of kind `school`. There is at most one such row, and none without a contact. */
export const instanceSettingsRow = z.object({ contact: z.string() });
export type InstanceSettingsRow = z.infer<typeof instanceSettingsRow>;
