import * as z from 'zod/mini';
import { instant, readableText } from '../lib/scalars.ts';
import { SETUP_STEPS } from './setup-steps.ts';

export const INSTANCE_NAME_MAX = 100;
export const INSTANCE_CONTACT_MAX = 200;

const instanceName = readableText('Name', 1, INSTANCE_NAME_MAX, "Enter the school's name.");

/** Who runs this server, and how far they are in setting it up. */
export const instanceSettings = z.object({
  /** Null until somebody gave it one. */
  name: z.nullable(z.string()),
  /** The contact for learners in danger, in words; null for none. Older servers don't send it. */
  contact: z.optional(z.nullable(z.string())),
  /** The step that is next; the first one on a fresh server. */
  setupStep: z.enum(SETUP_STEPS),
  /** Null until somebody came to the end of the steps. */
  setUpAt: z.nullable(instant),
});
export type InstanceSettings = z.infer<typeof instanceSettings>;

export const renameInstanceInput = z.object({ name: instanceName });
export type RenameInstanceInput = z.infer<typeof renameInstanceInput>;

/** Empty for nobody. */
export const setContactInput = z.object({ contact: readableText('Contact', 0, INSTANCE_CONTACT_MAX) });
export type SetContactInput = z.infer<typeof setContactInput>;

/** The step to go on with; `done` ends setting up. */
export const saveSetupInput = z.object({
  step: z.enum([...SETUP_STEPS, 'done'], `Step must be ${SETUP_STEPS.join(', ')} or done.`),
});
export type SaveSetupInput = z.infer<typeof saveSetupInput>;
