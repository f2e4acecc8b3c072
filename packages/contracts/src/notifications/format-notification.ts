// Formats the texts of notifications, for the screen and for push messages.
import { ACHIEVEMENTS, type AchievementId } from '../achievements/achievements.ts';
import { GAME_FORMATTERS, opponentIdOf } from './format-game-notification.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationAbout, NotificationRow } from './row.ts';
import type { ListedNames } from './schema.ts';

/** The names that a notification mentions; null if the reader may not know a name, or the device doesn't have it. */
export interface NotificationNames {
  person: string | null;
  group: string | null;
  quiz: string | null;
  /** The reader's opponent in a tournament match. */
  opponent: string | null;
}

/** Picks the names that one notification needs from all names that the reader may know. */
export function pickNames({ people, groups, quizzes }: ListedNames, about: NotificationAbout): NotificationNames {
  const { personId, groupId, quizId } = about;
  const nameOf = (items: ListedNames['people'], id: string | undefined) =>
    items.find((item) => item.id === id)?.name ?? null;
  return {
    person: nameOf(people, personId),
    group: nameOf(groups, groupId),
    quiz: nameOf(quizzes, quizId),
    opponent: nameOf(people, opponentIdOf(about)),
  };
}

/** For each kind of notification, the names that must exist for its page to show what the notification is about. */
const REQUIRED_NAMES: Readonly<Record<string, readonly (keyof NotificationNames)[]>> = {
  friend_request: ['person'],
  friend_accepted: ['person'],
  group_invitation: ['group'],
  quiz_shared: ['group', 'quiz'],
  assignment: ['group', 'quiz'],
  group_restored: ['group'],
} satisfies Partial<Record<NotificationKind, readonly (keyof NotificationNames)[]>>;

/**
 * Returns whether the cause of a notification no longer exists for the reader, because a name that it needs isn't in
 * the server's list. Always false if the list is older than the notification, and for kinds that lead to one of the
 * reader's own pages.
 */
export function isCauseMissing(
  { kind, about, no }: Pick<NotificationRow, 'kind' | 'about' | 'no'>,
  names: ListedNames,
): boolean {
  if (names.upTo === undefined || no > names.upTo || !Object.hasOwn(REQUIRED_NAMES, kind)) return false;
  const found = pickNames(names, about);
  if (REQUIRED_NAMES[kind]?.some((name) => found[name] === null)) return true;
  return kind === 'friend_request' && !names.asking?.some((id) => id === about.personId);
}

export interface NotificationTexts {
  title: string;
  text: string;
  /** The path of the page that the notification opens. */
  path: string;
}

type NotificationFormatter = (about: NotificationAbout, names: NotificationNames) => NotificationTexts;

const SOMEBODY = 'Somebody';
const A_GROUP = 'a study group';
const A_GROUP_FIRST = 'Your study group';
const A_QUIZ = 'a quiz';

const FORMATTERS: Record<NotificationKind, NotificationFormatter> = {
  friend_request: (_about, { person }) => ({
    title: 'Friend request',
    text: `${person ?? SOMEBODY} wants to be your friend.`,
    path: '/friends?tab=requests',
  }),
  friend_accepted: ({ personId, invited }, { person }) => ({
    title: 'New friend',
    text: `${person ?? SOMEBODY} accepted your ${invited === true ? 'invitation' : 'friend request'}.`,
    path: personId === undefined ? '/friends' : `/people/${personId}`,
  }),
  group_invitation: ({ groupId, code }, { person, group }) => ({
    title: 'Invitation',
    text: `${person ?? SOMEBODY} invites you to ${group ?? A_GROUP}.`,
    path: typeof code === 'string' ? `/invite/${code}` : groupPathOf(groupId),
  }),
  quiz_shared: ({ groupId }, { person, group, quiz }) => ({
    title: 'New quiz in your group',
    text: `${person ?? SOMEBODY} shared ${quiz ?? A_QUIZ} in ${group ?? A_GROUP}.`,
    path: groupPathOf(groupId),
  }),
  assignment: ({ groupId }, { group, quiz }) => ({
    title: 'New assignment',
    text: `${quiz ?? 'A quiz'} was assigned in ${group ?? A_GROUP}.`,
    path: groupPathOf(groupId),
  }),
  group_challenge_reached: ({ groupId }, { group }) => ({
    title: 'Group challenge',
    text: `${group ?? A_GROUP_FIRST} reached its goal. You did that together.`,
    path: groupPathOf(groupId),
  }),
  cheer: (about, { person }) => ({
    title: 'You were cheered',
    text: `${person ?? SOMEBODY} cheers ${formatCheered(about)}.`,
    path: '/achievements',
  }),
  group_removed: (_about, { group }) => ({
    title: 'Study group removed',
    text: `The moderators removed ${group ?? 'one of your study groups'}.`,
    path: '/study-groups',
  }),
  group_restored: ({ groupId }, { group }) => ({
    title: 'Study group restored',
    text: `The moderators put ${group ?? 'one of your study groups'} back.`,
    path: groupPathOf(groupId),
  }),
  moderation_decision: () => ({
    title: 'Moderation notice',
    text: 'A moderator has acted on your account or your content.',
    path: '/moderation',
  }),
  study_reminder: ({ text }) => ({
    title: 'Study reminder',
    text: typeof text === 'string' ? text : 'Time to study',
    path: '/ai-study-buddy',
  }),
  written_marks: ({ sittingId, title }) => ({
    title: 'Marks published',
    text: `Your marks for ${typeof title === 'string' ? `“${title}”` : 'a written test'} are published.`,
    path: typeof sittingId === 'string' ? `/user/written-test-report/${sittingId}` : '/user/written-reports',
  }),
  confirm_email: () => ({
    title: 'Confirm your e-mail address',
    text: 'Open the link that we sent you. In the settings you can have it sent again.',
    path: '/settings',
  }),
  ...GAME_FORMATTERS,
};

const groupPathOf = (groupId: string | undefined) =>
  groupId === undefined ? '/study-groups' : `/study-groups/${groupId}`;

function formatCheered({ achievement, days }: NotificationAbout): string {
  if (achievement !== undefined && Object.hasOwn(ACHIEVEMENTS, achievement)) {
    const { title } = ACHIEVEMENTS[achievement as AchievementId];
    // The emoji at the beginning of a medal's title is left out.
    return `your medal ${title.slice(title.indexOf(' ') + 1)}`;
  }
  return days === undefined ? 'you' : `your streak of ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The texts for a notification whose kind only a newer server knows. */
const UNKNOWN_KIND: NotificationTexts = {
  title: 'Something new',
  text: 'Update Quorbit to read it.',
  path: '/notifications',
};

/** Returns the texts of a notification and the path of the page that it opens. */
export function formatNotification(
  kind: string,
  about: NotificationAbout,
  names: NotificationNames,
): NotificationTexts {
  return Object.hasOwn(FORMATTERS, kind) ? FORMATTERS[kind as NotificationKind](about, names) : UNKNOWN_KIND;
}

/**
 * The text shown beside a notification whose cause no longer exists. `REQUEST_CLOSED` is shown for a request that was
 * answered or withdrawn.
 */
export const NO_LONGER_THERE = 'This is no longer there.';
export const REQUEST_CLOSED = 'This request was answered or withdrawn.';

export const TOO_MANY_MUTED = 'You have muted as many groups as one can.';
