// Texts that server, screens and tests share word for word.
import type { Feature, RegistrationMode, SwitchChange, Switches } from './switches.ts';

const OFF: Record<Feature, string> = {
  rooms: 'Rooms are',
  challenges: 'Challenges are',
  tournaments: 'Tournaments are',
  google: 'Logging in with Google is',
};

/** Shown in the place of what would begin something. */
export function offNote(feature: Feature): string {
  return `${OFF[feature]} switched off at the moment.`;
}

/** Why something can't begin. */
export function offMessage(feature: Feature): string {
  return `${offNote(feature)} An admin can switch ${OFF[feature].endsWith('are') ? 'them' : 'it'} on again.`;
}

export const REGISTRATION_CLOSED =
  'New accounts are switched off at the moment. An admin can switch them on again. If you have an account, log in.';
export const INVITATION_NEEDED =
  'You need an invitation to create an account here. Open the invite link that a friend or a group sent you.';
export const INVITATION_SPENT =
  "This invitation doesn't let anybody in any more. Ask for a new one, then create your account with it.";

interface SwitchWords {
  label: string;
  /** What it lets people do. */
  does: string;
  /** What continues while it is off. */
  stays: string;
}

export const SWITCH_WORDS: Record<keyof Switches, SwitchWords> = {
  registration: {
    label: 'New accounts',
    does: 'Who may create an account, with a password or with Google.',
    stays: 'People with an account log in as usual.',
  },
  rooms: {
    label: 'Rooms',
    does: 'People open rooms for live quizzes and group reviews.',
    stays: 'Open rooms stay open: people can join them and play to the end.',
  },
  challenges: {
    label: 'Challenges',
    does: 'People create and join challenges, and set goals for their groups.',
    stays: 'Challenges that people have joined can be finished and pay as usual.',
  },
  tournaments: {
    label: 'Tournaments',
    does: 'Admins create tournaments, and people register for them.',
    stays: 'Tournaments with players are played to the end and pay their prizes.',
  },
  google: {
    label: 'Log in with Google',
    does: 'The log-in page offers Google.',
    stays: 'People who are logged in stay so. Those without a password can choose one with Forgot your password.',
  },
};

export const REGISTRATION_WORDS: Record<RegistrationMode, { label: string; hint: string }> = {
  open: { label: 'Open', hint: 'Everybody can create an account.' },
  invitation: { label: 'By invitation', hint: 'Only with an invite link of a friend or a group.' },
  closed: { label: 'Closed', hint: 'Nobody can create an account.' },
};

/** Why a feature can't be switched on. */
export function lackingMessage(feature: Feature, variables: readonly string[]): string {
  return `${SWITCH_WORDS[feature].label} can't be switched on yet: set ${variables.join(' and ')} and restart the server.`;
}

/** How a switch is, as audit entries and refusals write it. */
export function stateWord(value: Switches[keyof Switches]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return REGISTRATION_WORDS[value].label.toLowerCase();
}

/** What somebody else made of a switch meanwhile. */
export function changedMeanwhile(name: SwitchChange['name'], present: Switches[keyof Switches]): string {
  return `Another admin changed this meanwhile: ${SWITCH_WORDS[name].label} is “${stateWord(present)}” now.`;
}
