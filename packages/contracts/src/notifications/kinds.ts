/** The kinds of notifications that users can turn off, each with the setting that does so. */
export const SETTING_BY_KIND = {
  friend_request: 'notifyFriendRequests',
  friend_accepted: 'notifyAcceptedRequests',
  group_invitation: 'notifyInvitations',
  quiz_shared: 'notifySharedQuizzes',
  assignment: 'notifyAssignments',
  cheer: 'notifyCheers',
  tournament_soon: 'notifyTournamentStarts',
  tournament_round: 'notifyTournamentRounds',
  tournament_result: 'notifyTournamentResults',
  tournament_prize: 'notifyTournamentPrizes',
  tournament_cancelled: 'notifyCancelledTournaments',
  challenge_ending: 'notifyChallengeEnds',
  challenge_prize: 'notifyChallengePrizes',
} as const;

/**
 * The kinds that this version can send and format. Kinds about moderation, published marks and the account
 * can't be turned off; study reminders come until they are deleted. Data from the server may name kinds that aren't listed here, because
 * servers and apps differ in version.
 */
export type NotificationKind =
  | keyof typeof SETTING_BY_KIND
  | 'moderation_decision'
  | 'group_removed'
  | 'group_restored'
  | 'group_challenge_reached'
  | 'study_reminder'
  | 'written_marks'
  | 'confirm_email';

type NotificationSetting = (typeof SETTING_BY_KIND)[keyof typeof SETTING_BY_KIND];

/** The defaults for users who haven't chosen: all kinds are shown in the app, and none is sent as a push message. */
const DEFAULT_IN_APP = true;
const DEFAULT_BY_PUSH = false;

/** Returns the setting that turns a kind of notification off; null for kinds that can't be turned off. */
function settingOf(kind: string): NotificationSetting | null {
  return Object.hasOwn(SETTING_BY_KIND, kind) ? SETTING_BY_KIND[kind as keyof typeof SETTING_BY_KIND] : null;
}

type StoredSettings = Readonly<Record<string, unknown>>;

/**
 * Returns whether a user wants notifications of this kind.
 * @param settings the settings of a profile, or the stored ones.
 */
export function isKindWanted(kind: string, settings: StoredSettings): boolean {
  const setting = settingOf(kind);
  const chosen = setting === null ? null : settings[setting];
  return typeof chosen === 'boolean' ? chosen : DEFAULT_IN_APP;
}

/**
 * Returns whether a user also wants notifications as push messages.
 * @param settings the settings of a profile, or the stored ones.
 */
export function isPushWanted({ notifyByPush }: { notifyByPush?: unknown }): boolean {
  return typeof notifyByPush === 'boolean' ? notifyByPush : DEFAULT_BY_PUSH;
}
