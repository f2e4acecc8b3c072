import { profile } from '@quorbit/contracts/accounts/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';
import { nameSchema, type View, withBothIds } from './view.ts';

/** The schema of a user's own record. */
export const userSchema = nameSchema('User', z.object({ _id: id, ...profile.shape }));

export const userView: View<z.infer<typeof profile>, z.infer<typeof userSchema>> = {
  schema: userSchema,
  of: withBothIds,
};
