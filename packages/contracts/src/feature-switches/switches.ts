// What admins can switch off, and what is in force of what they saved. Pure.

/** Features that are on or off, in the order in which screens list them. */
export const FEATURES = ['rooms', 'challenges', 'tournaments', 'google'] as const;
export type Feature = (typeof FEATURES)[number];

/** Who may make an account: everybody, people with an invitation, nobody. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

export interface Switches extends Record<Feature, boolean> {
  registration: RegistrationMode;
}

/** How a server begins. */
export const DEFAULT_SWITCHES: Switches = {
  registration: 'open',
  rooms: true,
  challenges: true,
  tournaments: true,
  google: true,
};

/** The variables that a feature needs and the environment lacks. */
export type MissingVariables = Partial<Record<Feature, readonly string[]>>;

/** A change of one switch. `was` is what the asking admin saw. */
export type SwitchChange =
  | { name: 'registration'; was: RegistrationMode; to: RegistrationMode }
  | { name: Feature; was: boolean; to: boolean };

/** What counts of what was saved: a feature that the environment lacks is off. */
export function effectiveSwitches(saved: Switches, missing: MissingVariables): Switches {
  const off = FEATURES.filter((feature) => missing[feature] !== undefined);
  return { ...saved, ...Object.fromEntries(off.map((feature) => [feature, false])) };
}

/**
 * What a change does to what is saved. `done`: it is so already, perhaps since the call was sent before. `outdated`: it is
 * neither as the asker saw it nor as they want it.
 */
export function changeOutcomeOf(saved: Switches, { name, was, to }: SwitchChange): 'change' | 'done' | 'outdated' {
  if (saved[name] === to) return 'done';
  return saved[name] === was ? 'change' : 'outdated';
}
