// Without the rules of boards: what reads addresses is loaded with the start of the app.
export const XP_PERIODS = ['weekly', 'monthly'] as const;
export const AVERAGE_PERIODS = ['weekly', 'monthly', 'all'] as const;
/** Whose ranks a board shows; of a group, `groupId` says which. The caller is always among them. */
export const BOARD_SCOPES = ['all', 'friends', 'group'] as const;
export type XpPeriod = (typeof XP_PERIODS)[number];
export type AveragePeriod = (typeof AVERAGE_PERIODS)[number];
export type BoardScope = (typeof BOARD_SCOPES)[number];
