// This file doesn't import the rules of boards, because the code that parses URLs imports it and is loaded when the app
// starts.
export const XP_PERIODS = ['weekly', 'monthly'] as const;
export const AVERAGE_PERIODS = ['weekly', 'monthly', 'all'] as const;
/** The people that a board ranks; for a group, `groupId` names it. The caller is always included. */
export const BOARD_SCOPES = ['all', 'friends', 'group'] as const;
export type XpPeriod = (typeof XP_PERIODS)[number];
export type AveragePeriod = (typeof AVERAGE_PERIODS)[number];
export type BoardScope = (typeof BOARD_SCOPES)[number];
