// Texts that server, screens and tests share word for word.
import type { Feature, RegistrationMode, SwitchChange, Switches } from './switches.ts';

const FEATURE_SUBJECTS: Record<Feature, string> = {
  rooms: 'Rooms are',
  challenges: 'Challenges are',
  tournaments: 'Tournaments are',
  google: 'Logging in with Google is',
  trial: 'Questions for visitors are',
};

/** Formats the note that replaces the controls of a feature that is switched off. */
export function formatOffNote(feature: Feature): string {
  return `${FEATURE_SUBJECTS[feature]} switched off at the moment.`;
}

/** Formats the message for an action that is refused because its feature is switched off. */
export function formatOffMessage(feature: Feature): string {
  return `${formatOffNote(feature)} An admin can switch ${FEATURE_SUBJECTS[feature].endsWith('are') ? 'them' : 'it'} on again.`;
}

export const REGISTRATION_CLOSED =
  'New accounts are switched off at the moment. An admin can switch them on again. If you have an account, log in.';
export const INVITATION_NEEDED =
  'You need an invitation to create an account here. Open the invite link that a friend or a group sent you.';
export const INVITATION_USED_UP =
  "This invitation doesn't let anybody in any more. Ask for a new one, then create your account with it.";

interface SwitchTexts {
  label: string;
  /** A sentence that says what the feature lets people do. */
  description: string;
  /** A sentence that says what continues while the feature is off. */
  whileOff: string;
}

export const SWITCH_TEXTS: Record<keyof Switches, SwitchTexts> = {
  registration: {
    label: 'New accounts',
    description: 'Who may create an account, with a password or with Google.',
    whileOff: 'People with an account log in as usual.',
  },
  rooms: {
    label: 'Rooms',
    description: 'People open rooms for live quizzes and group reviews.',
    whileOff: 'Open rooms stay open: people can join them and play to the end.',
  },
  challenges: {
    label: 'Challenges',
    description: 'People create and join challenges, and set goals for their groups.',
    whileOff: 'Challenges that people have joined can be finished and pay as usual.',
  },
  tournaments: {
    label: 'Tournaments',
    description: 'Admins create tournaments, and people register for them.',
    whileOff: 'Tournaments with players are played to the end and pay their prizes.',
  },
  google: {
    label: 'Log in with Google',
    description: 'The log-in page offers Google.',
    whileOff: 'People who are logged in stay so. Those without a password can choose one with Forgot your password.',
  },
  trial: {
    label: 'Questions for visitors',
    description: 'People try three questions on the log-in page, before they have an account.',
    whileOff:
      'The page is the log-in form alone. Answers given before still become the first attempt of a new account.',
  },
};

export const REGISTRATION_TEXTS: Record<RegistrationMode, { label: string; hint: string }> = {
  open: { label: 'Open', hint: 'Everybody can create an account.' },
  invitation: { label: 'By invitation', hint: 'Only with an invite link of a friend or a group.' },
  closed: { label: 'Closed', hint: 'Nobody can create an account.' },
};

/** Formats why a feature can't be switched on: environment variables are missing. */
export function formatMissingVariables(feature: Feature, variables: readonly string[]): string {
  return `${SWITCH_TEXTS[feature].label} can't be switched on yet: set ${variables.join(' and ')} and restart the server.`;
}

/** Formats the state of a switch for audit entries and error messages. */
export function formatSwitchState(value: Switches[keyof Switches]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return REGISTRATION_TEXTS[value].label.toLowerCase();
}

/** Formats the error for a change of a switch that another admin has changed meanwhile. */
export function formatConflict(name: SwitchChange['name'], current: Switches[keyof Switches]): string {
  return `Another admin changed this meanwhile: ${SWITCH_TEXTS[name].label} is “${formatSwitchState(current)}” now.`;
}
