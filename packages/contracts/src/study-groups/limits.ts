/** The most groups that one person may be a member of. */
export const MAX_GROUPS = 50;
/** The most quizzes that may be shared with one group; deleted quizzes don't count. */
export const MAX_SHARED_QUIZZES = 50;
export const GROUP_NAME = { min: 3, max: 100 } as const;
export const GROUP_DESCRIPTION_MAX = 500;
export const GROUP_MEMBERS = { min: 2, max: 100, usual: 50 } as const;
export const MAX_TAGS = 5;
export const TAG_MAX = 30;
/** The number of activities that a group shows, newest first. */
export const SHOWN_ACTIVITIES = 10;
