import { DELETED_PERSON } from './messages.ts';

/** The kinds of events that a group's list of activities shows. */
export const ACTIVITY_TYPES = [
  'quiz_shared',
  'member_joined',
  'member_left',
  'member_removed',
  'member_restored',
  'settings_changed',
  'challenge_set',
  'challenge_reached',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/**
 * Describes an activity in one sentence.
 * @param name the member's name; null if the account is deleted.
 * @param title the title of the shared quiz or of the challenge; null for none.
 */
export function formatActivity(type: ActivityType, name: string | null, title: string | null): string {
  const who = name ?? DELETED_PERSON;
  switch (type) {
    case 'quiz_shared':
      return title === null ? `${who} shared a quiz.` : `${who} shared “${title}”.`;
    case 'member_joined':
      return `${who} joined the group.`;
    case 'member_left':
      return `${who} left the group.`;
    case 'member_removed':
      return `A moderator removed ${who}.`;
    case 'member_restored':
      return `A moderator put ${who} back.`;
    case 'settings_changed':
      return `${who} changed the group settings.`;
    case 'challenge_set':
      return `${who} set the challenge “${title}”.`;
    case 'challenge_reached':
      return `The group reached the goal of “${title}”.`;
  }
}
