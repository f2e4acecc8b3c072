import * as z from 'zod/mini';
import { instant, readableText } from '../lib/scalars.ts';
import { SETUP_STEPS } from './setup-steps.ts';

export const INSTANCE_NAME_MAX = 100;
export const INSTANCE_CONTACT_MAX = 200;

const instanceName = readableText('Name', 1, INSTANCE_NAME_MAX, "Enter the school's name.");

/** The school that runs this server, and the progress of setting the server up. */
export const instanceSettings = z.object({
  /** The school's name; null until an admin enters it. */
  name: z.nullable(z.string()),
  /** The contact for learners in danger, as free text; null for none. Older servers don't send it. */
  contact: z.optional(z.nullable(z.string())),
  /** The next step of the setup; the first step on a fresh server. */
  setupStep: z.enum(SETUP_STEPS),
  /** The time when the setup was finished; null before. */
  setUpAt: z.nullable(instant),
});
export type InstanceSettings = z.infer<typeof instanceSettings>;

export const renameInstanceInput = z.object({ name: instanceName });
export type RenameInstanceInput = z.infer<typeof renameInstanceInput>;

/** The new contact for learners in danger; an empty text removes it. */
export const setContactInput = z.object({ contact: readableText('Contact', 0, INSTANCE_CONTACT_MAX) });
export type SetContactInput = z.infer<typeof setContactInput>;

/** The setup step to continue with; `done` ends the setup. */
export const saveSetupInput = z.object({
  step: z.enum([...SETUP_STEPS, 'done'], `Step must be ${SETUP_STEPS.join(', ')} or done.`),
});
export type SaveSetupInput = z.infer<typeof saveSetupInput>;
