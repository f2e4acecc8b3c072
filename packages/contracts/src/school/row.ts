import * as z from 'zod/mini';

/** Body of the mirrored row of kind `school`, of which there is one at most: without a contact there is none. */
export const schoolRow = z.object({ contact: z.string() });
export type SchoolRow = z.infer<typeof schoolRow>;
