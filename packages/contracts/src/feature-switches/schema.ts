import * as z from 'zod/mini';
import { FEATURES, REGISTRATION_MODES } from './switches.ts';

const feature = z.enum(FEATURES, `Must be one of ${FEATURES.join(', ')}.`);
const registration = z.enum(REGISTRATION_MODES, `Must be one of ${REGISTRATION_MODES.join(', ')}.`);
const on = z.boolean('Must be true or false.');

/** The switches that are in effect, for all signed-in users. */
export const switches = z.object({
  registration,
  rooms: z.boolean(),
  challenges: z.boolean(),
  tournaments: z.boolean(),
  google: z.boolean(),
  trial: z.boolean(),
});

/** The saved switches, for admins, and the features that can't be on. */
export const managedSwitches = z.object({
  saved: switches,
  /** Features that are off whatever is saved, with the environment variables that are missing. */
  lacking: z.array(z.object({ feature, variables: z.array(z.string()) })),
});
export type ManagedSwitches = z.infer<typeof managedSwitches>;

export const setSwitchInput = z.discriminatedUnion(
  'name',
  [
    z.object({ name: z.literal('registration'), was: registration, to: registration }),
    z.object({ name: feature, was: on, to: on }),
  ],
  `The name must be registration or one of ${FEATURES.join(', ')}.`,
);
export type SetSwitchInput = z.infer<typeof setSwitchInput>;
