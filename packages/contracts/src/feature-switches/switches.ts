// The switches that admins can set, and the rules for which of the saved ones are in effect. Pure.

/** The features that can be on or off, in the order in which screens list them. */
export const FEATURES = ['rooms', 'challenges', 'tournaments', 'google', 'trial'] as const;
export type Feature = (typeof FEATURES)[number];

/** The groups of people who may create an account: everybody, people with an invitation, or nobody. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

export interface Switches extends Record<Feature, boolean> {
  registration: RegistrationMode;
}

/** The switches of a new server. */
export const DEFAULT_SWITCHES: Switches = {
  registration: 'open',
  rooms: true,
  challenges: true,
  tournaments: true,
  google: true,
  trial: true,
};

/** The environment variables that each feature needs but that aren't set. */
export type MissingVariables = Partial<Record<Feature, readonly string[]>>;

/** A change of one switch. `was` is the state that the admin saw when making the change. */
export type SwitchChange =
  | { name: 'registration'; was: RegistrationMode; to: RegistrationMode }
  | { name: Feature; was: boolean; to: boolean };

/** Returns the switches that are in effect: the saved ones, with each feature off that the environment lacks. */
export function effectiveSwitches(saved: Switches, missing: MissingVariables): Switches {
  const off = FEATURES.filter((feature) => missing[feature] !== undefined);
  return { ...saved, ...Object.fromEntries(off.map((feature) => [feature, false])) };
}

/**
 * Returns the effect of a change on the saved switches. `done`: the switch already has the new state, e.g. because the
 * call was sent before. `outdated`: the switch has neither the state that the admin saw nor the new one.
 */
export function changeOutcomeOf(saved: Switches, { name, was, to }: SwitchChange): 'change' | 'done' | 'outdated' {
  if (saved[name] === to) return 'done';
  return saved[name] === was ? 'change' : 'outdated';
}
