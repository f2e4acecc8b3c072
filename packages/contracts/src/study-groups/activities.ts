import { DELETED_PERSON } from './messages.ts';

/** What a group shows as having happened. */
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
 * What happened, in one sentence.
 * @param name who did it; null for somebody whose account is deleted
 * @param title the shared quiz's, or the challenge's
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
