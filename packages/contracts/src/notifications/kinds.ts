/** The kinds of notifications that have a switch, and the setting that it sets. */
export const SWITCHED_KINDS = {
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
  | keyof typeof SWITCHED_KINDS
  | 'moderation_decision'
  | 'group_removed'
  | 'group_restored'
  | 'group_challenge_reached'
  | 'study_reminder'
  | 'written_marks';

type NotificationSetting = (typeof SWITCHED_KINDS)[keyof typeof SWITCHED_KINDS];

/** Whether notifications arrive where nobody chose: all kinds in the app, none as a push message. */
const IN_APP = true;
const BY_PUSH = false;

/** The setting that turns a kind off; null for kinds that can't be turned off. */
function switchOf(kind: string): NotificationSetting | null {
  return Object.hasOwn(SWITCHED_KINDS, kind) ? SWITCHED_KINDS[kind as keyof typeof SWITCHED_KINDS] : null;
}

type Stored = Readonly<Record<string, unknown>>;

/** Whether somebody wants notifications of this kind. @param settings of a profile, or as they are stored */
export function wantsKind(kind: string, settings: Stored): boolean {
  const setting = switchOf(kind);
  const chosen = setting === null ? null : settings[setting];
  return typeof chosen === 'boolean' ? chosen : IN_APP;
}

/** Whether somebody's browsers show notifications too. @param settings of a profile, or as they are stored */
export function wantsPushes({ notifyByPush }: { notifyByPush?: unknown }): boolean {
  return typeof notifyByPush === 'boolean' ? notifyByPush : BY_PUSH;
}
