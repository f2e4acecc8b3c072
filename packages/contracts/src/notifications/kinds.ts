/** The kinds of notifications that have a switch, and the setting that it sets. */
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
 * The kinds that this version sends and has words for; those of moderators and published marks can't be turned off, and a study
 * reminder comes until it's deleted. On the wire a kind is any word: servers and apps differ in age.
 */
export type NotificationKind =
  | keyof typeof SETTING_BY_KIND
  | 'moderation_decision'
  | 'group_removed'
  | 'group_restored'
  | 'group_challenge_reached'
  | 'study_reminder'
  | 'written_marks';

type NotificationSetting = (typeof SETTING_BY_KIND)[keyof typeof SETTING_BY_KIND];

/** Whether notifications arrive where nobody chose: all kinds in the app, none as a push message. */
const DEFAULT_IN_APP = true;
const DEFAULT_BY_PUSH = false;

/** The setting that turns a kind off; null for kinds that can't be turned off. */
function settingOf(kind: string): NotificationSetting | null {
  return Object.hasOwn(SETTING_BY_KIND, kind) ? SETTING_BY_KIND[kind as keyof typeof SETTING_BY_KIND] : null;
}

type StoredSettings = Readonly<Record<string, unknown>>;

/** Whether somebody wants notifications of this kind. @param settings of a profile, or as they are stored */
export function isKindWanted(kind: string, settings: StoredSettings): boolean {
  const setting = settingOf(kind);
  const chosen = setting === null ? null : settings[setting];
  return typeof chosen === 'boolean' ? chosen : DEFAULT_IN_APP;
}

/** Whether somebody's browsers show notifications too. @param settings of a profile, or as they are stored */
export function isPushWanted({ notifyByPush }: { notifyByPush?: unknown }): boolean {
  return typeof notifyByPush === 'boolean' ? notifyByPush : DEFAULT_BY_PUSH;
}
